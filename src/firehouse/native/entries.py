"""What stands in a C file around the translated functions: seeds, texts, and what entries give."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

from firehouse.native.types import FLOAT, INT, List, Tup

SEEDED: Final = (
    "FN void seeded(struct Rng *self, i64 seed)"
    " { seed_words(seed, &self->a, &self->b, &self->c, &self->d); }"
)
DRAW: Final = (
    "#define DRAW(seed, kind, number, total) draw_below(seed,"
    " ({ u64 d_ = (u64)(kind); if (d_ >= sizeof TEXTS / sizeof *TEXTS) failed(BAD_INDEX);"
    " TEXTS[d_]; }), number, total)"
)


def spelled(texts: Iterable[str]) -> str:
    """The texts letter by letter, which only the luck of tables asks for."""
    rows = ", ".join(json.dumps(text if text.isascii() else "") for text in texts)
    return f"static const char *const TEXTS[] = {{{rows}}};\n{DRAW}"


def given_out(kind: List) -> str:
    """Lists of numbers as they are given to Python: a length, then the numbers; lists within."""
    put = "if (room-- <= 0) failed(OUT_OF_ROOM); *out++ = "
    start = f"{put}found->n;"
    if isinstance(kind.item, Tup):
        inner = " ".join(
            f"{put}{part}->n; for (i64 j = 0; j < {part}->n; j++) {{ {put}{part}->a[j]; }}"
            if isinstance(one, List)
            else f"{put}{part};"
            for one, part in ((one, f"found->a[k].f{i}") for i, one in enumerate(kind.item.parts))
        )
    elif isinstance(kind.item, List):
        each = f"for (i64 j = 0; j < found->a[k].n; j++) {{ {put}found->a[k].a[j]; }}"
        inner = f"{put}found->a[k].n; {each}"
    elif kind.item == INT:
        inner = f"{put}found->a[k];"
    elif kind.item == FLOAT:
        inner = f"{put}bits_of(found->a[k]);"
    else:
        raise LookupError(f"An entry cannot return {kind.name}.")
    return f"{start} for (i64 k = 0; k < found->n; k++) {{ {inner} }}"
