"""Options as words: ``lowest-bid=7 slam=no``. One codec for every game's frozen options dataclass."""

from __future__ import annotations

from dataclasses import Field, fields, replace
from enum import Enum
from typing import Any, TypeVar

T = TypeVar("T")


def options_text(options: Any) -> str:
    """The fields of *options* that differ from their defaults, as ``name=value`` words."""
    return " ".join(
        f"{_word(field)}={_value_text(value)}"
        for field in fields(options)
        if (value := getattr(options, field.name)) != field.default
    )


def parse_options(kind: type[T], text: str) -> T:
    """Read what ``options_text`` wrote; fields not named keep their defaults.

    Raises:
        ValueError: an unknown option or value, said in a sentence.
    """
    known = {_word(field): field for field in fields(kind)}  # type: ignore[arg-type]
    changes = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if name not in known:
            raise ValueError(f"{name[:40]!r} is no option of this game")
        changes[known[name].name] = _parse_value(known[name], value)
    return replace(kind(), **changes)  # type: ignore[type-var]


def _word(field: Field[Any]) -> str:
    return field.name.replace("_", "-")


def _value_text(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value.value if isinstance(value, Enum) else value)


def _parse_value(field: Field[Any], text: str) -> Any:
    for value in _choices(field):
        if _value_text(value) == text:
            return value
    allowed = ", ".join(_value_text(value) for value in _choices(field))
    raise ValueError(f"{_word(field)}={text[:40]} is not possible; it may be {allowed}")


def _choices(field: Field[Any]) -> tuple[Any, ...]:
    """Every value of the field: both booleans, all members of an enum, or the ``choices`` of its metadata."""
    if isinstance(field.default, bool):
        return (False, True)
    if isinstance(field.default, Enum):
        return tuple(type(field.default))
    return tuple(field.metadata["choices"])
