"""Letters of other scripts that look like Latin ones."""

from __future__ import annotations

from typing import Final

CYRILLIC: Final = (
    ("АВЕЅІЈКМНОРСТУХԚԜ", "ABESIJKMHOPCTYXQW"),
    ("авеѕіјкмнорстухԛԝһԁѵ", "abesijkmhopctyxqwhdv"),
)
GREEK: Final = (
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ", "ABEZHIKMNOPTYXC"),
    ("αβεικνορτυχϲϳ", "abeikvoptuxcj"),
)
LOOKALIKES: Final = {
    ord(other): latin
    for others, latins in (*CYRILLIC, *GREEK)
    for other, latin in zip(others, latins, strict=True)
}
