"""Several values in one call: sizes, insets, centres, of a node or of each of many."""

from __future__ import annotations

from ..attributes.accessors import Attributes
from ..attributes.attribute import Attribute, as_value, set_all
from ..values import REQUIRED, AnyValue, Relation, Value


class Shortcuts(Attributes):
    """Each sets `equal` of the attributes it names, all or none, and leaves their min and max. None
    takes that equal away; a number is required unless it comes at a priority:

        icon.keep_size(24, 24)
        icon.keep_insets(top=8, left=8 @ LOW, bottom=None, right=None)

    Raises as the attributes and their setting do.
    """

    __slots__ = ()

    def keep_size(self, width: AnyValue, height: AnyValue) -> None:
        """Keeps its width and height."""
        _keep((self.width, width), (self.height, height))

    def keep_insets(self, top: AnyValue, left: AnyValue, bottom: AnyValue, right: AnyValue) -> None:
        """Keeps its insets."""
        _keep(
            (self.top_inset, top), (self.left_inset, left), (self.bottom_inset, bottom),
            (self.right_inset, right),
        )  # fmt: skip

    def keep_safe_insets(
        self, top: AnyValue, left: AnyValue, bottom: AnyValue, right: AnyValue
    ) -> None:
        """Keeps its insets in the safe area."""
        _keep(
            (self.top_safe_inset, top), (self.left_safe_inset, left),
            (self.bottom_safe_inset, bottom), (self.right_safe_inset, right),
        )  # fmt: skip

    def keep_margin_insets(
        self, top: AnyValue, left: AnyValue, bottom: AnyValue, right: AnyValue
    ) -> None:
        """Keeps its insets within the margins."""
        _keep(
            (self.top_margin_inset, top), (self.left_margin_inset, left),
            (self.bottom_margin_inset, bottom), (self.right_margin_inset, right),
        )  # fmt: skip

    def keep_center(self, x: AnyValue, y: AnyValue) -> None:
        """Keeps its centre at fractions of its parent's width and height."""
        _keep((self.horizontal_center, x), (self.vertical_center, y))

    def keep_centered(self, priority: float = REQUIRED) -> None:
        """Keeps it in the middle of its parent."""
        middle = Value(0.5, priority)
        _keep((self.horizontal_center, middle), (self.vertical_center, middle))

    def keep_horizontally_centered(self, priority: float = REQUIRED) -> None:
        """Keeps it in the middle between the left and right of its parent."""
        _keep((self.horizontal_center, Value(0.5, priority)))

    def keep_vertically_centered(self, priority: float = REQUIRED) -> None:
        """Keeps it in the middle between the top and bottom of its parent."""
        _keep((self.vertical_center, Value(0.5, priority)))


def _keep(*values: tuple[Attribute, AnyValue]) -> None:
    set_all([(attribute, Relation.EQUAL, as_value(value)) for attribute, value in values])
