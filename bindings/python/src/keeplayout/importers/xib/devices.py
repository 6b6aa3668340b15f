"""The devices that Interface Builder shows files on."""

from __future__ import annotations

from typing import NamedTuple

from ...geometry import Insets
from ..source import Element
from .traits import Traits


class Screen(NamedTuple):
    """A screen that stands: how high it is, and what status bar and home indicator cover."""

    height: float
    top: float
    bottom: float
    is_wide: bool = False
    """Whether a telephone has a regular width when it lies."""


_OLD = {"retina3_5": 480, "retina4_0": 568, "retina4_7": 667}
_SCREENS = {
    **{name: Screen(height, 20, 0) for name, height in _OLD.items()},
    "retina5_5": Screen(736, 20, 0, True),
    "retina5_9": Screen(812, 44, 34),
    "retina6_0": Screen(844, 47, 34),
    "retina6_1": Screen(896, 44, 34, True),
    "retina6_12": Screen(852, 59, 34),
    "retina6_5": Screen(896, 44, 34, True),
    "retina6_7": Screen(926, 47, 34, True),
    "retina6_72": Screen(932, 59, 34, True),
    "ipad9_7": Screen(1024, 20, 0),
    "ipad10_5": Screen(1112, 20, 0),
    "ipad12_9": Screen(1366, 20, 0),
    "ipad11_0rounded": Screen(1194, 24, 20),
    "ipad12_9rounded": Screen(1366, 24, 20),
}
"""As they are in files: the safe areas of whole screens, found by constraints."""


def traits_of(device: Element | None) -> Traits:
    """The size classes of a device; none for a file from before there were devices."""
    if device is None:
        return Traits()
    name, lies = device.get("id"), device.get("orientation") == "landscape"
    if name.lower().startswith("ipad"):
        is_split = device.get("layout", "fullscreen") != "fullscreen"
        return Traits("compact" if is_split else "regular", "regular", "pad")
    wide = lies and name in _SCREENS and _SCREENS[name].is_wide
    return Traits("regular" if wide else "compact", "compact" if lies else "regular", "phone")


def safe_area_of(device: Element | None, height: float) -> Insets | None:
    """The safe area of a root that fills the screen of a device that stands; None for others."""
    screen = None if device is None else _SCREENS.get(device.get("id"))
    if screen is None or screen.height != height:
        return None
    return Insets(screen.top, 0, screen.bottom, 0)
