"""What views of Android's layout files are: the names of their classes."""

from __future__ import annotations

from ..reading import cut, nearest_of
from ..source import Element
from ..unsaid import Unsaid

_HELPERS = (
    "Barrier", "ConstraintLayout", "Flow", "Group", "Guideline", "Layer", "MotionLayout",
    "Placeholder", "ReactiveGuide", "ImageFilterButton", "ImageFilterView", "MockView",
    "MotionHelper", "MotionEffect", "CircularFlow", "Grid", "ConstraintHelper", "MotionButton",
    "MotionLabel", "VirtualLayout", "Constraints", "ConstraintProperties",
)  # fmt: skip
_OF_ANDROID = (
    "AbsoluteLayout", "ActionMenuView", "AdapterViewFlipper", "AnalogClock",
    "AutoCompleteTextView", "Button", "CalendarView", "CheckBox", "CheckedTextView",
    "Chronometer", "CompoundButton", "DatePicker", "DigitalClock", "EditText",
    "ExpandableListView", "FragmentContainerView", "FrameLayout", "Gallery", "GridLayout",
    "GridView", "HorizontalScrollView", "ImageButton", "ImageSwitcher", "ImageView",
    "LinearLayout", "ListView", "MultiAutoCompleteTextView", "NumberPicker", "ProgressBar",
    "QuickContactBadge", "RadioButton", "RadioGroup", "RatingBar", "RelativeLayout",
    "ScrollView", "SearchView", "SeekBar", "Space", "Spinner", "StackView", "SurfaceView",
    "Switch", "TabHost", "TabWidget", "TableLayout", "TableRow", "TextClock", "TextSwitcher",
    "TextView", "TextureView", "TimePicker", "ToggleButton", "Toolbar", "VideoView", "View",
    "ViewAnimator", "ViewFlipper", "ViewStub", "ViewSwitcher", "WebView", "ZoomControls",
    "blink", "fragment", "include", "layout", "merge", "view",
)  # fmt: skip
_PACKAGES = ("widget", "helper.widget", "motion.widget", "utils.widget")


def check(element: Element, unsaid: Unsaid) -> None:
    """Tells of a class that neither Android nor ConstraintLayout has; those with another package
    may be anybody's."""
    package, _, name = element.tag.rpartition(".")
    is_helper = package.removeprefix("androidx.constraintlayout.") in _PACKAGES
    known = _HELPERS if is_helper else (*_OF_ANDROID, *_HELPERS)
    if (is_helper or not package) and name not in known:
        found = "" if unsaid.is_full else nearest_of(name, known)
        hint = f"the nearest is <{found}>" if found else "Android has no such view"
        unsaid.cannot_read(f"<{cut(element.tag)}>: {hint}", element.place)
