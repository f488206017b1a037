"""Letters as outlines, taken from DM Serif Display."""

from functools import cache

import fontpkg
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont


@cache
def _font():
    return TTFont(fontpkg.path("DM Serif Display"))


def _glyphs(text):
    font = _font()
    names = font.getBestCmap()
    return font.getGlyphSet(), [names[ord(letter)] for letter in text]


def _bounds(text, tracking):
    """Left, right and advance positions of *text* in font units."""
    glyphs, names = _glyphs(text)
    left, right, position, starts = None, 0, 0, []
    for name in names:
        pen = BoundsPen(glyphs)
        glyphs[name].draw(pen)
        left = position + pen.bounds[0] if left is None else left
        right = position + pen.bounds[2]
        starts.append(position)
        position += glyphs[name].width + tracking
    return left, right, starts


def outline(text, cap_height, widest=None, tracking=0.0):
    """Path data of *text* with its capitals *cap_height* high, the ink centred on x = 0, standing on y = 0.

    Text wider than *widest* is condensed to fit. *tracking* is extra room between letters in thousandths of an em.
    """
    font = _font()
    scale = cap_height / font["OS/2"].sCapHeight
    left, right, starts = _bounds(text, tracking * font["head"].unitsPerEm / 1000)
    narrow = min(1.0, widest / ((right - left) * scale)) if widest else 1.0
    middle = (left + right) / 2
    glyphs, names = _glyphs(text)
    data = ""
    for name, start in zip(names, starts, strict=True):
        pen = SVGPathPen(glyphs)
        shift = (start - middle) * scale * narrow
        glyphs[name].draw(TransformPen(pen, (scale * narrow, 0, 0, -scale, shift, 0)))
        data += pen.getCommands()
    return data
