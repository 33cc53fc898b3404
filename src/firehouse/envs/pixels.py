"""Pictures as arrays of pixels, for videos."""

from __future__ import annotations

import io
from typing import Any, Final

import numpy as np
import numpy.typing as npt

WIDTH: Final = 720


def pixels(svg: str) -> npt.NDArray[np.uint8]:
    """The picture in red, green and blue; its sides are even, as videos want them."""
    try:
        import resvg_py
        from PIL import Image
    except ModuleNotFoundError as error:
        raise ValueError(f"Pixels need {error.name}: pip install 'firehouse[envs]'") from None
    png: Any = resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH)
    picture = np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB"), np.uint8)
    return picture[: picture.shape[0] // 2 * 2].copy()
