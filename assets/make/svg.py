"""A drawing pen that writes small, plain SVG.

Only what the nanosvg reader knows is offered: paths and simple shapes, groups with a transform, and gradients
measured in user space. There is no text, no clipping and no reuse of shapes.
"""

import math
import re
from contextlib import contextmanager
from pathlib import Path

TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
COMMANDS = "MmLlHhVvCcSsQqTtAaZz"


def number(value, digits=2):
    """*value* in as few characters as it takes.

    >>> number(3.0), number(-0.501), number(-0.001)
    ('3', '-.5', '0')
    """
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def compact(path, digits=1):
    """The path data *path* with rounded numbers and no needless spaces.

    >>> compact("M 0.04 -10.26 L 3.0 4.0 Z")
    'M0-10.3L3 4Z'
    """
    out = ""
    for token in TOKEN.findall(path):
        if token in COMMANDS:
            out += token
            continue
        text = number(float(token), digits)
        needs_space = bool(out) and not out[-1].isalpha() and not text.startswith("-")
        out += (" " if needs_space else "") + text
    return out


def polygon(points):
    """Path data of the closed polygon through *points*."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def polyline(points):
    """Path data of the open line through *points*."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)


def rounded_rectangle(x, y, width, height, radius):
    """Path data of a rectangle with round corners, to be joined with other paths."""
    right, bottom, r = x + width, y + height, radius
    return (
        f"M{x + r} {y}L{right - r} {y}Q{right} {y} {right} {y + r}L{right} {bottom - r}"
        f"Q{right} {bottom} {right - r} {bottom}L{x + r} {bottom}Q{x} {bottom} {x} {bottom - r}"
        f"L{x} {y + r}Q{x} {y} {x + r} {y}Z"
    )


def star(x, y, outer, inner, points=5, turn=-90.0):
    """Path data of a star with its first tip *turn* degrees from the right."""
    corners = []
    for step in range(2 * points):
        radius = inner if step % 2 else outer
        angle = math.radians(turn + step * 180 / points)
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(corners)


class Drawing:
    """A picture of *width* by *height* units, painted from back to front."""

    def __init__(self, width=250, height=350):
        self.width = width
        self.height = height
        self._parts = []
        self._gradients = {}

    def path(self, data, fill=None, stroke=None, width=1.5, opacity=None, digits=1, even_odd=False, transform=None):
        """Paint the path *data*; ``None`` for *fill* or *stroke* leaves it out."""
        rule = ' fill-rule="evenodd"' if even_odd else ""
        move = f' transform="{transform}"' if transform else ""
        self._parts.append(
            f'<path{move} d="{compact(data, digits)}"{rule}{self._paint(fill, stroke, width, opacity)}/>'
        )

    def circle(self, x, y, radius, fill=None, stroke=None, width=1.5, opacity=None):
        """Paint a circle about (*x*, *y*)."""
        shape = f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        self._parts.append(shape + self._paint(fill, stroke, width, opacity) + "/>")

    def ellipse(self, x, y, radius_x, radius_y, fill=None, stroke=None, width=1.5, opacity=None):
        """Paint an upright ellipse about (*x*, *y*)."""
        shape = f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(radius_x)}" ry="{number(radius_y)}"'
        self._parts.append(shape + self._paint(fill, stroke, width, opacity) + "/>")

    def rectangle(self, x, y, width, height, radius=0, fill=None, stroke=None, stroke_width=1.5, opacity=None):
        """Paint a rectangle from its top left corner."""
        shape = f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        shape += f' rx="{number(radius)}"' if radius else ""
        self._parts.append(shape + self._paint(fill, stroke, stroke_width, opacity) + "/>")

    @contextmanager
    def group(self, transform):
        """Everything painted inside the block is moved by *transform*."""
        self._parts.append(f'<g transform="{transform}">')
        yield
        self._parts.append("</g>")

    def linear(self, x1, y1, x2, y2, *stops):
        """A straight gradient; each stop is (offset, colour) or (offset, colour, opacity)."""
        ends = zip(("x1", "y1", "x2", "y2"), (x1, y1, x2, y2), strict=True)
        return self._gradient("linearGradient", ends, stops)

    def radial(self, x, y, radius, *stops):
        """A round gradient from the centre outwards; stops as in :meth:`linear`."""
        measures = zip(("cx", "cy", "r"), (x, y, radius), strict=True)
        return self._gradient("radialGradient", measures, stops)

    def text(self):
        """The whole picture as SVG."""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}"'
        head += f' viewBox="0 0 {self.width} {self.height}">'
        gradients = "".join(body.replace("ID", f'"{name}"', 1) for body, name in self._gradients.items())
        defs = f"<defs>{gradients}</defs>" if gradients else ""
        body = "".join(self._parts)
        return f'{head}{defs}<g fill="none" stroke-linejoin="round" stroke-linecap="round">{body}</g></svg>\n'

    def write(self, path):
        """Put the picture on disk, making the folders it needs."""
        path = Path(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.text(), encoding="utf-8", newline="\n")

    def _gradient(self, kind, measures, stops):
        position = " ".join(f'{name}="{number(value)}"' for name, value in measures)
        body = f'<{kind} id=ID gradientUnits="userSpaceOnUse" {position}>'
        for offset, colour, *rest in stops:
            opacity = f' stop-opacity="{number(rest[0])}"' if rest else ""
            body += f'<stop offset="{number(offset)}" stop-color="{colour}"{opacity}/>'
        name = self._gradients.setdefault(body + f"</{kind}>", f"g{len(self._gradients)}")
        return f"url(#{name})"

    @staticmethod
    def _paint(fill, stroke, width, opacity):
        paint = f' fill="{fill}"' if fill else ""
        if stroke:
            paint += f' stroke="{stroke}" stroke-width="{number(width)}"'
        return paint + (f' opacity="{number(opacity)}"' if opacity is not None else "")
