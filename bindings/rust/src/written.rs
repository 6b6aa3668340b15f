// Written by bindings/write_rust.py from the headers: `make generate`.

use std::fmt;
use std::ops::BitOr;
use std::os::raw::c_int;
use std::ptr::null;

use crate::handles::*;
use crate::owner::{array, found, given, has_length, number, text_in, text_of};
use crate::terms::{Dimension, Line, Term};
use crate::values::named_flags;
use crate::{raw, Layout, Priority, Result, Solver};

/// The result of a call. Values are never renumbered; new ones may be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
#[non_exhaustive]
pub enum Status {
    /// Done.
    #[default]
    Ok = 0,
    /// A `None` owner or pointer, a number that is not finite, a priority or an enum out of range.
    InvalidArgument = -1,
    /// A handle that is none, stale, or of another owner.
    InvalidHandle = -2,
    /// Two nodes without a common ancestor, or an inset of a node without a parent.
    Unrelated = -3,
    /// The move would make a node its own ancestor.
    Cycle = -4,
    /// Required constraints contradict each other, and the owner refuses conflicts.
    Conflict = -5,
    /// A change of an owner from inside one of its own callbacks.
    Busy = -6,
    /// More than the library holds: the message says of what.
    Limit = -7,
    /// Not for such an object, or not at such a time: the message says why.
    State = -8,
}
#[allow(dead_code)]
impl Status {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Ok,
            -1 => Self::InvalidArgument,
            -2 => Self::InvalidHandle,
            -3 => Self::Unrelated,
            -4 => Self::Cycle,
            -5 => Self::Conflict,
            -6 => Self::Busy,
            -7 => Self::Limit,
            -8 => Self::State,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// The two directions of the plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Axis {
    /// Left to right: widths.
    #[default]
    Horizontal = 0,
    /// Top to bottom: heights.
    Vertical = 1,
}
#[allow(dead_code)]
impl Axis {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Horizontal,
            1 => Self::Vertical,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// How an attribute relates to its value, or the left side of a constraint to the right one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Relation {
    /// At most: the max of an attribute.
    AtMost = -1,
    /// Equal.
    #[default]
    Equal = 0,
    /// At least: the min of an attribute.
    AtLeast = 1,
}
#[allow(dead_code)]
impl Relation {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            -1 => Self::AtMost,
            0 => Self::Equal,
            1 => Self::AtLeast,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// What happens when required constraints contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum ConflictPolicy {
    /// They stay, the least total violation is found, and the conflict can be read.
    #[default]
    Reported = 0,
    /// The transaction (or the solve outside one) fails with [`Status::Conflict`] and is undone.
    Refused = 1,
}
#[allow(dead_code)]
impl ConflictPolicy {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Reported,
            1 => Self::Refused,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// Which frame of a node is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum FrameKind {
    /// As of the last solve, in the coordinates of the parent.
    #[default]
    InParent = 0,
    /// As of the last solve, in the coordinates in which the frame of the root is returned: it begins at
    /// 0, 0 unless the root has alignment insets.
    InRoot = 1,
    /// On the pixels of the device ([`Layout::set_scale`]), in points, in the coordinates of the parent. Each
    /// edge is rounded where it is in the root, halves away from 0: nodes that touch still do, and nothing adds
    /// up over levels. Less than a half by a millionth of a pixel counts as a half.
    Snapped = 2,
    /// On the pixels of the device, in the coordinates of the root.
    SnappedInRoot = 3,
    /// On its way in an animation (keeplayout/animation.h), in the coordinates of its presented parent.
    Presented = 4,
    /// On its way in an animation, in the coordinates of its root.
    PresentedInRoot = 5,
    /// On its way in an animation, and on the pixels of the device, in the coordinates of its parent.
    PresentedSnapped = 6,
    /// On its way in an animation, and on the pixels of the device, in the coordinates of its root.
    PresentedSnappedInRoot = 7,
}
#[allow(dead_code)]
impl FrameKind {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::InParent,
            1 => Self::InRoot,
            2 => Self::Snapped,
            3 => Self::SnappedInRoot,
            4 => Self::Presented,
            5 => Self::PresentedInRoot,
            6 => Self::PresentedSnapped,
            7 => Self::PresentedSnappedInRoot,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// Which text about an object is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Text {
    /// Its name.
    #[default]
    Name = 0,
    /// An attribute with its values, a constraint as a sentence, a conflict, a layout as a tree.
    Description = 1,
    /// Why an attribute has its value, or a constraint is violated (keeplayout/diagnosis.h).
    Why = 2,
    /// A conflict explained (keeplayout/diagnosis.h), a layout for a bug report (keeplayout/documents.h).
    Report = 3,
    /// A conflict in the form of Auto Layout's log (keeplayout/diagnosis.h).
    Log = 4,
    /// The file where a constraint was last set (keeplayout/diagnosis.h).
    File = 5,
    /// A constraint as an equation string (keeplayout/equations.h).
    Equation = 6,
    /// A layout as text that can be read back (keeplayout/documents.h).
    Document = 7,
    /// What is ambiguous in a layout (keeplayout/diagnosis.h).
    Ambiguity = 8,
}
#[allow(dead_code)]
impl Text {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Name,
            1 => Self::Description,
            2 => Self::Why,
            3 => Self::Report,
            4 => Self::Log,
            5 => Self::File,
            6 => Self::Equation,
            7 => Self::Document,
            8 => Self::Ambiguity,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// What a handle names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum HandleKind {
    /// Nothing of the layout: none, stale, or of another layout.
    #[default]
    None = 0,
    /// A node or guide.
    Node = 1,
    /// An attribute or group.
    Attribute = 2,
    /// A constraint.
    Constraint = 3,
    /// An atomic group.
    Atomic = 4,
    /// An animation that has not ended.
    Animation = 5,
    /// A visual format.
    Format = 6,
}
#[allow(dead_code)]
impl HandleKind {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::None,
            1 => Self::Node,
            2 => Self::Attribute,
            3 => Self::Constraint,
            4 => Self::Atomic,
            5 => Self::Animation,
            6 => Self::Format,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// The attributes of a node, v being the value. Tens tell the family, ones the side; a group is 100 above
/// what it is made of. Values are never renumbered; new ones may be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
#[non_exhaustive]
pub enum AttributeKind {
    /// width = v; to another node: width = v \* other.width.
    Width = 1,
    /// height = v; to another node: height = v \* other.height.
    Height = 2,
    /// width = v \* height. A ratio of 0 or less is not refused: as sizes are not negative, 0 makes the
    /// width 0, and a negative ratio makes both 0.
    AspectRatio = 3,
    /// left = parent.left + v.
    LeftInset = 10,
    /// right = parent.right - v.
    RightInset = 11,
    /// leading = parent.leading + v, in reading direction.
    LeadingInset = 12,
    /// trailing = parent.trailing - v, in reading direction.
    TrailingInset = 13,
    /// top = parent.top + v.
    TopInset = 14,
    /// bottom = parent.bottom - v.
    BottomInset = 15,
    /// first baseline = parent.top + v.
    FirstBaselineInset = 16,
    /// last baseline = parent.bottom - v.
    LastBaselineInset = 17,
    /// left = left of the parent's safe area + v.
    LeftSafeInset = 20,
    /// right = right of the parent's safe area - v.
    RightSafeInset = 21,
    /// leading = leading edge of the parent's safe area + v, in reading direction.
    LeadingSafeInset = 22,
    /// trailing = trailing edge of the parent's safe area - v, in reading direction.
    TrailingSafeInset = 23,
    /// top = top of the parent's safe area + v.
    TopSafeInset = 24,
    /// bottom = bottom of the parent's safe area - v.
    BottomSafeInset = 25,
    /// left = left margin of the parent + v.
    LeftMarginInset = 30,
    /// right = right margin of the parent - v.
    RightMarginInset = 31,
    /// leading = leading margin of the parent + v, in reading direction.
    LeadingMarginInset = 32,
    /// trailing = trailing margin of the parent - v, in reading direction.
    TrailingMarginInset = 33,
    /// top = top margin of the parent + v.
    TopMarginInset = 34,
    /// bottom = bottom margin of the parent - v.
    BottomMarginInset = 35,
    /// centre x = v \* parent.width: 0 is the left edge, 0.5 the middle, 1 the right edge.
    HorizontalCenter = 48,
    /// centre y = v \* parent.height: 0 is the top edge, 0.5 the middle, 1 the bottom edge.
    VerticalCenter = 49,
    /// left = other.right + v: a gap.
    LeftOffset = 50,
    /// other.left = right + v: a gap.
    RightOffset = 51,
    /// leading = other.trailing + v: a gap, in reading direction.
    LeadingOffset = 52,
    /// other.leading = trailing + v: a gap, in reading direction.
    TrailingOffset = 53,
    /// top = other.bottom + v: a gap.
    TopOffset = 54,
    /// other.top = bottom + v: a gap.
    BottomOffset = 55,
    /// first baseline = other.last baseline + v.
    FirstBaselineOffset = 56,
    /// other.first baseline = last baseline + v.
    LastBaselineOffset = 57,
    /// left = other.left + v.
    LeftAlign = 60,
    /// right = other.right - v.
    RightAlign = 61,
    /// leading = other.leading + v, in reading direction.
    LeadingAlign = 62,
    /// trailing = other.trailing - v, in reading direction.
    TrailingAlign = 63,
    /// top = other.top + v.
    TopAlign = 64,
    /// bottom = other.bottom - v.
    BottomAlign = 65,
    /// first baseline = other.first baseline - v: positive is higher up.
    FirstBaselineAlign = 66,
    /// last baseline = other.last baseline - v: positive is higher up.
    LastBaselineAlign = 67,
    /// centre x = other.centre x + v: both on one vertical line. Not to be confused with
    /// [`AttributeKind::VerticalCenter`], which is about y.
    VerticalAlign = 68,
    /// centre y = other.centre y + v: both on one horizontal line. Not to be confused with
    /// [`AttributeKind::HorizontalCenter`], which is about x.
    HorizontalAlign = 69,
    /// Group: width, height; also to another node.
    Size = 100,
    /// Group: top, bottom, left, right inset.
    Insets = 110,
    /// Group: left, right inset.
    HorizontalInsets = 111,
    /// Group: top, bottom inset.
    VerticalInsets = 112,
    /// Group: top, bottom, left, right safe inset.
    SafeInsets = 120,
    /// Group: left, right safe inset.
    HorizontalSafeInsets = 121,
    /// Group: top, bottom safe inset.
    VerticalSafeInsets = 122,
    /// Group: top, bottom, left, right margin inset.
    MarginInsets = 130,
    /// Group: left, right margin inset.
    HorizontalMarginInsets = 131,
    /// Group: top, bottom margin inset.
    VerticalMarginInsets = 132,
    /// Group: horizontal, vertical centre.
    Center = 140,
    /// Group: top, left, right, bottom alignment; positive is inside the other node.
    EdgeAlign = 160,
    /// Group: vertical, horizontal alignment.
    CenterAlign = 161,
    /// A group that [`Layout::group`] or [`Nodes::attribute`] has made; never asked for by kind.
    Group = 200,
}
#[allow(dead_code)]
impl AttributeKind {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            1 => Self::Width,
            2 => Self::Height,
            3 => Self::AspectRatio,
            10 => Self::LeftInset,
            11 => Self::RightInset,
            12 => Self::LeadingInset,
            13 => Self::TrailingInset,
            14 => Self::TopInset,
            15 => Self::BottomInset,
            16 => Self::FirstBaselineInset,
            17 => Self::LastBaselineInset,
            20 => Self::LeftSafeInset,
            21 => Self::RightSafeInset,
            22 => Self::LeadingSafeInset,
            23 => Self::TrailingSafeInset,
            24 => Self::TopSafeInset,
            25 => Self::BottomSafeInset,
            30 => Self::LeftMarginInset,
            31 => Self::RightMarginInset,
            32 => Self::LeadingMarginInset,
            33 => Self::TrailingMarginInset,
            34 => Self::TopMarginInset,
            35 => Self::BottomMarginInset,
            48 => Self::HorizontalCenter,
            49 => Self::VerticalCenter,
            50 => Self::LeftOffset,
            51 => Self::RightOffset,
            52 => Self::LeadingOffset,
            53 => Self::TrailingOffset,
            54 => Self::TopOffset,
            55 => Self::BottomOffset,
            56 => Self::FirstBaselineOffset,
            57 => Self::LastBaselineOffset,
            60 => Self::LeftAlign,
            61 => Self::RightAlign,
            62 => Self::LeadingAlign,
            63 => Self::TrailingAlign,
            64 => Self::TopAlign,
            65 => Self::BottomAlign,
            66 => Self::FirstBaselineAlign,
            67 => Self::LastBaselineAlign,
            68 => Self::VerticalAlign,
            69 => Self::HorizontalAlign,
            100 => Self::Size,
            110 => Self::Insets,
            111 => Self::HorizontalInsets,
            112 => Self::VerticalInsets,
            120 => Self::SafeInsets,
            121 => Self::HorizontalSafeInsets,
            122 => Self::VerticalSafeInsets,
            130 => Self::MarginInsets,
            131 => Self::HorizontalMarginInsets,
            132 => Self::VerticalMarginInsets,
            140 => Self::Center,
            160 => Self::EdgeAlign,
            161 => Self::CenterAlign,
            200 => Self::Group,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// The area of a node that a guide stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Guide {
    /// Its safe area, by safe insets of 0.
    #[default]
    Safe = 0,
    /// The node within its margins, by margin insets of 0.
    Margins = 1,
    /// Its content. With this guide the node scrolls: the nodes inside relate to the edges of the guide in
    /// place of the node's own. The content begins at the node's left and top and is as large as
    /// what is inside asks for, and no larger (width and height are 0 at [`FITTING`](crate::FITTING)). For nodes outside, and
    /// wherever its width, height or centre is meant, the node is itself, not its content, as with Apple's scroll
    ///
    /// views: the centre is that of the guide only where the guide is named. While the guide is gone
    /// ([`Node::set_gone`]), everything inside is inactive. Destroying the guide ends the scrolling.
    Scroll = 2,
    /// For reading text: within the margins, in their middle, as wide as they allow (at [`HIGH`](crate::HIGH)), but no
    /// wider than 672. For another limit, set the maximum of its width.
    Readable = 3,
    /// KeepLayout's layout view: the safe area at top and bottom, the margins at the sides.
    Layout = 4,
    /// Its frame, to name that from inside where the node scrolls, also a root; as it is scrolled to the start.
    Frame = 5,
}
#[allow(dead_code)]
impl Guide {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Safe,
            1 => Self::Margins,
            2 => Self::Scroll,
            3 => Self::Readable,
            4 => Self::Layout,
            5 => Self::Frame,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// The reading direction, and with it where leading and trailing are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Direction {
    /// That of the parent; of the layout, for a root.
    #[default]
    Inherited = 0,
    /// Leading is left.
    LeftToRight = 1,
    /// Leading is right.
    RightToLeft = 2,
}
#[allow(dead_code)]
impl Direction {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Inherited,
            1 => Self::LeftToRight,
            2 => Self::RightToLeft,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// The sizes that a node with content resists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Resistance {
    /// Larger than its content: hugging, 250 unless set.
    #[default]
    Hugging = 0,
    /// Smaller than its content: compression resistance, [`HIGH`](crate::HIGH) unless set.
    Compression = 1,
}
#[allow(dead_code)]
impl Resistance {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Hugging,
            1 => Self::Compression,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// Along which axes a node is collapsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Gone {
    /// Along neither: it takes its space.
    #[default]
    Not = 0,
    /// Along both, as true says.
    Fully = 1,
    /// It has no width, and no margins to the left and right.
    Horizontally = 2,
    /// It has no height, and no margins above and below.
    Vertically = 3,
}
#[allow(dead_code)]
impl Gone {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Not,
            1 => Self::Fully,
            2 => Self::Horizontally,
            3 => Self::Vertically,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// What a layout tells its host without being asked: flags.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Log(pub u32);
impl Log {
    /// A call failed: its message.
    pub const REFUSED: Log = Log(1);
    /// A solve met a conflict that the one before did not: its report.
    pub const CONFLICT: Log = Log(2);
    /// A solve left something ambiguous, other than the one before: what ([`Text::Ambiguity`]).
    pub const AMBIGUITY: Log = Log(4);
    /// A solve left a container without what it asks for, and the one before did not ([`Layout::unmet_count`]).
    pub const UNMET: Log = Log(8);
    /// A solve left a flow, a barrier, a stack that turns (containers.h), or a variant (variants.h) as it was decided,
    /// though the last frames would decide otherwise.
    pub const DECISION: Log = Log(16);
    /// Whether all of the others are among these.
    pub fn contains(self, other: Self) -> bool { self.0 & other.0 == other.0 }
}
impl BitOr for Log {
    type Output = Self;
    fn bitor(self, other: Self) -> Self { Self(self.0 | other.0) }
}
impl fmt::Debug for Log {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        named_flags(formatter, "Log", self.0, &[(1, "REFUSED"), (2, "CONFLICT"), (4, "AMBIGUITY"), (8, "UNMET"), (16, "DECISION")])
    }
}

/// The origin of a constraint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Source {
    /// No constraint: the handle is invalid.
    #[default]
    None = 0,
    /// Equal, minimum or maximum of an attribute.
    Value = 1,
    /// [`Node::add_rule`].
    Rule = 2,
    /// The size of a root.
    RootSize = 3,
    /// A width or height is never negative.
    NotNegative = 4,
    /// Equal, minimum or maximum of an attribute that follows another ([`Attribute::set_to`]).
    Link = 5,
    /// A sum of terms ([`Layout::add`](crate::Layout::add)), which equation strings are, too.
    Terms = 6,
    /// A sum of terms that was applied ([`Node::apply_all`](crate::Node::apply_all)).
    Applied = 7,
    /// Hugging or compression resistance of the content of a node ([`Node::set_content_size`]).
    Content = 8,
    /// A node that is gone has no size ([`Node::set_gone`]).
    Gone = 9,
    /// A container arranges its members ([`Node::stack`](crate::Node::stack)).
    Container = 10,
}
#[allow(dead_code)]
impl Source {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::None,
            1 => Self::Value,
            2 => Self::Rule,
            3 => Self::RootSize,
            4 => Self::NotNegative,
            5 => Self::Link,
            6 => Self::Terms,
            7 => Self::Applied,
            8 => Self::Content,
            9 => Self::Gone,
            10 => Self::Container,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// A number of a node in a sum. The values up to 20 are those of Apple's layout attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum Anchor {
    /// The left edge.
    Left = 1,
    /// The right edge.
    Right = 2,
    /// The top edge.
    Top = 3,
    /// The bottom edge.
    Bottom = 4,
    /// Left or right, where reading begins.
    Leading = 5,
    /// Left or right, where reading ends.
    Trailing = 6,
    /// The width.
    Width = 7,
    /// The height.
    Height = 8,
    /// Halfway between left and right.
    CenterX = 9,
    /// Halfway between top and bottom.
    CenterY = 10,
    /// The baseline of the last line of text; TULayoutAdditions' and PLX's baseline.
    LastBaseline = 11,
    /// The baseline of the first line of text.
    FirstBaseline = 12,
    /// The left edge within the margins.
    LeftMargin = 13,
    /// The right edge within the margins.
    RightMargin = 14,
    /// The top edge within the margins.
    TopMargin = 15,
    /// The bottom edge within the margins.
    BottomMargin = 16,
    /// The leading edge within the margins.
    LeadingMargin = 17,
    /// The trailing edge within the margins.
    TrailingMargin = 18,
    /// Halfway between the left and the right margin.
    CenterXWithinMargins = 19,
    /// Halfway between the top and the bottom margin.
    CenterYWithinMargins = 20,
    /// The left edge of the safe area.
    LeftSafe = 21,
    /// The right edge of the safe area.
    RightSafe = 22,
    /// The top edge of the safe area.
    TopSafe = 23,
    /// The bottom edge of the safe area.
    BottomSafe = 24,
    /// The leading edge of the safe area.
    LeadingSafe = 25,
    /// The trailing edge of the safe area.
    TrailingSafe = 26,
    /// Halfway between left and right of the safe area.
    CenterXWithinSafeArea = 27,
    /// Halfway between top and bottom of the safe area.
    CenterYWithinSafeArea = 28,
}
#[allow(dead_code)]
impl Anchor {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            1 => Self::Left,
            2 => Self::Right,
            3 => Self::Top,
            4 => Self::Bottom,
            5 => Self::Leading,
            6 => Self::Trailing,
            7 => Self::Width,
            8 => Self::Height,
            9 => Self::CenterX,
            10 => Self::CenterY,
            11 => Self::LastBaseline,
            12 => Self::FirstBaseline,
            13 => Self::LeftMargin,
            14 => Self::RightMargin,
            15 => Self::TopMargin,
            16 => Self::BottomMargin,
            17 => Self::LeadingMargin,
            18 => Self::TrailingMargin,
            19 => Self::CenterXWithinMargins,
            20 => Self::CenterYWithinMargins,
            21 => Self::LeftSafe,
            22 => Self::RightSafe,
            23 => Self::TopSafe,
            24 => Self::BottomSafe,
            25 => Self::LeadingSafe,
            26 => Self::TrailingSafe,
            27 => Self::CenterXWithinSafeArea,
            28 => Self::CenterYWithinSafeArea,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// How the members lie along a stack, the lines of a flow across it, or the columns and rows of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Distribution {
    /// They fill it: weights decide how large they are, or else what they resist and hug. Lines of a flow are larger by
    /// equal parts of what is left, and so are columns and rows if some of them are to fill it; otherwise those begin at
    /// the start.
    #[default]
    Fill = 0,
    /// They fill it, and all have one size. Only of members, as the next one: otherwise as [`Distribution::Fill`].
    FillEqually = 1,
    /// They fill it, in proportion to their content sizes as they were set; one without has any size.
    FillProportionally = 2,
    /// Equal gaps, on top of those that are set; none at the ends. One member alone is packed, and so are several that are
    /// too large.
    EqualGaps = 3,
    /// Centres equally far apart; otherwise as equal gaps.
    EqualCenters = 4,
    /// Equal gaps, also at both ends. What is too large begins at the start, or is in the middle with a bias of 0.5. One
    /// member alone is where the bias has it; while that is not set, in the middle.
    Spread = 5,
    /// Next to each other; the bias divides what is left.
    Packed = 6,
    /// As [`Distribution::Spread`], with half of a gap at both ends.
    Around = 7,
}
#[allow(dead_code)]
impl Distribution {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Fill,
            1 => Self::FillEqually,
            2 => Self::FillProportionally,
            3 => Self::EqualGaps,
            4 => Self::EqualCenters,
            5 => Self::Spread,
            6 => Self::Packed,
            7 => Self::Around,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// How a member lies across a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Align {
    /// From edge to edge; a size of its own is kept at the start.
    #[default]
    Fill = 0,
    /// At the top, or at the leading edge.
    Start = 1,
    /// In the middle.
    Center = 2,
    /// At the bottom, or at the trailing edge.
    End = 3,
    /// First baselines on one line, as far up as they go. In a column as the start.
    FirstBaseline = 4,
    /// Last baselines on one line, as far down as they go. In a column as the end.
    LastBaseline = 5,
    /// Wherever the host has it: the container neither places it across nor counts it in its own size there.
    None = 6,
}
#[allow(dead_code)]
impl Align {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Fill,
            1 => Self::Start,
            2 => Self::Center,
            3 => Self::End,
            4 => Self::FirstBaseline,
            5 => Self::LastBaseline,
            6 => Self::None,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// What members keep of their content along a stack that is too short for it, and that they overflow then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Least {
    /// Text that is measured along both axes keeps its longest word, unless it has a weight and no basis.
    #[default]
    Word = 0,
    /// Text keeps its longest word, and all other content its size.
    Content = 1,
    /// All content may be compressed to nothing.
    Nothing = 2,
}
#[allow(dead_code)]
impl Least {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Word,
            1 => Self::Content,
            2 => Self::Nothing,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// Whether the last column of a grid is repeated, or its last row where members go by columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Repeat {
    /// It is there once.
    #[default]
    None = 0,
    /// It is there as often as fits, once at least.
    Fill = 1,
    /// The same, without those at the end that no member is in.
    Fit = 2,
}
#[allow(dead_code)]
impl Repeat {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::None,
            1 => Self::Fill,
            2 => Self::Fit,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// A parameter of a container. What has no effect, as the bias where members fill or the fraction of a barrier, is
/// kept until it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum ContainerValue {
    /// A [`Axis`]; of a grid along which members go to free cells.
    #[default]
    Axis = 0,
    /// As [`Stack`].gap.
    Gap = 1,
    /// As [`Stack`].padding.
    PaddingTop = 2,
    /// At the leading edge.
    PaddingLeft = 3,
    /// At the bottom edge.
    PaddingBottom = 4,
    /// At the trailing edge.
    PaddingRight = 5,
    /// A [`Align`].
    Align = 6,
    /// A [`Distribution`]: of members, or of columns.
    Distribution = 7,
    /// As [`Stack`].bias; NaN while it is not set.
    Bias = 8,
    /// As [`Grid`].row_gap, or [`Stack`].row_gap.
    RowGap = 9,
    /// As [`Grid`].justify.
    Justify = 10,
    /// As [`Stack`].wraps.
    Wraps = 11,
    /// A [`Anchor`], as [`Guideline`].edge.
    Edge = 12,
    /// As [`Guideline`].distance.
    Distance = 13,
    /// As [`Guideline`].fraction.
    Fraction = 14,
    /// 1 if padding counts from the margins of the container, with the safe area where they have it; 0 from its
    /// edges.
    PaddingFromMargins = 15,
    /// A [`Least`].
    Least = 16,
    /// The share of its width, or height, that gaps along it have in addition; from 0 to 1, as all of these.
    GapFraction = 17,
    /// The same of [`Grid`].row_gap.
    RowGapFraction = 18,
    /// Of its height, in addition to padding.
    PaddingFractionTop = 19,
    /// Of its width, at the leading edge.
    PaddingFractionLeft = 20,
    /// Of its height.
    PaddingFractionBottom = 21,
    /// Of its width, at the trailing edge.
    PaddingFractionRight = 22,
    /// 1 if first baselines are as far down as they go, and last ones as far up, as in UIKit's stacks; 0 for the other
    /// way.
    BaselinesReversed = 23,
    /// 1 if gaps of a column are from the last baseline of a member to the first one of the next; 0 from its edge.
    GapFromBaselines = 24,
    /// How many members a line of a flow has at most; 0 for any number.
    Most = 25,
    /// 1 if a flow with several lines asks for no more than the longest of them; 0 for all that it gets.
    HugsLines = 26,
    /// 1 if a stack goes along the other axis where its members do not fit; 0 if not.
    Turns = 27,
    /// 1 if members of a grid without cells of their own fill gaps before others; 0 if they are in their order.
    Dense = 28,
    /// A [`Distribution`]: how lines of a flow lie across it, or the rows of a grid.
    RowDistribution = 29,
    /// As [`Stack`].row_bias; NaN while it is not set.
    RowBias = 30,
    /// 1 if the last line of a flow, which may be the only one, is packed at its start, whatever its distribution.
    LastLinePacked = 31,
    /// 1 if the first line of a flow is the last one across it, as the lowest one of rows. What is at the start across it
    /// is at the end then.
    LinesReversed = 32,
    /// 1 if what is too large begins at the start, whatever its alignment and the bias, and overflows at the end.
    Safe = 33,
    /// As [`Grid`].repeats.
    Repeats = 34,
}
#[allow(dead_code)]
impl ContainerValue {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Axis,
            1 => Self::Gap,
            2 => Self::PaddingTop,
            3 => Self::PaddingLeft,
            4 => Self::PaddingBottom,
            5 => Self::PaddingRight,
            6 => Self::Align,
            7 => Self::Distribution,
            8 => Self::Bias,
            9 => Self::RowGap,
            10 => Self::Justify,
            11 => Self::Wraps,
            12 => Self::Edge,
            13 => Self::Distance,
            14 => Self::Fraction,
            15 => Self::PaddingFromMargins,
            16 => Self::Least,
            17 => Self::GapFraction,
            18 => Self::RowGapFraction,
            19 => Self::PaddingFractionTop,
            20 => Self::PaddingFractionLeft,
            21 => Self::PaddingFractionBottom,
            22 => Self::PaddingFractionRight,
            23 => Self::BaselinesReversed,
            24 => Self::GapFromBaselines,
            25 => Self::Most,
            26 => Self::HugsLines,
            27 => Self::Turns,
            28 => Self::Dense,
            29 => Self::RowDistribution,
            30 => Self::RowBias,
            31 => Self::LastLinePacked,
            32 => Self::LinesReversed,
            33 => Self::Safe,
            34 => Self::Repeats,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// What kind of container a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum ContainerKind {
    /// It is none.
    #[default]
    None = 0,
    /// A row, a column, or a flow: its axis, and whether it wraps.
    Stack = 1,
    /// A grid.
    Grid = 2,
    /// A guideline.
    Guideline = 3,
    /// A barrier.
    Barrier = 4,
}
#[allow(dead_code)]
impl ContainerKind {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::None,
            1 => Self::Stack,
            2 => Self::Grid,
            3 => Self::Guideline,
            4 => Self::Barrier,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// What a child of a container has of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum MemberValue {
    /// Its share of what members without a weight leave, which are then as small as they may be: sizes are in
    /// proportion to weights. 0 for none, or from 1e-6 to 1e6. Ignored where the stack is filled equally or
    /// proportionally. Where it is packed, or its gaps are equal, gaps are as they are set until all with a weight are at a
    /// maximum; what is left then goes to the gaps, or to the ends.
    #[default]
    Weight = 0,
    /// From it to the next member; NaN for the gap of the stack.
    GapAfter = 1,
    /// A [`Align`]; NaN for that of the stack.
    Align = 2,
    /// 1 for a child that is not arranged, 0 for a member.
    Excluded = 3,
    /// A [`Align`] in its columns of a grid; NaN for that of the grid.
    Justify = 4,
    /// How much it loses in a stack where content is missing: in proportion to this times its content, 1 unless set; 0 for
    /// nothing, as long as others can lose. 0, or from 1e-6 to 1e6. Of more than eight that lose it has no influence.
    Shrink = 5,
    /// The length from which it grows by its weight, 0 unless set; it is asked for as content is. Where a member with a
    /// weight has a basis, weights are shares of what all of their bases and contents leave, at 252, and not of all.
    Basis = 6,
    /// 1 to have its content as its basis, if there is some; 0 unless set.
    Grows = 7,
    /// A [`Least`]; NaN for that of the stack.
    Least = 8,
    /// Its margins: the space that it keeps around it, to edges and to others, whose margins and gap are added to it.
    /// Below 0 it overlaps them. Its size, and what else is constrained, are without them; they are gone when it is.
    MarginTop = 9,
    /// At its leading edge.
    MarginLeft = 10,
    /// Below it.
    MarginBottom = 11,
    /// At its trailing edge.
    MarginRight = 12,
    /// The share of the height of its container that its margin has in addition; from 0 to 1, as all of these.
    MarginFractionTop = 13,
    /// Of the width, at its leading edge.
    MarginFractionLeft = 14,
    /// Of the height.
    MarginFractionBottom = 15,
    /// Of the width, at its trailing edge.
    MarginFractionRight = 16,
    /// The column of a grid that it begins in, from 0 to 9,999; NaN for one that is found. Forgotten as cells are.
    FirstColumn = 17,
    /// The same of rows; NaN for one that is found.
    FirstRow = 18,
    /// How many columns it is in: from 1, unless set, to 10,000.
    ColumnSpan = 19,
    /// The same of rows.
    RowSpan = 20,
    /// 1 for a child that lies over a grid: from edge to edge of its cells, as they are, or of the grid where it has no
    /// column, or row, of its own. It takes no cell, and widens none; its margins and alignments count. In a stack it is not
    /// arranged.
    Overlay = 21,
}
#[allow(dead_code)]
impl MemberValue {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Weight,
            1 => Self::GapAfter,
            2 => Self::Align,
            3 => Self::Excluded,
            4 => Self::Justify,
            5 => Self::Shrink,
            6 => Self::Basis,
            7 => Self::Grows,
            8 => Self::Least,
            9 => Self::MarginTop,
            10 => Self::MarginLeft,
            11 => Self::MarginBottom,
            12 => Self::MarginRight,
            13 => Self::MarginFractionTop,
            14 => Self::MarginFractionLeft,
            15 => Self::MarginFractionBottom,
            16 => Self::MarginFractionRight,
            17 => Self::FirstColumn,
            18 => Self::FirstRow,
            19 => Self::ColumnSpan,
            20 => Self::RowSpan,
            21 => Self::Overlay,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// What the size of a column or row comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum TrackKind {
    /// Its members: as large as they need.
    #[default]
    Content = 0,
    /// A length.
    Fixed = 1,
    /// A share of what the others leave, in proportion to other fractions.
    Fraction = 2,
    /// A fraction that no member widens: what is too large overflows it.
    Yielding = 3,
    /// Its members, text in it as long as its longest word, which has to be at [`HIGH`](crate::HIGH).
    Least = 4,
    /// Its members, and as much as the others of what the grid has left.
    Filling = 5,
}
#[allow(dead_code)]
impl TrackKind {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Content,
            1 => Self::Fixed,
            2 => Self::Fraction,
            3 => Self::Yielding,
            4 => Self::Least,
            5 => Self::Filling,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// The faults of equation strings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Fault {
    /// Nothing.
    #[default]
    None = 0,
    /// There is nothing in the string.
    Empty = 1,
    /// It is not UTF-8, or has a zero byte.
    Text = 2,
    /// A node, a number or a metric is missing.
    Operand = 3,
    /// An attribute is missing.
    Attribute = 4,
    /// No node has that name.
    UnknownNode = 5,
    /// No metric has that name.
    UnknownMetric = 6,
    /// There is no such attribute.
    UnknownAttribute = 7,
    /// A relation is missing, or is none of == \<= \>=.
    Relation = 8,
    /// Something is left over behind the equation.
    End = 9,
    /// A parenthesis is not closed.
    Parenthesis = 10,
    /// A name in quotes does not end.
    Quote = 11,
    /// A number is not written as one.
    Number = 12,
    /// A number is larger than 1e12.
    Range = 13,
    /// Attributes are multiplied with each other.
    Product = 14,
    /// Something is divided by an attribute.
    Divisor = 15,
    /// Something is divided by 0.
    Zero = 16,
    /// The priority is no number above 0 and at most 1000.
    Priority = 17,
    /// There is no attribute on either side.
    Constant = 18,
    /// Parentheses are nested more than 64 deep.
    Depth = 19,
    /// It can be read, but the layout refuses it: see status.
    Refused = 20,
    /// Several nodes have that name.
    Ambiguous = 21,
    /// No priority and no metric has that name.
    UnknownPriority = 22,
    /// A metric, where a priority stands, has its name.
    MetricAndPriority = 23,
    /// A metric, where a node may stand, has its name.
    MetricAndNode = 24,
    /// A format begins neither with H: or V: nor with a view or |.
    Orientation = 25,
    /// A view is missing.
    View = 26,
    /// The bracket of a view is not closed.
    Bracket = 27,
    /// What stands between two views is no connection.
    Connection = 28,
    /// A range of views ends with no number, or a wrong one.
    ViewRange = 29,
    /// Ranges of views make more than 65,536 constraints.
    Many = 30,
    /// The format makes no constraint.
    Nothing = 31,
    /// Something is left over behind the format.
    FormatEnd = 32,
    /// A view stack is not {name:\[view\]...}.
    Stack = 33,
}
#[allow(dead_code)]
impl Fault {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::None,
            1 => Self::Empty,
            2 => Self::Text,
            3 => Self::Operand,
            4 => Self::Attribute,
            5 => Self::UnknownNode,
            6 => Self::UnknownMetric,
            7 => Self::UnknownAttribute,
            8 => Self::Relation,
            9 => Self::End,
            10 => Self::Parenthesis,
            11 => Self::Quote,
            12 => Self::Number,
            13 => Self::Range,
            14 => Self::Product,
            15 => Self::Divisor,
            16 => Self::Zero,
            17 => Self::Priority,
            18 => Self::Constant,
            19 => Self::Depth,
            20 => Self::Refused,
            21 => Self::Ambiguous,
            22 => Self::UnknownPriority,
            23 => Self::MetricAndPriority,
            24 => Self::MetricAndNode,
            25 => Self::Orientation,
            26 => Self::View,
            27 => Self::Bracket,
            28 => Self::Connection,
            29 => Self::ViewRange,
            30 => Self::Many,
            31 => Self::Nothing,
            32 => Self::FormatEnd,
            33 => Self::Stack,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// Options of a format, with the bits of Apple's. Alignments are across the format; several may be combined.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct FormatOption(pub u32);
impl FormatOption {
    /// All left edges are one line.
    pub const ALIGN_LEFT: FormatOption = FormatOption(2);
    /// All right edges are.
    pub const ALIGN_RIGHT: FormatOption = FormatOption(4);
    /// All top edges are.
    pub const ALIGN_TOP: FormatOption = FormatOption(8);
    /// All bottom edges are.
    pub const ALIGN_BOTTOM: FormatOption = FormatOption(16);
    /// All leading edges are.
    pub const ALIGN_LEADING: FormatOption = FormatOption(32);
    /// All trailing edges are.
    pub const ALIGN_TRAILING: FormatOption = FormatOption(64);
    /// All horizontal centres are.
    pub const ALIGN_CENTER_X: FormatOption = FormatOption(512);
    /// All vertical centres are.
    pub const ALIGN_CENTER_Y: FormatOption = FormatOption(1024);
    /// All last baselines are.
    pub const ALIGN_LAST_BASELINE: FormatOption = FormatOption(2048);
    /// All first baselines are.
    pub const ALIGN_FIRST_BASELINE: FormatOption = FormatOption(4096);
    /// A horizontal format goes from left to right.
    pub const LEFT_TO_RIGHT: FormatOption = FormatOption(65536);
    /// A horizontal format goes from right to left.
    pub const RIGHT_TO_LEFT: FormatOption = FormatOption(131072);
    /// Gaps between views are from the last baseline of the upper to the first one of the lower.
    pub const BASELINE_TO_BASELINE: FormatOption = FormatOption(524288);
    /// Whether all of the others are among these.
    pub fn contains(self, other: Self) -> bool { self.0 & other.0 == other.0 }
}
impl BitOr for FormatOption {
    type Output = Self;
    fn bitor(self, other: Self) -> Self { Self(self.0 | other.0) }
}
impl fmt::Debug for FormatOption {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        named_flags(formatter, "FormatOption", self.0, &[(2, "ALIGN_LEFT"), (4, "ALIGN_RIGHT"), (8, "ALIGN_TOP"), (16, "ALIGN_BOTTOM"), (32, "ALIGN_LEADING"), (64, "ALIGN_TRAILING"), (512, "ALIGN_CENTER_X"), (1024, "ALIGN_CENTER_Y"), (2048, "ALIGN_LAST_BASELINE"), (4096, "ALIGN_FIRST_BASELINE"), (65536, "LEFT_TO_RIGHT"), (131072, "RIGHT_TO_LEFT"), (524288, "BASELINE_TO_BASELINE")])
    }
}

/// Several attributes that are applied as one, each to its own kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum Compound {
    /// Width, height.
    Size = 1,
    /// Top, left, right, bottom.
    Edges = 2,
    /// Centre x, centre y.
    Center = 3,
    /// Top margin, left margin, right margin, bottom margin.
    Margins = 4,
    /// Centre x and centre y within the margins.
    CenterWithinMargins = 5,
}
#[allow(dead_code)]
impl Compound {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            1 => Self::Size,
            2 => Self::Edges,
            3 => Self::Center,
            4 => Self::Margins,
            5 => Self::CenterWithinMargins,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// Space along an axis; Apple's size classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum SizeClass {
    /// Not specified.
    #[default]
    Unspecified = 0,
    /// Little.
    Compact = 1,
    /// Enough.
    Regular = 2,
}
#[allow(dead_code)]
impl SizeClass {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Unspecified,
            1 => Self::Compact,
            2 => Self::Regular,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// The kind of device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Idiom {
    /// Not specified.
    #[default]
    Unspecified = 0,
    /// A phone.
    Phone = 1,
    /// A tablet.
    Pad = 2,
    /// A computer with a keyboard.
    Desktop = 3,
    /// A screen across the room.
    Tv = 4,
    /// The screen of a car.
    Car = 5,
    /// A watch.
    Watch = 6,
}
#[allow(dead_code)]
impl Idiom {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Unspecified,
            1 => Self::Phone,
            2 => Self::Pad,
            3 => Self::Desktop,
            4 => Self::Tv,
            5 => Self::Car,
            6 => Self::Watch,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// The orientation of the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Orientation {
    /// Not specified.
    #[default]
    Unspecified = 0,
    /// Higher than wide.
    Portrait = 1,
    /// Wider than high.
    Landscape = 2,
}
#[allow(dead_code)]
impl Orientation {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Unspecified,
            1 => Self::Portrait,
            2 => Self::Landscape,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// The ready-made curves of an animation. The numbers are UIKit's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Curve {
    /// Slow, fast, slow; the default. Control points 0.42, 0 and 0.58, 1.
    #[default]
    EaseInOut = 0,
    /// Begins slowly. Control points 0.42, 0 and 1, 1.
    EaseIn = 1,
    /// Ends slowly. Control points 0, 0 and 0.58, 1.
    EaseOut = 2,
    /// Even.
    Linear = 3,
}
#[allow(dead_code)]
impl Curve {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::EaseInOut,
            1 => Self::EaseIn,
            2 => Self::EaseOut,
            3 => Self::Linear,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// What an animation moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Motion {
    /// Frames, each on its own; the default.
    #[default]
    Frames = 0,
    /// Values of attributes, rules, sums, sizes and content that change.
    Values = 1,
    /// Frames, but no overshoot beyond a required minimum or maximum.
    Bounded = 2,
}
#[allow(dead_code)]
impl Motion {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Frames,
            1 => Self::Values,
            2 => Self::Bounded,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// Why the first constraint of a conflict is the violated one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum ConflictReason {
    /// There is no such conflict, or it was not examined.
    #[default]
    None = 0,
    /// It is the only one that can be violated: sizes that are never negative cannot.
    Alone = 1,
    /// Any other would have to be violated by more.
    Least = 2,
    /// Others would have to be violated by as much; smallest sizes, then positions, node by node, decide.
    Tie = 3,
    /// Together with the other conflicts this is the least total violation.
    Together = 4,
}
#[allow(dead_code)]
impl ConflictReason {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::None,
            1 => Self::Alone,
            2 => Self::Least,
            3 => Self::Tie,
            4 => Self::Together,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// What a drawing shows.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Drawn(pub u32);
impl Drawn {
    /// Frames with names and sizes, guides, margins, baselines: always there.
    pub const FRAMES: Drawn = Drawn(1);
    /// Dimensions of what the host has set: values, rules, sums.
    pub const VALUES: Drawn = Drawn(2);
    /// Dimensions of what containers ask of their members.
    pub const CONTAINERS: Drawn = Drawn(4);
    /// Dimensions of content.
    pub const CONTENT: Drawn = Drawn(8);
    /// What is in a conflict, in red.
    pub const CONFLICTS: Drawn = Drawn(16);
    /// Ambiguous ranges, hatched.
    pub const AMBIGUITY: Drawn = Drawn(32);
    /// What is hidden or gone, dashed.
    pub const HIDDEN: Drawn = Drawn(64);
    /// Whether all of the others are among these.
    pub fn contains(self, other: Self) -> bool { self.0 & other.0 == other.0 }
}
impl BitOr for Drawn {
    type Output = Self;
    fn bitor(self, other: Self) -> Self { Self(self.0 | other.0) }
}
impl fmt::Debug for Drawn {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        named_flags(formatter, "Drawn", self.0, &[(1, "FRAMES"), (2, "VALUES"), (4, "CONTAINERS"), (8, "CONTENT"), (16, "CONFLICTS"), (32, "AMBIGUITY"), (64, "HIDDEN")])
    }
}

/// The counters of a solver's own work, independent of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(i32)]
pub enum Counter {
    /// Pivots since creation.
    #[default]
    Pivots = 0,
    /// Complete factorisations since creation.
    Factorizations = 1,
    /// Work units since creation: entries of rows, columns and factors.
    Work = 2,
    /// Allocations since creation.
    Allocations = 3,
    /// Bytes of storage now, without the journal from begin to commit, or where conflicts are refused, from one
    /// solve to the next.
    Bytes = 4,
}
#[allow(dead_code)]
impl Counter {
    pub(crate) fn from_c(number: c_int) -> Option<Self> {
        Some(match number {
            0 => Self::Pivots,
            1 => Self::Factorizations,
            2 => Self::Work,
            3 => Self::Allocations,
            4 => Self::Bytes,
            _ => return None,
        })
    }
    pub(crate) fn c(self) -> c_int { self as c_int }
}

/// The lengths of a node that change when its parent is resized, and whether its mask stays; bits, to be combined.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Autoresizing(pub u32);
impl Autoresizing {
    /// The distance of the left edges.
    pub const FLEXIBLE_LEFT: Autoresizing = Autoresizing(1);
    /// The width.
    pub const FLEXIBLE_WIDTH: Autoresizing = Autoresizing(2);
    /// The distance of the right edges.
    pub const FLEXIBLE_RIGHT: Autoresizing = Autoresizing(4);
    /// The distance of the top edges.
    pub const FLEXIBLE_TOP: Autoresizing = Autoresizing(8);
    /// The height.
    pub const FLEXIBLE_HEIGHT: Autoresizing = Autoresizing(16);
    /// The distance of the bottom edges.
    pub const FLEXIBLE_BOTTOM: Autoresizing = Autoresizing(32);
    /// Constraints of the host's on the node do not end the mask.
    pub const STAYS: Autoresizing = Autoresizing(64);
    /// Whether all of the others are among these.
    pub fn contains(self, other: Self) -> bool { self.0 & other.0 == other.0 }
}
impl BitOr for Autoresizing {
    type Output = Self;
    fn bitor(self, other: Self) -> Self { Self(self.0 | other.0) }
}
impl fmt::Debug for Autoresizing {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        named_flags(formatter, "Autoresizing", self.0, &[(1, "FLEXIBLE_LEFT"), (2, "FLEXIBLE_WIDTH"), (4, "FLEXIBLE_RIGHT"), (8, "FLEXIBLE_TOP"), (16, "FLEXIBLE_HEIGHT"), (32, "FLEXIBLE_BOTTOM"), (64, "STAYS")])
    }
}

/// A rectangle, in points.
#[derive(Clone, Debug, Default, PartialEq, Copy)]
#[repr(C)]
pub struct Rect {
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// Never negative unless negative sizes are allowed, or in [`FrameKind::Presented`].
    pub width: f64,
    /// As the width.
    pub height: f64,
}
#[allow(dead_code)]
impl Rect {
    pub(crate) fn c(&self) -> raw::keep_rect {
        raw::keep_rect {
            x: self.x,
            y: self.y,
            width: self.width,
            height: self.height,
        }
    }
    pub(crate) fn from_c(number: raw::keep_rect) -> Self {
        Self {
            x: number.x,
            y: number.y,
            width: number.width,
            height: number.height,
        }
    }
}

/// A size, in points.
#[derive(Clone, Debug, Default, PartialEq, Copy)]
#[repr(C)]
pub struct Size {
    /// Horizontal extent.
    pub width: f64,
    /// Vertical extent.
    pub height: f64,
}
#[allow(dead_code)]
impl Size {
    pub(crate) fn c(&self) -> raw::keep_size {
        raw::keep_size {
            width: self.width,
            height: self.height,
        }
    }
    pub(crate) fn from_c(number: raw::keep_size) -> Self {
        Self {
            width: number.width,
            height: number.height,
        }
    }
}

/// Distances from the edges of a rectangle, positive inside, in points.
#[derive(Clone, Debug, Default, PartialEq, Copy)]
#[repr(C)]
pub struct Insets {
    /// From the top edge.
    pub top: f64,
    /// From the left edge.
    pub left: f64,
    /// From the bottom edge.
    pub bottom: f64,
    /// From the right edge.
    pub right: f64,
}
#[allow(dead_code)]
impl Insets {
    pub(crate) fn c(&self) -> raw::keep_insets {
        raw::keep_insets {
            top: self.top,
            left: self.left,
            bottom: self.bottom,
            right: self.right,
        }
    }
    pub(crate) fn from_c(number: raw::keep_insets) -> Self {
        Self {
            top: number.top,
            left: number.left,
            bottom: number.bottom,
            right: number.right,
        }
    }
}

/// The parameters of a stack. What [`Stack`](crate::Stack) does not name is zero.
#[derive(Clone, Debug, Default, PartialEq, Copy)]
#[repr(C)]
pub struct Stack {
    /// Along which axis it goes.
    pub axis: Axis,
    /// Whether it is a flow: its members break into lines.
    pub wraps: bool,
    /// From one member to the next; below 0 they overlap.
    pub gap: f64,
    /// From its edges to the members; not negative. Left stands for leading, and right for trailing.
    pub padding: Insets,
    /// How the members lie across it.
    pub align: Align,
    /// How they lie along it.
    pub distribution: Distribution,
    /// How much of what is left is before packed members: 0, or unset, none, 0.5 half of it, 1 all.
    pub bias: f64,
    /// From one line of a flow to the next.
    pub row_gap: f64,
    /// How its lines lie across it.
    pub row_distribution: Distribution,
    /// The bias where its lines are packed.
    pub row_bias: f64,
}
#[allow(dead_code)]
impl Stack {
    pub(crate) fn c(&self) -> raw::keep_stack {
        raw::keep_stack {
            axis: self.axis.c(),
            wraps: self.wraps,
            gap: self.gap,
            padding: self.padding.c(),
            align: self.align.c(),
            distribution: self.distribution.c(),
            bias: self.bias,
            row_gap: self.row_gap,
            row_distribution: self.row_distribution.c(),
            row_bias: self.row_bias,
            size: std::mem::size_of::<raw::keep_stack>() as u32,
        }
    }
}

/// A column or row of a grid.
#[derive(Clone, Debug, Default, PartialEq, Copy)]
#[repr(C)]
pub struct Track {
    /// What its size comes from.
    pub kind: TrackKind,
    /// The length, or the fraction, from 1e-6 to 1e6; ignored where members decide.
    pub value: f64,
    /// Its least size.
    pub min: f64,
    /// Its greatest size; 0 for none.
    pub max: f64,
}
#[allow(dead_code)]
impl Track {
    pub(crate) fn c(&self) -> raw::keep_track {
        raw::keep_track {
            kind: self.kind.c(),
            value: self.value,
            min: self.min,
            max: self.max,
        }
    }
    pub(crate) fn from_c(number: raw::keep_track) -> Self {
        Self {
            kind: TrackKind::from_c(number.kind).unwrap_or_default(),
            value: number.value,
            min: number.min,
            max: number.max,
        }
    }
}

/// The parameters of a grid. What [`Grid`](crate::Grid) does not name is zero.
#[derive(Clone, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Grid {
    /// How members lie in their rows, or on baselines.
    pub align: Align,
    /// How they lie in columns, where baselines are edges.
    pub justify: Align,
    /// columns\[column_count\], one at least.
    pub columns: Vec<Track>,
    /// rows\[row_count\]: the first rows; may be `None`.
    pub rows: Vec<Track>,
    /// From one column to the next; below 0 they overlap.
    pub gap: f64,
    /// From one row to the next.
    pub row_gap: f64,
    /// As [`Stack`].padding.
    pub padding: Insets,
    /// How its columns lie in it.
    pub distribution: Distribution,
    /// The bias where they are packed.
    pub bias: f64,
    /// How its rows lie in it.
    pub row_distribution: Distribution,
    /// The bias where they are packed.
    pub row_bias: f64,
    /// Whether the last column is repeated.
    pub repeats: Repeat,
}
#[allow(dead_code)]
impl Grid {
    pub(crate) fn c(&self) -> raw::keep_grid {
        raw::keep_grid {
            align: self.align.c(),
            justify: self.justify.c(),
            columns: array(&self.columns) as *const _,
            rows: array(&self.rows) as *const _,
            gap: self.gap,
            row_gap: self.row_gap,
            padding: self.padding.c(),
            distribution: self.distribution.c(),
            bias: self.bias,
            row_distribution: self.row_distribution.c(),
            row_bias: self.row_bias,
            repeats: self.repeats.c(),
            column_count: self.columns.len(),
            row_count: self.rows.len(),
            size: std::mem::size_of::<raw::keep_grid>() as u32,
        }
    }
}

/// The parameters of a guideline or a barrier. What [`Guideline`](crate::Guideline) does not name is zero.
#[derive(Clone, Debug, Default, PartialEq, Copy)]
#[repr(C)]
pub struct Guideline {
    /// One of the first six: of the owner, or of the nodes.
    pub edge: Option<Anchor>,
    /// From this edge: into the owner, or away from the nodes.
    pub distance: f64,
    /// Of a guideline's owner, to be added; from 0 to 1.
    pub fraction: f64,
}
#[allow(dead_code)]
impl Guideline {
    pub(crate) fn c(&self) -> raw::keep_guideline {
        raw::keep_guideline {
            edge: self.edge.map_or(0, |it| it.c()),
            distance: self.distance,
            fraction: self.fraction,
            size: std::mem::size_of::<raw::keep_guideline>() as u32,
        }
    }
}

/// A fault of an equation string, and its position.
#[derive(Clone, Debug, Default, PartialEq, Copy)]
#[repr(C)]
pub struct EquationFault {
    /// Which string of the call, from 0.
    pub index: usize,
    /// Where in it, in bytes, from 0.
    pub offset: usize,
    /// Where in it, in characters (code points), from 1.
    pub column: usize,
    /// What it is.
    pub fault: Fault,
    /// [`Status::InvalidArgument`], or why the layout refuses it.
    pub status: Status,
}
#[allow(dead_code)]
impl EquationFault {
    pub(crate) fn c(&self) -> raw::keep_equation_fault {
        raw::keep_equation_fault {
            index: self.index,
            offset: self.offset,
            column: self.column,
            fault: self.fault.c(),
            status: self.status.c(),
        }
    }
    pub(crate) fn from_c(number: raw::keep_equation_fault) -> Self {
        Self {
            index: number.index,
            offset: number.offset,
            column: number.column,
            fault: Fault::from_c(number.fault).unwrap_or_default(),
            status: Status::from_c(number.status).unwrap_or_default(),
        }
    }
}

/// The context that conditions are passed; the library does not look into it.
#[derive(Clone, Debug, Default, PartialEq, Copy)]
#[repr(C)]
pub struct Context {
    /// Space from left to right.
    pub horizontal: SizeClass,
    /// Space from top to bottom.
    pub vertical: SizeClass,
    /// The kind of device.
    pub idiom: Idiom,
    /// The orientation of the device.
    pub orientation: Orientation,
}
#[allow(dead_code)]
impl Context {
    pub(crate) fn c(&self) -> raw::keep_context {
        raw::keep_context {
            horizontal: self.horizontal.c(),
            vertical: self.vertical.c(),
            idiom: self.idiom.c(),
            orientation: self.orientation.c(),
        }
    }
    pub(crate) fn from_c(number: raw::keep_context) -> Self {
        Self {
            horizontal: SizeClass::from_c(number.horizontal).unwrap_or_default(),
            vertical: SizeClass::from_c(number.vertical).unwrap_or_default(),
            idiom: Idiom::from_c(number.idiom).unwrap_or_default(),
            orientation: Orientation::from_c(number.orientation).unwrap_or_default(),
        }
    }
}

/// A fault of a document, and its position.
#[derive(Clone, Debug, Default, PartialEq, Copy)]
#[repr(C)]
pub struct DocumentFault {
    /// Where it begins in the document, in bytes, from 0.
    pub offset: usize,
    /// How many bytes are wrong; 0 where something is missing.
    pub length: usize,
    /// In which line, from 1.
    pub line: usize,
    /// Where in it, in characters (code points), from 1.
    pub column: usize,
    /// [`Status::InvalidArgument`], or why the layout refuses it.
    pub status: Status,
}
#[allow(dead_code)]
impl DocumentFault {
    pub(crate) fn c(&self) -> raw::keep_document_fault {
        raw::keep_document_fault {
            offset: self.offset,
            length: self.length,
            line: self.line,
            column: self.column,
            status: self.status.c(),
        }
    }
    pub(crate) fn from_c(number: raw::keep_document_fault) -> Self {
        Self {
            offset: number.offset,
            length: number.length,
            line: number.line,
            column: number.column,
            status: Status::from_c(number.status).unwrap_or_default(),
        }
    }
}

/// A choice of what a drawing shows, and how.
#[derive(Clone, Debug, Default, PartialEq, Copy)]
#[repr(C)]
pub struct Drawing {
    /// Which parts, flags of [`Drawn`]; 0 for values, conflicts and ambiguity.
    pub shows: Drawn,
    /// Which frames: on pixels, or on their way.
    pub kind: FrameKind,
    /// Whether it has no background; it is white otherwise.
    pub is_transparent: bool,
}
#[allow(dead_code)]
impl Drawing {
    pub(crate) fn c(&self) -> raw::keep_drawing {
        raw::keep_drawing {
            shows: self.shows.0,
            kind: self.kind.c(),
            is_transparent: self.is_transparent,
            size: std::mem::size_of::<raw::keep_drawing>() as u32,
        }
    }
}

/// The version of the loaded library: major \* 1000000 + minor \* 1000 + patch. Thread: any.
pub fn version_number() -> u32 {
    unsafe { raw::keep_version_number() }
}

/// The version of the loaded library as static text: "0.1.0". Thread: any.
pub fn version_string() -> String {
    text_of(unsafe { raw::keep_version_string() })
}

/// One of the answers of [`Layout::changes_as`].
#[derive(Clone, Debug, PartialEq)]
pub struct LayoutChangesAs<'a> {
    pub node: Node<'a>,
    pub frame: Rect,
}
/// One of the answers of [`Layout::tree`].
#[derive(Clone, Debug, PartialEq)]
pub struct LayoutTree<'a> {
    pub node: Node<'a>,
    pub parent: Option<Node<'a>>,
    pub name: String,
    pub frame: Rect,
}
/// One of the answers of [`Layout::presented_changes`].
#[derive(Clone, Debug, PartialEq)]
pub struct LayoutPresentedChanges<'a> {
    pub node: Node<'a>,
    pub frame: Rect,
}
/// One of the answers of [`Layout::ambiguous`].
#[derive(Clone, Debug, PartialEq)]
pub struct LayoutAmbiguous<'a> {
    pub attribute: Attribute<'a>,
    pub minimum: f64,
    pub maximum: f64,
    pub determining: bool,
}
impl Layout {
    /// The status of the last call that failed, until another fails or it is cleared: a host may build a whole
    /// screen and check once.
    ///
    /// layout: `None` has [`Status::InvalidArgument`].
    pub fn error(&self) -> Status {
        let of = self.of();
        let result = unsafe { raw::keep_layout_error(of.c()) };
        Status::from_c(result).unwrap_or_default()
    }

    /// The message of the last call that failed, in one line, until another fails; "" if none has. Of an
    /// equation string the string follows, and a line that points at its fault. A call that gets the handle none
    /// because an earlier call failed repeats the message of that call.
    pub fn error_message(&self) -> String {
        let of = self.of();
        let result = unsafe { raw::keep_layout_error_message(of.c()) };
        text_of(result)
    }

    /// Clears the last failure: [`Layout::error`] is [`Status::Ok`] again.
    pub fn clear_error(&self) {
        let of = self.of();
        unsafe { raw::keep_layout_clear_error(of.c()) };
        of.resume();
    }

    /// Brings all frames up to date. Inside a transaction nothing is refused: the outermost commit decides
    /// that. Functions that bring frames up to date first are a solve as well, and fail as this one does.
    ///
    /// Returns [`Status::Ok`], also when conflicts are reported. [`Status::Conflict`] when they are refused: every change
    /// since the last solve is undone. [`Status::Limit`] if numbers of too different size kept the solver from
    /// finishing, if values exceed 1e200 (all are then 0), if content and sizes, or margins and positions do not
    /// converge, or if flows are inside of too many others: frames are finite, but not the best. [`Status::InvalidArgument`] if a measure
    /// function returned no length: frames are those of the content before, and every solve fails until it returns a
    /// length, is replaced, or its node is gone.  Cost: what the changes since the last solve can affect;
    /// at first about linear in the constraints. Up to their square where thousands of soft constraints contradict
    /// each other in circles, as in drawings of graphs. While a node has a safe area or inherits margins, also the
    /// nodes whose margins or safe area are used. Where conflicts are refused, linear in the nodes.
    pub fn solve(&self) -> Result<()> {
        let of = self.of();
        of.check(unsafe { raw::keep_layout_solve(of.c()) })
    }

    /// Whether anything has changed since the last solve that frames may depend on: a host asks before it draws. It
    /// stays true where that solve did not converge or had no answer of a measure.
    pub fn needs_solve(&self) -> bool {
        let of = self.of();
        let result = unsafe { raw::keep_layout_needs_solve(of.c()) };
        result
    }

    /// Sets what happens when required constraints contradict each other; reported unless set. Earlier changes
    /// are solved first, under the old policy. If there is a conflict already when they are to be refused, every
    /// solve and outermost commit is refused until it is resolved; what was active before is not taken back.
    ///
    /// Returns [`Status::State`] inside a transaction; [`Status::Conflict`] as [`Layout::solve`]: the policy stays.
    ///
    /// Cost: as [`Layout::solve`], and linear in the nodes.
    pub fn set_conflict_policy(&self, policy: ConflictPolicy) -> Result<()> {
        let of = self.of();
        of.check(unsafe { raw::keep_layout_set_conflict_policy(of.c(), policy.c()) })
    }

    /// What happens when required constraints contradict each other.
    pub fn conflict_policy(&self) -> ConflictPolicy {
        let of = self.of();
        let result = unsafe { raw::keep_layout_conflict_policy(of.c()) };
        ConflictPolicy::from_c(result).unwrap_or_default()
    }

    /// How many conflicts the last solve met, or a later call that returned [`Status::Conflict`]. Every violated
    /// required constraint is in at least one; many that are violated by one contradiction are one conflict.
    /// Refused conflicts can be read until the next solve, reported ones until an active constraint changes.
    ///
    /// Cost: when first asked after a solve with conflicts, for each a solve of the constraints around it.
    pub fn conflict_count(&self) -> usize {
        let of = self.of();
        let result = unsafe { raw::keep_layout_conflict_count(of.c()) };
        result
    }

    /// The constraints of a conflict: first one that is violated and in no conflict before this one, then those
    /// that contradict it. Without any one of them the others can hold together. Of several such sets the order
    /// in which the constraints were made decides. Constraints that a refusal has undone are stale.
    ///
    /// index: below [`Layout::conflict_count`].
    ///
    /// Cost: when first asked after a solve, linear in the layout, and as [`Layout::conflict_count`]; with
    /// factors (multiples of attributes, aspect ratios) its constraints times its factors.
    pub fn conflict(&self, index: usize) -> Vec<Constraint<'_>> {
        let of = self.of();
        let mut constraints_ = vec![raw::keep_constraint::default(); 16];
        let count = unsafe { raw::keep_layout_conflict(of.c(), index, constraints_.as_mut_ptr(), 16) };
        if count > 16 {
            constraints_.resize(count, raw::keep_constraint::default());
            unsafe { raw::keep_layout_conflict(of.c(), index, constraints_.as_mut_ptr(), count) };
        } else {
            constraints_.resize(count, raw::keep_constraint::default());
        }
        of.resume();
        constraints_.into_iter().map(|it| Constraint::new(of, it)).collect()
    }

    /// A conflict in words.
    ///
    /// text: [`Text::Report`] or [`Text::Log`] (keeplayout/diagnosis.h), or [`Text::Description`]:
    ///
    /// ```text
    ///     conflict, 2 constraints:
    ///       left offset of <title> to <icon> equal to 50 with required priority
    ///       left offset of <title> to <icon> equal to 20 with required priority
    ///
    /// ```
    ///
    /// Cost: as [`Layout::conflict`].
    pub fn conflict_text(&self, index: usize, text: Text) -> String {
        let of = self.of();
        let result = unsafe { raw::keep_layout_conflict_text(of.c(), index, text.c()) };
        text_of(result)
    }

    /// A layout in words.
    ///
    /// text: [`Text::Description`], [`Text::Document`], [`Text::Report`] (keeplayout/documents.h),
    /// [`Text::Ambiguity`] (keeplayout/diagnosis.h).
    ///
    /// Cost: linear in the layout; other than for a description or a document, as [`Layout::ambiguous`].
    pub fn text(&self, text: Text) -> String {
        let of = self.of();
        let result = unsafe { raw::keep_layout_text(of.c(), text.c()) };
        text_of(result)
    }

    /// Sets whether widths and heights may be negative. Unless allowed, every node keeps both at or above 0,
    /// which takes precedence over everything that is required. Cost: linear in the nodes.
    pub fn set_negative_sizes(&self, allowed: bool) -> Result<()> {
        let of = self.of();
        of.check(unsafe { raw::keep_layout_set_negative_sizes(of.c(), allowed) })
    }

    /// Sets whether new sums of terms and equations may relate positions along one axis to positions along the
    /// other, a.bottom \<= b.left: not unless allowed, as it is a mistake far more often than not.
    pub fn set_mixed_axes(&self, allowed: bool) -> Result<()> {
        let of = self.of();
        of.check(unsafe { raw::keep_layout_set_mixed_axes(of.c(), allowed) })
    }

    /// Sets how many pixels of the device a point is wide, for [`FrameKind::Snapped`]; 1 unless set. From then on
    /// content counts as rounded up to whole pixels: no snapped frame is smaller than content that is met; and it
    /// is measured for lengths rounded down to them. A layout without a scale stays exact, for print and vectors.
    ///
    /// scale: above 0 and at most 1e6.
    pub fn set_scale(&self, scale: f64) -> Result<()> {
        let of = self.of();
        of.check(unsafe { raw::keep_layout_set_scale(of.c(), scale) })
    }

    /// How many pixels of the device a point is wide.
    pub fn scale(&self) -> f64 {
        let of = self.of();
        let result = unsafe { raw::keep_layout_scale(of.c()) };
        result
    }

    /// The nodes whose frames of a kind, in the root or on pixels, say, differ from the last report of this kind, with those
    /// frames. The report of [`FrameKind::InParent`] is that of [`Layout::changes`](crate::Layout::changes), and that of [`FrameKind::Presented`] the one
    /// of [`Layout::presented_changes`] (keeplayout/animation.h).
    ///
    /// nodes\[capacity\], frames\[capacity\]: as for [`Layout::changes`](crate::Layout::changes).
    /// Returns how many there were, as [`Layout::changes`](crate::Layout::changes); 0 for an unknown kind.
    ///
    /// Cost: linear in what changed or moves and all that is inside of it, times their depth.
    pub fn changes_as(&self, kind: FrameKind) -> Vec<LayoutChangesAs<'_>> {
        let of = self.of();
        let mut nodes_ = Vec::new();
        let mut frames_ = Vec::new();
        let count = unsafe { raw::keep_layout_changes_as(of.c(), nodes_.as_mut_ptr(), frames_.as_mut_ptr(), 0, kind.c()) };
        nodes_.resize(count, raw::keep_node::default());
        frames_.resize(count, raw::keep_rect::default());
        unsafe { raw::keep_layout_changes_as(of.c(), nodes_.as_mut_ptr(), frames_.as_mut_ptr(), count, kind.c()) };
        of.resume();
        (0..count).map(|k| LayoutChangesAs { node: Node::new(of, nodes_[k]), frame: Rect::from_c(frames_[k]) }).collect()
    }

    /// Creates a node: the last child of a parent, or a root.
    ///
    /// parent: `None` for a root.
    /// Returns none with [`Status::State`] for a guide, [`Status::Limit`] above 2^22 nodes.
    pub fn create_node<'a>(&'a self, parent: impl Into<Option<Node<'a>>>) -> Result<Node<'a>> {
        let of = self.of();
        let result = of.made(unsafe { raw::keep_node_create(of.c(), parent.into().map_or_else(Default::default, |it| it.raw_in(of))) })?;
        Ok(Node::new(of, result))
    }

    /// Creates many nodes, each as [`Layout::create_node`]; on failure none.
    ///
    /// parents: `None` where a root is wanted; `None` makes all of them roots.
    ///
    /// Cost: linear in count.
    pub fn create_nodes(&self, parents: &[Node<'_>]) -> Result<Vec<Node<'_>>> {
        let of = self.of();
        let parents_: Vec<_> = parents.iter().map(|it| it.raw_in(of)).collect();
        let mut nodes_ = vec![raw::keep_node::default(); parents.len()];
        of.check(unsafe { raw::keep_layout_create_nodes(of.c(), array(&parents_), nodes_.as_mut_ptr(), parents.len()) })?;
        Ok(nodes_.into_iter().map(|it| Node::new(of, it)).collect())
    }

    /// What a handle names in this layout, by its id. A handle of another layout names nothing, if that is one
    /// of the 4,095 layouts that were made just before or after this one.
    pub fn handle_kind(&self, id: u64) -> HandleKind {
        let of = self.of();
        let result = unsafe { raw::keep_layout_handle_kind(of.c(), id) };
        HandleKind::from_c(result).unwrap_or_default()
    }

    /// How many nodes there are, roots and guides included.
    pub fn node_count(&self) -> usize {
        let of = self.of();
        let result = unsafe { raw::keep_layout_node_count(of.c()) };
        result
    }

    /// The node or guide of a number; none if there is none. Cost: linear in the nodes.
    pub fn numbered(&self, number: usize) -> Option<Node<'_>> {
        let of = self.of();
        let result = unsafe { raw::keep_layout_numbered(of.c(), number) };
        found(Node::new(of, result))
    }

    /// The frames of many nodes, each as [`Node::frame_as`]; on failure none is written.
    ///
    /// frames: not `None`.
    ///
    /// Cost: linear in count, and as [`Node::frame_as`].
    pub fn frames(&self, nodes: &[Node<'_>], kind: FrameKind) -> Result<Vec<Rect>> {
        let of = self.of();
        let nodes_: Vec<_> = nodes.iter().map(|it| it.raw_in(of)).collect();
        let mut frames_ = vec![raw::keep_rect::default(); nodes.len()];
        of.check(unsafe { raw::keep_layout_frames(of.c(), array(&nodes_), frames_.as_mut_ptr(), nodes.len(), kind.c()) })?;
        Ok(frames_.into_iter().map(Rect::from_c).collect())
    }

    /// A node and all that is inside of it, with parents, names and frames: what an editor shows. A node is followed by
    /// its guides, then by its children in order, each with what is inside.
    ///
    /// within: the first of them; `None` lists everything, root after root.
    ///
    /// parents: `None` for a root.
    ///
    /// names: each as [`Node::name`].
    ///
    /// frames: each as [`Node::frame_as`].
    /// Returns how many there are; 0 for an unknown kind. Cost: linear in them; in the root and on pixels times their depth.
    pub fn tree<'a>(&'a self, within: impl Into<Option<Node<'a>>>, kind: FrameKind) -> Vec<LayoutTree<'a>> {
        let of = self.of();
        let within_ = within.into().map_or_else(Default::default, |it| it.raw_in(of));
        let mut nodes_ = vec![raw::keep_node::default(); 16];
        let mut parents_ = vec![raw::keep_node::default(); 16];
        let mut names_ = vec![std::ptr::null(); 16];
        let mut frames_ = vec![raw::keep_rect::default(); 16];
        let count = unsafe { raw::keep_layout_tree(of.c(), within_, nodes_.as_mut_ptr(), parents_.as_mut_ptr(), names_.as_mut_ptr(), frames_.as_mut_ptr(), 16, kind.c()) };
        if count > 16 {
            nodes_.resize(count, raw::keep_node::default());
            parents_.resize(count, raw::keep_node::default());
            names_.resize(count, std::ptr::null());
            frames_.resize(count, raw::keep_rect::default());
            unsafe { raw::keep_layout_tree(of.c(), within_, nodes_.as_mut_ptr(), parents_.as_mut_ptr(), names_.as_mut_ptr(), frames_.as_mut_ptr(), count, kind.c()) };
        } else {
            nodes_.resize(count, raw::keep_node::default());
            parents_.resize(count, raw::keep_node::default());
            names_.resize(count, std::ptr::null());
            frames_.resize(count, raw::keep_rect::default());
        }
        of.resume();
        (0..count).map(|k| LayoutTree { node: Node::new(of, nodes_[k]), parent: found(Node::new(of, parents_[k])), name: text_of(names_[k]), frame: Rect::from_c(frames_[k]) }).collect()
    }

    /// Sets many values, each as [`Attribute::set`]; on failure none, and the message says which one failed.
    ///
    /// relations: numbers of [`Relation`], a byte each; `None` sets equal everywhere.
    ///
    /// priorities: `None` for [`REQUIRED`](crate::REQUIRED) everywhere.
    ///
    /// Cost: linear in count.
    pub fn set_values(&self, attributes: &[Attribute<'_>], relations: &[Relation], values: &[f64], priorities: &[f64]) -> Result<()> {
        let of = self.of();
        if !relations.is_empty() { has_length("relations", relations.len(), attributes.len())?; }
        has_length("values", values.len(), attributes.len())?;
        if !priorities.is_empty() { has_length("priorities", priorities.len(), attributes.len())?; }
        let attributes_: Vec<_> = attributes.iter().map(|it| it.raw_in(of)).collect();
        let relations_: Vec<_> = relations.iter().map(|it| it.c() as i8).collect();
        of.check(unsafe { raw::keep_layout_set_values(of.c(), array(&attributes_), array(&relations_), array(values), array(priorities), attributes.len()) })
    }

    /// Sets the reading direction of roots without one of their own; left to right unless set. Constraints in
    /// leading and trailing become their mirror images: no value changes, and a positive gap stays a gap.
    /// Constraints in left and right stay, and so do centres.
    ///
    /// So in a layout in leading and trailing every position that is determined is mirrored. An ambiguous one
    /// ([`Layout::ambiguous`]) is in the mirrored range, but always as near to the left as can be: a leading
    /// inset of 0 at [`FITTING`](crate::FITTING) takes it to the leading edge.
    ///
    /// direction: [`Direction::LeftToRight`] or [`Direction::RightToLeft`]. Cost: linear in the layout.
    pub fn set_direction(&self, direction: Direction) -> Result<()> {
        let of = self.of();
        of.check(unsafe { raw::keep_layout_set_direction(of.c(), direction.c()) })
    }

    /// Puts attributes together in a new group. A group among them stands for its attributes, which stay in the
    /// new one when it is destroyed; what occurs twice is in the group once. An attribute whose node is destroyed
    /// is in the group no longer. Cost: n log n in the attributes of the group.
    pub fn group(&self, attributes: &[Attribute<'_>]) -> Result<Attribute<'_>> {
        let of = self.of();
        let attributes_: Vec<_> = attributes.iter().map(|it| it.raw_in(of)).collect();
        let result = of.made(unsafe { raw::keep_group_create(of.c(), array(&attributes_), attributes.len()) })?;
        Ok(Attribute::new(of, result))
    }

    /// The constraints that the innermost capture has collected, in the order in which they were made, without
    /// those that have been removed since. Cost: linear in them.
    pub fn capture_constraints(&self) -> Vec<Constraint<'_>> {
        let of = self.of();
        let mut constraints_ = vec![raw::keep_constraint::default(); 16];
        let count = unsafe { raw::keep_capture_constraints(of.c(), constraints_.as_mut_ptr(), 16) };
        if count > 16 {
            constraints_.resize(count, raw::keep_constraint::default());
            unsafe { raw::keep_capture_constraints(of.c(), constraints_.as_mut_ptr(), count) };
        } else {
            constraints_.resize(count, raw::keep_constraint::default());
        }
        constraints_.into_iter().map(|it| Constraint::new(of, it)).collect()
    }

    /// How many demands of containers the last solve did not meet: of each kind on a member the one that is violated most,
    /// in the order of the tree. The others are about one of them, by its index.
    ///
    /// Cost: the first time after a solve linear in nodes and constraints.
    pub fn unmet_count(&self) -> usize {
        let of = self.of();
        let result = unsafe { raw::keep_layout_unmet_count(of.c()) };
        of.resume();
        result
    }

    /// The constraint that is violated: of a container, or of the content of a member.
    pub fn unmet_constraint(&self, index: usize) -> Result<Constraint<'_>> {
        let of = self.of();
        let result = of.made(unsafe { raw::keep_layout_unmet_constraint(of.c(), index) })?;
        Ok(Constraint::new(of, result))
    }

    /// The member that it is about, the column or row of a grid, or the container itself.
    pub fn unmet_node(&self, index: usize) -> Result<Node<'_>> {
        let of = self.of();
        let result = of.made(unsafe { raw::keep_layout_unmet_node(of.c(), index) })?;
        Ok(Node::new(of, result))
    }

    /// The axis along which something is missing.
    pub fn unmet_axis(&self, index: usize) -> Axis {
        let of = self.of();
        let result = unsafe { raw::keep_layout_unmet_axis(of.c(), index) };
        of.resume();
        Axis::from_c(result).unwrap_or_default()
    }

    /// How much is missing, in points; NaN for an index beyond the last.
    pub fn unmet_amount(&self, index: usize) -> Option<f64> {
        let of = self.of();
        let result = unsafe { raw::keep_layout_unmet_amount(of.c(), index) };
        of.resume();
        number(result)
    }

    /// How many strings had faults in the last call that read strings.
    pub fn equation_fault_count(&self) -> usize {
        let of = self.of();
        let result = unsafe { raw::keep_equation_fault_count(of.c()) };
        result
    }

    /// The fault of a string of that call.
    pub fn equation_fault_at(&self, index: usize) -> EquationFault {
        let of = self.of();
        let result = unsafe { raw::keep_equation_fault_at(of.c(), index) };
        EquationFault::from_c(result)
    }

    /// A fault in words. A long string is cut to what is around the fault; of several lines it shows those up to
    /// the one with the fault.
    ///
    /// ```text
    ///     column 12: there is no attribute "lefft"; the nearest is "left"
    ///     secondView.lefft >= firstView.left * 2 + 10
    ///                ^
    /// ```
    pub fn equation_fault_description(&self, index: usize) -> String {
        let of = self.of();
        let result = unsafe { raw::keep_equation_fault_description(of.c(), index) };
        text_of(result)
    }

    /// Asks all conditions again, as [`Node::reload`]. If one fails, nothing has changed anywhere.
    pub fn reload(&self) -> Result<()> {
        let of = self.of();
        of.check(unsafe { raw::keep_layout_reload(of.c()) })
    }

    /// Sets the context where no node has one of its own, as of the next reload; unspecified unless set.
    pub fn set_context(&self, context: Context) -> Result<()> {
        let of = self.of();
        of.check(unsafe { raw::keep_layout_set_context(of.c(), context.c()) })
    }

    /// Advances time: moves nodes, makes deferred changes, and calls completions at the end of the step. Events
    /// happen when they are due and in order, so that one long step ends as many short ones do. Animations that
    /// completions begin begin at the end of the step: to let one follow another without a gap, give it a delay.
    ///
    /// When a delay is over, earlier changes are solved first; then the animation makes its own, as a
    /// transaction. Either may be refused by itself: it is undone, an animation whose changes are refused ends,
    /// unfinished, and everything else continues.
    ///
    /// seconds: 0 to 1e9.
    ///
    /// moving: receives whether anything still moves, or waits to, whatever the call returns; if not, the host may
    /// stop its clock until the next animation.
    /// Returns [`Status::State`] inside a transaction or an animation, if others move or wait to. Time has advanced all
    /// the same with [`Status::Conflict`], for all that was refused; [`Status::State`] if a condition failed, and
    ///
    /// [`Status::Limit`]: what was to be applied, reloaded or set is dropped then.
    ///
    /// Cost: linear in the animations, and in what those move that end; when a delay is over, as
    /// [`Layout::animate`](crate::Layout::animate); and as [`Animation::set_motion`].
    pub fn advance(&self, seconds: f64) -> Result<bool> {
        let of = self.of();
        let mut moving_ = false;
        of.check(unsafe { raw::keep_layout_advance(of.c(), seconds, &mut moving_) })?;
        Ok(moving_)
    }

    /// Whether anything moves as time passes, or waits to.
    pub fn is_moving(&self) -> bool {
        let of = self.of();
        let result = unsafe { raw::keep_layout_is_moving(of.c()) };
        result
    }

    /// The nodes whose presented frames in their parents differ from the last report, with those frames, as
    /// [`Layout::changes`](crate::Layout::changes) reports frames. A host draws these again, whether an animation or a solve moved them.
    ///
    /// nodes\[capacity\], frames\[capacity\]: as [`Layout::changes`](crate::Layout::changes).
    ///
    /// Cost: linear in what moved; at the first call linear in the nodes.
    pub fn presented_changes(&self) -> Vec<LayoutPresentedChanges<'_>> {
        let of = self.of();
        let mut nodes_ = Vec::new();
        let mut frames_ = Vec::new();
        let count = unsafe { raw::keep_layout_presented_changes(of.c(), nodes_.as_mut_ptr(), frames_.as_mut_ptr(), 0) };
        nodes_.resize(count, raw::keep_node::default());
        frames_.resize(count, raw::keep_rect::default());
        unsafe { raw::keep_layout_presented_changes(of.c(), nodes_.as_mut_ptr(), frames_.as_mut_ptr(), count) };
        of.resume();
        (0..count).map(|k| LayoutPresentedChanges { node: Node::new(of, nodes_[k]), frame: Rect::from_c(frames_[k]) }).collect()
    }

    /// The corrections of a conflict: for each of its constraints the value with which the conflict is resolved
    /// and nothing else is violated by more, in the order of [`Layout::conflict`]; NaN where there is none, or no call
    /// sets it: one of a container is set by the parameter that its report names. Tried are the 24 smallest changes,
    /// up to twelve that do; with m required constraints only in the first 65,536 / m conflicts. Cost: that of as
    /// many small edits, and of a few first solves.
    pub fn conflict_corrections(&self, index: usize) -> Vec<f64> {
        let of = self.of();
        let mut values_ = vec![0.0; 16];
        let count = unsafe { raw::keep_layout_conflict_corrections(of.c(), index, values_.as_mut_ptr(), 16) };
        if count > 16 {
            values_.resize(count, 0.0);
            unsafe { raw::keep_layout_conflict_corrections(of.c(), index, values_.as_mut_ptr(), count) };
        } else {
            values_.resize(count, 0.0);
        }
        of.resume();
        values_
    }

    /// Why the first constraint of a conflict is the violated one, and none of the others: never by age, but by
    /// the least total, and of equal ones by the smallest sizes, then positions, node by node in order of creation.
    /// [`ConflictReason::None`] too for one of that many conflicts that it was not examined ([`Layout::conflict_corrections`]).
    ///
    /// Cost: that of a few first solves.
    pub fn conflict_reason(&self, index: usize) -> ConflictReason {
        let of = self.of();
        let result = unsafe { raw::keep_layout_conflict_reason(of.c(), index) };
        of.resume();
        ConflictReason::from_c(result).unwrap_or_default()
    }

    /// Whether a conflict repeats an earlier one: the same constraints contradict another one that is equivalent.
    /// Repeats come after all others. Cost: as [`Layout::conflict`].
    pub fn conflict_is_repeat(&self, index: usize) -> bool {
        let of = self.of();
        let result = unsafe { raw::keep_layout_conflict_is_repeat(of.c(), index) };
        of.resume();
        result
    }

    /// The dimension of the set of optimal solutions: in how many ways frames could differ and be equally good; 0
    /// if nothing is ambiguous. Here and below, except in [`Layout::exercise`], violations in a conflict stay as they
    /// are; nodes inside gone ones, and guides along an axis where nothing mentions them, are left out. A value that
    /// only constraints at [`FITTING`](crate::FITTING) decide is ambiguous; [`Attribute::range`] and [`Layout::exercise`] count
    /// these. Inside a measure function the answer is for what has been measured so far. Cost: a few first solves.
    pub fn freedom(&self) -> usize {
        let of = self.of();
        let result = unsafe { raw::keep_layout_freedom(of.c()) };
        of.resume();
        result
    }

    /// The ambiguous attributes: widths, heights, left insets and top insets that differ between equally good
    /// solutions, node by node, parents first. Attributes that are not there yet are made, also in a callback.
    ///
    /// determining\[capacity\]: whether it is in the shortest list that determines all of them once these are given
    /// values: as many as [`Layout::freedom`].
    ///
    /// Cost: that of a few first solves, and for each attribute some pivots; but after about a second's work, two or
    /// three where thousands of nodes may be at one place, the remaining attributes are left out. Texts and pictures
    /// give their number.
    pub fn ambiguous(&self) -> Vec<LayoutAmbiguous<'_>> {
        let of = self.of();
        let mut attributes_ = vec![raw::keep_attribute::default(); 16];
        let mut minima_ = vec![0.0; 16];
        let mut maxima_ = vec![0.0; 16];
        let mut determining_ = vec![false; 16];
        let count = unsafe { raw::keep_layout_ambiguous(of.c(), attributes_.as_mut_ptr(), minima_.as_mut_ptr(), maxima_.as_mut_ptr(), determining_.as_mut_ptr(), 16) };
        if count > 16 {
            attributes_.resize(count, raw::keep_attribute::default());
            minima_.resize(count, 0.0);
            maxima_.resize(count, 0.0);
            determining_.resize(count, false);
            unsafe { raw::keep_layout_ambiguous(of.c(), attributes_.as_mut_ptr(), minima_.as_mut_ptr(), maxima_.as_mut_ptr(), determining_.as_mut_ptr(), count) };
        } else {
            attributes_.resize(count, raw::keep_attribute::default());
            minima_.resize(count, 0.0);
            maxima_.resize(count, 0.0);
            determining_.resize(count, false);
        }
        of.resume();
        (0..count).map(|k| LayoutAmbiguous { attribute: Attribute::new(of, attributes_[k]), minimum: minima_[k], maximum: maxima_[k], determining: determining_[k] }).collect()
    }

    /// Solves, and moves what is ambiguous to another, equally good solution, to make the ambiguity visible.
    /// Frames stay there until this is called with 0, or a node is destroyed. In a conflict, other required
    /// constraints may be violated instead, by as much in all. Margins and safe areas are those of the new
    /// positions, which may make the solution less good.
    ///
    /// which: 0 goes back; 1 goes to the end of each range that is further away (in place of an infinite end, 100
    /// from the other one, or from the present value); any other number goes in between, the same way every
    /// time. Between two ends that are equally far away rounding decides.
    /// Returns [`Status::State`] inside a transaction; otherwise as [`Layout::solve`].
    ///
    /// Cost: as [`Layout::ambiguous`].
    pub fn exercise(&self, which: u32) -> Result<()> {
        let of = self.of();
        of.check(unsafe { raw::keep_layout_exercise(of.c(), which) })
    }

    /// Makes the layout that a document describes, and solves. Settings of the layout that are not in the document
    /// are as in a new one. Frames, and its document, are then those of the layout that wrote it, except for the
    /// last bits of inexact sums, as constraints are made in another order.
    ///
    /// layout: one without nodes, or [`Status::State`].
    ///
    /// document: written by the library or by a person; a word that the library does not know is an error.
    /// Constraints in it may be inactive, and mix the axes. What [`raw::keep_layout_at`] tells is where its first line is:
    /// [`Constraint::line`] then counts on from there, and otherwise from 1.
    /// Returns [`Status::InvalidArgument`] with the line, the column and the word of the first fault in the message
    /// ([`Layout::document_fault_at`] has all); otherwise the errors of the calls that the document stands for. On failure
    /// nothing is made, unless only solving fails, with [`Status::Limit`], as it does after a few seconds.
    ///
    /// Cost: linear in the document, and a first solve.
    pub fn read_document(&self, document: &str) -> Result<()> {
        let of = self.of();
        let document_ = text_in(document)?;
        of.check(unsafe { raw::keep_layout_read_document(of.c(), document_.as_ptr()) })
    }

    /// Makes the layout what a document describes, and keeps what is there: nodes of the same name, or else number, and
    /// constraints that differ only in value, priority or name, have the same handles. Frames are then as if a new layout
    /// had read the document. An animation animates it, a transaction takes it back; outside of both it solves.
    ///
    /// What documents do not have stays, such as user data, groups, conditions, and what is measured, whose content size
    /// in the document is ignored. An attribute that the document asks the other way round gets another handle.
    /// Returns errors as [`Layout::read_document`]; on failure nothing is changed, unless only solving fails, as in
    /// [`Transaction::commit`](crate::Transaction::commit).  Cost: linear in the document and the layout, apart from sorting, and that solve.
    pub fn update(&self, document: &str) -> Result<()> {
        let of = self.of();
        let document_ = text_in(document)?;
        of.check(unsafe { raw::keep_layout_update(of.c(), document_.as_ptr()) })
    }

    /// How many lines had faults in the last document that was read or updated to; 0 if it was understood. A line
    /// that is indented below one with a fault is not looked at, and reading ends at 100.
    pub fn document_fault_count(&self) -> usize {
        let of = self.of();
        let result = unsafe { raw::keep_document_fault_count(of.c()) };
        result
    }

    /// A fault of that document, in the order of lines.
    pub fn document_fault_at(&self, index: usize) -> DocumentFault {
        let of = self.of();
        let result = unsafe { raw::keep_document_fault_at(of.c(), index) };
        DocumentFault::from_c(result)
    }

    /// A fault in words, in one line.
    ///
    /// ```text
    ///     line 3, column 5: "widht": no line inside of a node begins with this word; the nearest is "width"
    /// ```
    pub fn document_fault_description(&self, index: usize) -> String {
        let of = self.of();
        let result = unsafe { raw::keep_document_fault_description(of.c(), index) };
        text_of(result)
    }

    /// The word that may have been meant; "" if none is near.
    pub fn document_fault_nearest(&self, index: usize) -> String {
        let of = self.of();
        let result = unsafe { raw::keep_document_fault_nearest(of.c(), index) };
        text_of(result)
    }

    /// Finds the words that could stand at a place of a document, in place of the one that is there: what lines begin with,
    /// attributes, names of nodes and constants. For editors; other lines may have faults.
    ///
    /// layout: any one; it keeps the words until the next call, and is not changed otherwise.
    ///
    /// offset: in bytes, from 0; the end of a word that is being typed.
    /// Returns how many there are, at most 1000; 0 where no word can stand. Cost: as [`Layout::read_document`], without
    /// the solve.
    pub fn document_complete(&self, document: &str, offset: usize) -> usize {
        let of = self.of();
        let document_ = match text_in(document) {
            Ok(it) => it,
            _ => return Default::default(),
        };
        let result = unsafe { raw::keep_document_complete(of.c(), document_.as_ptr(), offset) };
        of.resume();
        result
    }

    /// One of these words.
    pub fn document_completion(&self, index: usize) -> String {
        let of = self.of();
        let result = unsafe { raw::keep_document_completion(of.c(), index) };
        text_of(result)
    }

    /// A drawing as an SVG file. Dimensions are dashed where a soft constraint is violated; what a node clips
    /// ([`Node::set_clips`], content that scrolls) is not drawn. Roots stand side by side. Of more than 120 nodes only what
    /// is wrong has dimensions. A rectangle has the number of its node ([`Node::number`]) as data-node="3", and its
    /// name and frame as a title; words let a pointer through to it.
    ///
    /// within: what is drawn, with all inside of it; `None` draws the layout.
    ///
    /// drawing: `None` for a usual one.
    /// Returns "" for a fault in the choice. Cost: linear in the layout; with conflicts and ambiguity as
    /// [`Layout::conflict_count`] and [`Layout::ambiguous`].
    pub fn drawn<'a>(&'a self, within: impl Into<Option<Node<'a>>>, drawing: &Drawing) -> String {
        let of = self.of();
        let drawing_ = drawing.c();
        let result = unsafe { raw::keep_layout_svg(of.c(), within.into().map_or_else(Default::default, |it| it.raw_in(of)), &drawing_) };
        text_of(result)
    }
}

/// One of the answers of [`Solver::changes`].
#[derive(Clone, Debug, PartialEq)]
pub struct SolverChanges<'a> {
    pub variable: Variable<'a>,
    pub value: f64,
}
impl Solver {
    /// The status of the last call that failed, until another fails or it is cleared.
    pub fn error(&self) -> Status {
        let of = self.of();
        let result = unsafe { raw::keep_solver_error(of.c()) };
        Status::from_c(result).unwrap_or_default()
    }

    /// The message of the last call that failed, until another fails; "" if none has.
    pub fn error_message(&self) -> String {
        let of = self.of();
        let result = unsafe { raw::keep_solver_error_message(of.c()) };
        text_of(result)
    }

    /// Clears the last failure: [`Solver::error`] is [`Status::Ok`] again.
    pub fn clear_error(&self) {
        let of = self.of();
        unsafe { raw::keep_solver_clear_error(of.c()) };
        of.resume();
    }

    /// Sets what happens when required rows contradict each other; reported unless set. Earlier changes are solved
    /// first, under the old policy. If there is a conflict already when they are to be refused, every solve and
    /// outermost commit is refused until it is resolved; what was there before is not taken back.
    ///
    /// Returns [`Status::State`] inside a transaction; [`Status::Conflict`] as [`Solver::solve`]: the policy stays.
    ///
    /// Cost: as [`Solver::solve`].
    pub fn set_conflict_policy(&self, policy: ConflictPolicy) -> Result<()> {
        let of = self.of();
        of.check(unsafe { raw::keep_solver_set_conflict_policy(of.c(), policy.c()) })
    }

    /// What happens when required rows contradict each other.
    pub fn conflict_policy(&self) -> ConflictPolicy {
        let of = self.of();
        let result = unsafe { raw::keep_solver_conflict_policy(of.c()) };
        ConflictPolicy::from_c(result).unwrap_or_default()
    }

    /// Adds a variable.
    ///
    /// default_value: its value where the rows leave a choice; at most 1e15 in magnitude.
    /// Returns [`Status::Limit`] above 2^24 variables.
    pub fn add_variable(&self, default_value: f64) -> Result<Variable<'_>> {
        let of = self.of();
        let mut variable_ = raw::keep_variable::default();
        of.check(unsafe { raw::keep_solver_add_variable(of.c(), default_value, &mut variable_) })?;
        Ok(Variable::new(of, variable_))
    }

    /// Adds many variables, in order of creation; on failure none.
    ///
    /// default_values: `None` for 0 everywhere.
    ///
    /// Cost: linear in count.
    pub fn add_variables(&self, default_values: &[f64]) -> Result<Vec<Variable<'_>>> {
        let of = self.of();
        let mut variables_ = vec![raw::keep_variable::default(); default_values.len()];
        of.check(unsafe { raw::keep_solver_add_variables(of.c(), array(default_values), default_values.len(), variables_.as_mut_ptr()) })?;
        Ok(variables_.into_iter().map(|it| Variable::new(of, it)).collect())
    }

    /// Adds a row.
    ///
    /// variables, coefficients: the terms. A variable may occur more than once: its coefficients add up. They are
    /// 0 or between 1e-12 and 1e12 in magnitude; a sum may be larger, and is dropped if it is 0 except for
    /// rounding. A row without terms is true, and does nothing, or false, and if required a conflict by itself.
    ///
    /// constant: at most 1e15 in magnitude.
    ///
    /// weight: factor of the violation among rows of the same priority, between 1e-6 and 1e6. Against one that is
    /// more than 1e11 times as large it may count as nothing.
    /// Returns [`Status::Limit`] above 2^27 terms. Cost: linear in count.
    pub fn add_row(&self, variables: &[Variable<'_>], coefficients: &[f64], relation: Relation, constant: f64, priority: Priority, weight: f64) -> Result<Row<'_>> {
        let of = self.of();
        has_length("coefficients", coefficients.len(), variables.len())?;
        let variables_: Vec<_> = variables.iter().map(|it| it.raw_in(of)).collect();
        let mut row_ = raw::keep_row::default();
        of.check(unsafe { raw::keep_solver_add_row(of.c(), array(&variables_), array(coefficients), variables.len(), relation.c(), constant, priority.0, weight, &mut row_) })?;
        Ok(Row::new(of, row_))
    }

    /// Adds many rows in compressed-row form: row i has the terms from starts\[i\] to before starts\[i + 1\]. On failure
    /// none, and the message says which failed.
    ///
    /// starts\[row_count + 1\]: numbers that never decrease, the first 0.
    /// variables\[starts\[row_count\]\], coefficients\[starts\[row_count\]\]: the terms.
    /// relations\[row_count\]: numbers of [`Relation`], a byte each.
    /// constants\[row_count\]: as [`Solver::add_row`].
    /// priorities\[row_count\]: `None` for [`REQUIRED`](crate::REQUIRED) everywhere.
    /// weights\[row_count\]: `None` for 1 everywhere.
    /// rows\[row_count\]: receives the handles.
    /// Returns as [`Solver::add_row`], [`Status::Limit`] also above 2^31 - 1 rows. Cost: linear in the terms.
    #[allow(clippy::too_many_arguments)]
    pub fn add_rows(&self, starts: &[usize], variables: &[Variable<'_>], coefficients: &[f64], relations: &[Relation], constants: &[f64], priorities: &[f64], weights: &[f64]) -> Result<Vec<Row<'_>>> {
        let of = self.of();
        has_length("starts", starts.len(), relations.len() + 1)?;
        has_length("variables", variables.len(), starts.last().copied().unwrap_or(0))?;
        has_length("coefficients", coefficients.len(), starts.last().copied().unwrap_or(0))?;
        has_length("constants", constants.len(), relations.len())?;
        if !priorities.is_empty() { has_length("priorities", priorities.len(), relations.len())?; }
        if !weights.is_empty() { has_length("weights", weights.len(), relations.len())?; }
        let variables_: Vec<_> = variables.iter().map(|it| it.raw_in(of)).collect();
        let relations_: Vec<_> = relations.iter().map(|it| it.c() as i8).collect();
        let mut rows_ = vec![raw::keep_row::default(); relations.len()];
        of.check(unsafe { raw::keep_solver_add_rows(of.c(), relations.len(), array(starts), array(&variables_), array(coefficients), array(&relations_), array(constants), array(priorities), array(weights), rows_.as_mut_ptr()) })?;
        Ok(rows_.into_iter().map(|it| Row::new(of, it)).collect())
    }

    /// Removes many rows; none if a handle is invalid or occurs twice. Cost: as for each.
    pub fn remove_rows(&self, rows: &[Row<'_>]) -> Result<()> {
        let of = self.of();
        let rows_: Vec<_> = rows.iter().map(|it| it.raw_in(of)).collect();
        of.check(unsafe { raw::keep_solver_remove_rows(of.c(), array(&rows_), rows.len()) })
    }

    /// Sets the constants of many rows; none if one is refused. Of a row that occurs more than once the last one
    /// counts. Cost: linear in count.
    pub fn set_constants(&self, rows: &[Row<'_>], constants: &[f64]) -> Result<()> {
        let of = self.of();
        has_length("constants", constants.len(), rows.len())?;
        let rows_: Vec<_> = rows.iter().map(|it| it.raw_in(of)).collect();
        of.check(unsafe { raw::keep_solver_set_constants(of.c(), array(&rows_), array(constants), rows.len()) })
    }

    /// Brings all values up to date. Inside a transaction nothing is refused: the outermost commit decides that.
    ///
    /// Returns [`Status::Ok`], also when conflicts are reported. [`Status::Conflict`] when they are refused: all changes since
    /// the last solve are undone. [`Status::Limit`] if numbers of too different size kept the solver from finishing, or
    /// if values exceed 1e200: they are then finite, but not the best, and in the latter case their defaults.
    ///
    /// Cost: what the changes since the last solve can affect. A first solve is about linear in the rows where most
    /// of them define one variable by others, as in layouts, and up to their square where thousands of soft rows
    /// contradict each other in circles. Where conflicts are refused, linear in the variables and rows.
    pub fn solve(&self) -> Result<()> {
        let of = self.of();
        of.check(unsafe { raw::keep_solver_solve(of.c()) })
    }

    /// The values of many variables as of the last solve; on failure none is written.
    ///
    /// variables: `None` for the first count in order of creation; a variable that is made after one was removed takes
    /// the position of that one. A count above the number of variables is [`Status::InvalidArgument`] then.
    ///
    /// values: not `None`.
    ///
    /// Cost: linear in count.
    pub fn values(&self, variables: &[Variable<'_>]) -> Result<Vec<f64>> {
        let of = self.of();
        let variables_: Vec<_> = variables.iter().map(|it| it.raw_in(of)).collect();
        let mut values_ = vec![0.0; variables.len()];
        of.check(unsafe { raw::keep_solver_values(of.c(), array(&variables_), values_.as_mut_ptr(), variables.len()) })?;
        Ok(values_)
    }

    /// The variables whose values differ from the last report (at first from the defaults that they were made with),
    /// with their values, in any order. A host that stores them has what [`Variable::value`] returns, to the last bit.
    ///
    /// variables\[capacity\], values\[capacity\]: the next call reports what does not fit; what would fit counts as
    /// reported, also where an array is `None`.
    ///
    /// Cost: linear in what changed.
    pub fn changes(&self) -> Vec<SolverChanges<'_>> {
        let of = self.of();
        let mut variables_ = Vec::new();
        let mut values_ = Vec::new();
        let count = unsafe { raw::keep_solver_changes(of.c(), variables_.as_mut_ptr(), values_.as_mut_ptr(), 0) };
        variables_.resize(count, raw::keep_variable::default());
        values_.resize(count, 0.0);
        unsafe { raw::keep_solver_changes(of.c(), variables_.as_mut_ptr(), values_.as_mut_ptr(), count) };
        of.resume();
        (0..count).map(|k| SolverChanges { variable: Variable::new(of, variables_[k]), value: values_[k] }).collect()
    }

    /// How many conflicts the last solve met, or a later call that returned [`Status::Conflict`]. Every violated
    /// required row is in at least one; many that are violated by one contradiction are one conflict. Refused
    /// conflicts can be read until the next solve, reported ones until something changes.
    ///
    /// Cost: when first asked after a solve with conflicts, for each a solve of the rows around it.
    pub fn conflict_count(&self) -> usize {
        let of = self.of();
        let result = unsafe { raw::keep_solver_conflict_count(of.c()) };
        result
    }

    /// The rows of a conflict: first one that is violated and in no conflict before this one, then those that
    /// contradict it. The set is irreducible: without any one of its rows the others can hold together. Of several
    /// such sets the order in which the rows were made decides. Rows that a refusal has undone are stale.
    ///
    /// index: below [`Solver::conflict_count`]. Cost: as [`Solver::conflict_count`].
    pub fn conflict(&self, index: usize) -> Vec<Row<'_>> {
        let of = self.of();
        let mut rows_ = vec![raw::keep_row::default(); 16];
        let count = unsafe { raw::keep_solver_conflict(of.c(), index, rows_.as_mut_ptr(), 16) };
        if count > 16 {
            rows_.resize(count, raw::keep_row::default());
            unsafe { raw::keep_solver_conflict(of.c(), index, rows_.as_mut_ptr(), count) };
        } else {
            rows_.resize(count, raw::keep_row::default());
        }
        of.resume();
        rows_.into_iter().map(|it| Row::new(of, it)).collect()
    }

    /// The dimension of the set of optimal solutions: in how many independent ways the values could change with no
    /// priority worse off. Solves first if anything has changed; 0 if that fails ([`Solver::error`]).
    ///
    /// Cost: a few passes over the variables and rows; also pivots over all that is not determined, where degenerate
    /// inequalities block each other, such as many variables at 0, none of which may fall below the one before.
    pub fn freedom(&self) -> usize {
        let of = self.of();
        let result = unsafe { raw::keep_solver_freedom(of.c()) };
        of.resume();
        result
    }

    /// One of the counters of a solver.
    pub fn counter(&self, counter: Counter) -> u64 {
        let of = self.of();
        let result = unsafe { raw::keep_solver_counter(of.c(), counter.c()) };
        result
    }
}

/// The answer of [`Node::axis_size`].
#[derive(Clone, Debug, PartialEq)]
pub struct NodeAxisSize {
    pub axis_size: Option<f64>,
    pub priority: Priority,
}
/// The answer of [`Node::baselines`].
#[derive(Clone, Debug, PartialEq)]
pub struct NodeBaselines {
    pub first: f64,
    pub last: f64,
}
/// The answer of [`Node::baseline_positions`].
#[derive(Clone, Debug, PartialEq)]
pub struct NodeBaselinePositions {
    pub first: f64,
    pub last: f64,
}
/// The answer of [`Node::size_range`].
#[derive(Clone, Debug, PartialEq)]
pub struct NodeSizeRange {
    pub minimum: f64,
    pub maximum: f64,
}
/// The answer of [`Node::circle`].
#[derive(Clone, Debug, PartialEq)]
pub struct NodeCircle<'a> {
    pub circle: Node<'a>,
    pub angle: f64,
    pub radius: f64,
}
impl<'a> Node<'a> {
    /// Destroys a node with its subtree, and every attribute and constraint that mentions one of them.
    ///
    /// Cost: linear in what is destroyed, and in what depended on it.
    pub fn destroy(self) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_destroy(of.c(), self.raw) })
    }

    /// Moves a node with its subtree to the end of another parent's children, or makes it a root.
    /// Attributes keep their values. Those to the parent relate to the new one. Those between nodes that no
    /// longer share a tree, and the size of a root that has got a parent, are inactive until that changes.
    ///
    /// parent: `None` for a root.
    /// Returns [`Status::Cycle`] if the parent is the node or inside it; [`Status::State`] for a guide.
    ///
    /// Cost: linear in the subtree and its attributes.
    pub fn move_to(self, parent: impl Into<Option<Node<'a>>>) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_move(of.c(), self.raw, parent.into().map_or_else(Default::default, |it| it.raw_in(of))) })
    }

    /// Moves a node with its subtree to just before another node, whose parent becomes its parent. The order
    /// of children has no influence on frames.
    ///
    /// Returns [`Status::InvalidArgument`] if both are one node; [`Status::Cycle`] if the sibling is inside the
    /// node; [`Status::State`] for a guide. Cost: as [`Node::move_to`]; constant if the parent stays.
    pub fn move_before(self, sibling: Node<'_>) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_move_before(of.c(), self.raw, sibling.raw_in(of)) })
    }

    /// The parent of a node; none for a root.
    pub fn parent(self) -> Option<Node<'a>> {
        let of = self.of;
        let result = unsafe { raw::keep_node_parent(of.c(), self.raw) };
        found(Node::new(of, result))
    }

    /// The root of the tree that a node is in. Cost: linear in its depth.
    pub fn root(self) -> Option<Node<'a>> {
        let of = self.of;
        let result = unsafe { raw::keep_node_root(of.c(), self.raw) };
        found(Node::new(of, result))
    }

    /// The children of a node, in order, without its guides; or the roots, in the order in which they became roots,
    /// or were put by [`Node::move_to`] (last) and [`Node::move_before`].
    ///
    /// node: `None` for the roots.
    ///
    /// Cost: linear in the children and guides.
    pub fn children(self) -> Vec<Node<'a>> {
        let of = self.of;
        let mut children_ = vec![raw::keep_node::default(); 16];
        let count = unsafe { raw::keep_node_children(of.c(), self.raw, children_.as_mut_ptr(), 16) };
        if count > 16 {
            children_.resize(count, raw::keep_node::default());
            unsafe { raw::keep_node_children(of.c(), self.raw, children_.as_mut_ptr(), count) };
        } else {
            children_.resize(count, raw::keep_node::default());
        }
        children_.into_iter().map(|it| Node::new(of, it)).collect()
    }

    /// The child of a node at an index from 0, or the root; none beyond the last.
    ///
    /// node: `None` for the roots.
    ///
    /// Cost: linear in the index and guides.
    pub fn child(self, index: usize) -> Option<Node<'a>> {
        let of = self.of;
        let result = unsafe { raw::keep_node_child(of.c(), self.raw, index) };
        found(Node::new(of, result))
    }

    /// The first node of a name: a node itself, then its subtree, parents before their children.
    ///
    /// within: where to look; `None` looks everywhere, root after root.
    ///
    /// Cost: linear in the nodes that it looks at.
    pub fn find(self, name: &str) -> Option<Node<'a>> {
        let of = self.of;
        let name_ = match text_in(name) {
            Ok(it) => it,
            _ => return Default::default(),
        };
        let result = unsafe { raw::keep_node_find(of.c(), self.raw, name_.as_ptr()) };
        found(Node::new(of, result))
    }

    /// Sets the name of a node, for messages, look-up and equations. Names need not be unique.
    ///
    /// name: at most 255 bytes, or [`Status::Limit`]; `None` or "" for none.
    pub fn set_name(self, name: &str) -> Result<()> {
        let of = self.of;
        let name_ = self.about(text_in(name))?;
        of.check(unsafe { raw::keep_node_set_name(of.c(), self.raw, name_.as_ptr()) })
    }

    /// The name of a node.
    pub fn name(self) -> String {
        let of = self.of;
        let result = unsafe { raw::keep_node_name(of.c(), self.raw) };
        text_of(result)
    }

    /// The number of a node or guide: in messages, in documents, and in drawings (keeplayout/documents.h). A line of a
    /// flow has that of the flow.
    pub fn number(self) -> usize {
        let of = self.of;
        let result = unsafe { raw::keep_node_number(of.c(), self.raw) };
        result
    }

    /// Sets the size of a root from outside, required: that of the window or the page. No constraint on a child
    /// can change it without a conflict. A root without a size is as large as its content asks.
    ///
    /// width, height: at most 1e12 in magnitude; NaN leaves that axis to the content. A negative one is a
    /// conflict, unless negative sizes are allowed.
    /// Returns [`Status::State`] for a node with a parent, which has attributes for that.
    pub fn set_size(self, width: impl Into<Option<f64>>, height: impl Into<Option<f64>>) -> Result<()> {
        let of = self.of;
        let width_ = self.about(given("width", width.into()))?;
        let height_ = self.about(given("height", height.into()))?;
        of.check(unsafe { raw::keep_node_set_size(of.c(), self.raw, width_, height_) })
    }

    /// Sets the size of a root along one axis, with a priority: at [`MEDIUM`](crate::MEDIUM), say, content of a higher
    /// priority may still enlarge the window. Otherwise as [`Node::set_size`].
    pub fn set_axis_size(self, axis: Axis, size: f64, priority: Priority) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_set_axis_size(of.c(), self.raw, axis.c(), size, priority.0) })
    }

    /// The size of a root from outside along one axis, and its priority; NaN and 0 for none.
    pub fn axis_size(self, axis: Axis) -> NodeAxisSize {
        let of = self.of;
        let mut priority_ = 0.0;
        let result = unsafe { raw::keep_node_axis_size(of.c(), self.raw, axis.c(), &mut priority_) };
        NodeAxisSize { axis_size: number(result), priority: Priority(priority_) }
    }

    /// Another frame of a node: in its root, on pixels, or on its way.
    ///
    /// Cost: in the root and on pixels linear in its depth; on its way, at first after a solve, in what moves.
    pub fn frame_as(self, kind: FrameKind) -> Rect {
        let of = self.of;
        let result = unsafe { raw::keep_node_frame_as(of.c(), self.raw, kind.c()) };
        of.resume();
        Rect::from_c(result)
    }

    /// The frame of a node as of the last solve in the coordinates of another node of its tree, whose frame
    /// begins at 0, 0. Cost: linear in their depth.
    pub fn frame_in(self, space: Node<'_>) -> Rect {
        let of = self.of;
        let result = unsafe { raw::keep_node_frame_in(of.c(), self.raw, space.raw_in(of)) };
        Rect::from_c(result)
    }

    /// An attribute, or a ready-made group, of one node.
    ///
    /// kind: a dimension, an inset or a centre, or a group of them.
    /// Returns none with [`Status::InvalidArgument`] for a kind that needs another node, [`Status::Unrelated`]
    /// for an inset or a centre of a root.
    pub fn attribute(self, kind: AttributeKind) -> Result<Attribute<'a>> {
        let of = self.of;
        let result = of.made(unsafe { raw::keep_node_attribute(of.c(), self.raw, kind.c()) })?;
        Ok(Attribute::new(of, result))
    }

    /// An attribute, or a ready-made group, of a node in relation to another: any other node of the same tree.
    /// In an alignment or offset to an ancestor the ancestor's edges are meant.
    ///
    /// kind: an offset, an alignment, a width or height, or a group of them.
    /// Returns none with [`Status::InvalidArgument`] for another kind and for a node in relation to itself,
    /// [`Status::Unrelated`] for nodes of different trees. Cost: linear in the depth of the nodes.
    pub fn attribute_to(self, kind: AttributeKind, other: Node<'_>) -> Result<Attribute<'a>> {
        let of = self.of;
        let result = of.made(unsafe { raw::keep_node_attribute_to(of.c(), self.raw, kind.c(), other.raw_in(of)) })?;
        Ok(Attribute::new(of, result))
    }

    /// Creates a guide in a node, or in another guide.
    ///
    /// Cost: linear in the owner's guides or in its children, whichever are fewer.
    pub fn create_guide(self) -> Result<Node<'a>> {
        let of = self.of;
        let result = of.made(unsafe { raw::keep_guide_create(of.c(), self.raw) })?;
        Ok(Node::new(of, result))
    }

    /// The guide that stands for an area of a node, the same one each time. It is made when first asked for.
    ///
    /// Returns none with [`Status::State`] if the owner is a guide.
    ///
    /// Cost: at first as [`Node::create_guide`]; [`Guide::Scroll`] linear in the children and in what mentions the
    /// node, and in a layout with anything from right to left in all that is inside.
    pub fn guide(self, guide: Guide) -> Result<Node<'a>> {
        let of = self.of;
        let result = of.made(unsafe { raw::keep_node_guide(of.c(), self.raw, guide.c()) })?;
        Ok(Node::new(of, result))
    }

    /// Whether a node is a guide.
    pub fn is_guide(self) -> bool {
        let of = self.of;
        let result = unsafe { raw::keep_node_is_guide(of.c(), self.raw) };
        result
    }

    /// Keeps the content of a node exactly as large as its alignment rectangle along an axis, so that there is
    /// nothing to scroll; or lets it be larger again. A node that does not scroll yet is made to
    /// ([`Guide::Scroll`]). It sets a value of an attribute, the size of the content in relation to the node, to
    ///
    /// 1: atomic groups record it, and the delay of an animation defers it.
    ///
    /// Returns [`Status::State`] if the owner is a guide. Cost: as [`Node::guide`].
    pub fn set_scroll_disabled(self, axis: Axis, disabled: bool) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_set_scroll_disabled(of.c(), self.raw, axis.c(), disabled) })
    }

    /// Whether the content of a node is kept as large as the node along an axis.
    pub fn is_scroll_disabled(self, axis: Axis) -> bool {
        let of = self.of;
        let result = unsafe { raw::keep_node_is_scroll_disabled(of.c(), self.raw, axis.c()) };
        result
    }

    /// The content of a node that scrolls as of the last solve, in the coordinates of the node.
    pub fn scroll_content(self) -> Rect {
        let of = self.of;
        let result = unsafe { raw::keep_node_scroll_content(of.c(), self.raw) };
        Rect::from_c(result)
    }

    /// Sets the reading direction of a node and of all nodes inside it without one of their own. Leading and
    /// trailing of an attribute follow the node that it belongs to. Cost: linear in the subtree and its attributes.
    pub fn set_direction(self, direction: Direction) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_set_direction(of.c(), self.raw, direction.c()) })
    }

    /// The direction that was set for a node; [`Direction::Inherited`] unless set.
    pub fn direction(self) -> Direction {
        let of = self.of;
        let result = unsafe { raw::keep_node_direction(of.c(), self.raw) };
        Direction::from_c(result).unwrap_or_default()
    }

    /// The reading direction of a node, its own or inherited; that of the layout for invalid handles. Cost: linear in
    /// the depth of the node.
    ///
    /// layout: `None` has [`Direction::LeftToRight`].
    ///
    /// node: `None` for the layout.
    pub fn effective_direction(self) -> Direction {
        let of = self.of;
        let result = unsafe { raw::keep_node_effective_direction(of.c(), self.raw) };
        Direction::from_c(result).unwrap_or_default()
    }

    /// Sets the margins of a node, from which margin insets count; 8 on every side unless set. Margins that
    /// are larger than the node are a conflict where both sides are required.
    ///
    /// margins: each at most 1e12 in magnitude.
    ///
    /// directional: whether left stands for leading, and right for trailing.
    ///
    /// Cost: linear in the children and in what mentions the node.
    pub fn set_margins(self, margins: Insets, directional: bool) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_set_margins(of.c(), self.raw, margins.c(), directional) })
    }

    /// The margins that were set for a node; directional ones as left and right.
    pub fn margins(self) -> Insets {
        let of = self.of;
        let result = unsafe { raw::keep_node_margins(of.c(), self.raw) };
        Insets::from_c(result)
    }

    /// Whether left of the margins of a node stands for leading, and right for trailing.
    pub fn margins_are_directional(self) -> bool {
        let of = self.of;
        let result = unsafe { raw::keep_node_margins_are_directional(of.c(), self.raw) };
        result
    }

    /// Sets whether a node inherits its parent's margins; not unless set. On each side its margin is then at
    /// least the parent's effective one, less the distance between the two edges, which is 0 for one that sticks
    /// out; those of a parent that scrolls are those of its content. A node entirely outside of its parent
    /// inherits nothing, unless inheriting nothing would bring it back inside. As this depends on positions, a
    /// solve may take more than one round. Cost: as [`Node::set_margins`].
    pub fn set_inherits_margins(self, inherits: bool) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_set_inherits_margins(of.c(), self.raw, inherits) })
    }

    /// Whether a node inherits its parent's margins.
    pub fn inherits_margins(self) -> bool {
        let of = self.of;
        let result = unsafe { raw::keep_node_inherits_margins(of.c(), self.raw) };
        result
    }

    /// Sets whether the margins of a node count from its safe area, as they do unless set, or from its edges.
    ///
    /// Cost: as [`Node::set_margins`].
    pub fn set_margins_include_safe_area(self, include: bool) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_set_margins_include_safe_area(of.c(), self.raw, include) })
    }

    /// Whether the margins of a node count from its safe area.
    pub fn margins_include_safe_area(self) -> bool {
        let of = self.of;
        let result = unsafe { raw::keep_node_margins_include_safe_area(of.c(), self.raw) };
        result
    }

    /// The margins as of the last solve: the node's own, from its safe area unless set otherwise, and inherited
    /// ones; 0 for a node that is gone. Cost: linear in the depth of the node.
    pub fn effective_margins(self) -> Insets {
        let of = self.of;
        let result = unsafe { raw::keep_node_effective_margins(of.c(), self.raw) };
        Insets::from_c(result)
    }

    /// Sets how far hardware, bars or a keyboard cover a root along its edges. Nodes inside have safe insets as
    /// far as they lie under that; a node clear of it, or beyond the edge, such as a page that is still to be
    /// scrolled in, has none; one that sticks out over the edge has those it would have if it ended there. For a
    /// node that is not a root, the insets are added, in itself and in all nodes inside, on the sides on which
    /// they are not beyond its edge; beyond it as well where that edge is covered itself.
    ///
    /// The position of a node may depend on its safe insets, and then several positions may be consistent. The
    /// node gets the one that is found by solving with no safe insets and no inherited margins, then with those
    /// of that solution, and so on, whatever was solved before; every fifth time with those that the last solutions
    /// lead to. [`Layout::solve`] returns [`Status::Limit`] where 40 solves find none. A node that moves beyond the
    /// edge when covered, and back when not, counts as covered as at the edge. While required constraints contradict
    /// each other, and where content is measured, earlier solves may have an influence.
    ///
    /// insets: each at most 1e12 in magnitude; zero unless set. Cost: as [`Node::set_margins`]; nodes further
    /// inside are visited by the next solve.
    pub fn set_safe_area(self, insets: Insets) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_set_safe_area(of.c(), self.raw, insets.c()) })
    }

    /// The safe insets that were set for a node.
    pub fn safe_area(self) -> Insets {
        let of = self.of;
        let result = unsafe { raw::keep_node_safe_area(of.c(), self.raw) };
        Insets::from_c(result)
    }

    /// The insets from the frame of a node to its safe area as of the last solve: none negative, larger than the
    /// node where all of it is covered, 0 for a node that is gone. Cost: linear in the depth of the node.
    pub fn effective_safe_area(self) -> Insets {
        let of = self.of;
        let result = unsafe { raw::keep_node_effective_safe_area(of.c(), self.raw) };
        Insets::from_c(result)
    }

    /// Sets the insets from the frame of a node to its alignment rectangle, which constraints refer to: around
    /// it is a shadow or a badge. Widths, heights, content and the node's own edges are those of the alignment
    /// rectangle. Nodes inside, margins and the safe area relate to the frame, and frames that are read are whole
    /// frames. A frame that negative insets would make smaller than nothing has an extent of 0, unless negative
    /// sizes are allowed.
    ///
    /// insets: each at most 1e12 in magnitude; zero unless set. Cost: linear in the subtree and its attributes.
    pub fn set_alignment_insets(self, insets: Insets) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_set_alignment_insets(of.c(), self.raw, insets.c()) })
    }

    /// The insets from the frame of a node to its alignment rectangle.
    pub fn alignment_insets(self) -> Insets {
        let of = self.of;
        let result = unsafe { raw::keep_node_alignment_insets(of.c(), self.raw) };
        Insets::from_c(result)
    }

    /// Sets the baselines of a node: the first one below the top of the alignment rectangle, the last one above
    /// its bottom, each at most 1e12 in magnitude. Without text both are 0. Cost: as [`Node::set_margins`].
    pub fn set_baselines(self, first: f64, last: f64) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_set_baselines(of.c(), self.raw, first, last) })
    }

    /// The baselines that were set for a node.
    pub fn baselines(self) -> NodeBaselines {
        let of = self.of;
        let mut first_ = 0.0;
        let mut last_ = 0.0;
        unsafe { raw::keep_node_baselines(of.c(), self.raw, &mut first_, &mut last_) };
        of.resume();
        NodeBaselines { first: first_, last: last_ }
    }

    /// Sets the share of the height of a node by which both baselines are further inside, in addition to their
    /// distances. With one half they count from the middle, as those of text that is centred vertically: of a line
    /// of 16 with its baseline at 12, they are at 4 and -4.
    ///
    /// share: from 0 to 1; 0 unless set. Cost: as [`Node::set_margins`].
    pub fn set_baseline_share(self, share: f64) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_set_baseline_share(of.c(), self.raw, share) })
    }

    /// The share of the height of a node that was set for its baselines.
    pub fn baseline_share(self) -> f64 {
        let of = self.of;
        let result = unsafe { raw::keep_node_baseline_share(of.c(), self.raw) };
        result
    }

    /// y of the baselines of a node as of the last solve, in the coordinates of its parent.
    pub fn baseline_positions(self) -> NodeBaselinePositions {
        let of = self.of;
        let mut first_ = 0.0;
        let mut last_ = 0.0;
        unsafe { raw::keep_node_baseline_positions(of.c(), self.raw, &mut first_, &mut last_) };
        of.resume();
        NodeBaselinePositions { first: first_, last: last_ }
    }

    /// Sets the size of the content of a node: 0 up to 1e12; NaN, as unless set, for none along an axis.
    pub fn set_content_size(self, width: impl Into<Option<f64>>, height: impl Into<Option<f64>>) -> Result<()> {
        let of = self.of;
        let width_ = self.about(given("width", width.into()))?;
        let height_ = self.about(given("height", height.into()))?;
        of.check(unsafe { raw::keep_node_set_content_size(of.c(), self.raw, width_, height_) })
    }

    /// The size of the content of a node along one axis, as set or as measured last; NaN for none.
    pub fn content_size(self, axis: Axis) -> Option<f64> {
        let of = self.of;
        let result = unsafe { raw::keep_node_content_size(of.c(), self.raw, axis.c()) };
        number(result)
    }

    /// A number for the function that measures a node along an axis: above 0, and of no other function of the
    /// layout until this one is released; 0 without a function. A binding reads back with it what it has set.
    pub fn measure(self, axis: Axis) -> u32 {
        let of = self.of;
        let result = unsafe { raw::keep_node_measure(of.c(), self.raw, axis.c()) };
        result
    }

    /// Has the next solve measure the content of a node again. Neither a rollback nor a refusal takes this back,
    /// as it is no change of the layout: where the new content contradicts required constraints, every solve is
    /// refused until there is space for it. A node that is not measured is left alone.
    pub fn invalidate_content(self) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_invalidate_content(of.c(), self.raw) })
    }

    /// The hugging or compression resistance of a node along one axis.
    pub fn resistance(self, axis: Axis, resistance: Resistance) -> f64 {
        let of = self.of;
        let result = unsafe { raw::keep_node_resistance(of.c(), self.raw, axis.c(), resistance.c()) };
        result
    }

    /// Hides a node, or shows it again. Its frame is not affected: drawing is up to the host.
    pub fn set_hidden(self, hidden: bool) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_set_hidden(of.c(), self.raw, hidden) })
    }

    /// Whether a node was hidden itself.
    pub fn is_hidden(self) -> bool {
        let of = self.of;
        let result = unsafe { raw::keep_node_is_hidden(of.c(), self.raw) };
        result
    }

    /// Collapses a node, or restores it. While it is gone, as with Android's GONE:
    ///
    /// ```text
    ///     It has no size: its sizes, its content, all inside it, and sizes at a plain multiple of its own are inactive.
    ///     It drops out of words for groups: nodes whose sizes were equal to its own, or gaps that ended at it and were as
    ///       large as each other (keep_nodes_set_between, keep_nodes_distribute, formats), are related to each other,
    ///       also if it is gone because it is inside a node that is.
    ///     It has no margins of its own: constraints on it count with 0 as their constant. An offset is on the node
    ///       that it was asked of when it got its first value, an alignment on the one that it was set from, a sum
    ///       on its first node, or on a node that is inside of all others in it.
    ///     Constraints on other nodes use their margin while gone (keep_attribute_set_gone_value), or else their own.
    ///
    ///         |-8-[icon]-8-[title]-8-|        with a left inset of 8 on the icon, and a left offset of 8 on the title
    ///         |-8-[title         ]-8-|        without the icon: a point at the edge, as its inset counts as 0
    ///         |[title            ]-8-|        if the margin while gone of the title's offset is 0
    ///
    ///     It contradicts nothing that fits: constraints that mention it keep nodes apart, and inside of others, at their
    ///       own priority, so that a window that is too small says so; in the other direction, and all others, they
    ///       are not required. Those on it are violated first, on its max edges (right, bottom, trailing, last
    ///       baseline) before others, and never pull other nodes together.
    ///
    /// ```
    /// Nodes inside it have no size and are not to be drawn. Along one axis, all of this is about the lines of that
    /// axis; the others stay as they are, except that measured content is inactive. A section folds up with
    ///
    /// ```text
    ///     keep_animation_begin(ui, KEEP_NO_NODE, 0.25, 0);
    ///     keep_node_set_gone(ui, section, KEEP_GONE_VERTICALLY); // or KEEP_GONE_NOT; also half-way
    ///     keep_animation_commit(ui);
    ///
    /// ```
    ///
    /// Cost: linear in the subtree and its attributes.
    pub fn set_gone(self, gone: Gone) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_set_gone(of.c(), self.raw, gone.c()) })
    }

    /// The axes along which a node was collapsed itself.
    pub fn gone(self) -> Gone {
        let of = self.of;
        let result = unsafe { raw::keep_node_gone(of.c(), self.raw) };
        Gone::from_c(result).unwrap_or_default()
    }

    /// The size that a node with all in it asks for: as near to a target as the priorities allow. Its constraints
    /// to nodes outside of it, and the size that a root has from outside, are left out; its own width and height,
    /// its content, and what is inside count. The node stays at its position: safe areas and margins reach into
    /// it as they do now, and what is around it keeps its distance. Content is measured if its length differs.
    ///
    /// ```text
    ///     as small as it goes        {0, 0}, KEEP_FITTING, KEEP_FITTING
    ///     as large as it likes       {10000, 10000}, KEEP_FITTING, KEEP_FITTING
    ///     the height at a width      {width, 0}, KEEP_REQUIRED, KEEP_FITTING
    ///
    /// ```
    /// A required target is always met: what does not fit inside is violated, required or not. A target is no limit,
    /// as a size above it is as far from it as one below. For the size up to some width, set the maximum of the node's
    /// own width, perhaps in a transaction that is then rolled back. A node that is gone, or inside one that is, is 0
    /// x 0.
    ///
    /// target: 0 up to 1e12; NaN leaves that axis without a target, and its priority is ignored.
    ///
    /// size: receives the size of the alignment rectangle; not `None`.
    ///
    /// Cost: linear in the nodes at most, and two solves of what the target changes; four where a required
    /// target does not fit.
    pub fn fitting_size(self, target: Size, horizontal_priority: Priority, vertical_priority: Priority) -> Result<Size> {
        let of = self.of;
        let mut size_ = raw::keep_size::default();
        of.check(unsafe { raw::keep_node_fitting_size(of.c(), self.raw, target.c(), horizontal_priority.0, vertical_priority.0, &mut size_) })?;
        Ok(Size::from_c(size_))
    }

    /// The least and the greatest size of a node with all in it along one axis at which no constraint of at least
    /// a priority is worse off: at [`REQUIRED`](crate::REQUIRED), those of a window without a conflict, in which no container overflows.
    /// All from 999 on count as required. The size along the other axis is free: for the height at a width use
    /// [`Node::fitting_size`]. Text measured along both axes counts without wrapping, at priorities a little below its
    /// compression resistance; a row that fills its width has no
    /// more than its members take as its maximum. Otherwise as [`Node::fitting_size`].
    ///
    /// minimum: the size that is nearest to 0, also where sizes may be negative.
    ///
    /// maximum: infinite from 1e7 on, which counts as no bound.
    ///
    /// Cost: as two calls of [`Node::fitting_size`]; where hundreds of nodes are pressed together, up to O(n²).
    pub fn size_range(self, axis: Axis, priority: Priority) -> Result<NodeSizeRange> {
        let of = self.of;
        let mut minimum_ = 0.0;
        let mut maximum_ = 0.0;
        of.check(unsafe { raw::keep_node_size_range(of.c(), self.raw, axis.c(), priority.0, &mut minimum_, &mut maximum_) })?;
        Ok(NodeSizeRange { minimum: minimum_, maximum: maximum_ })
    }

    /// The uppermost node at a point: a node, or one inside of it. Children are above their parent, later siblings
    /// above earlier ones. Left and top edges belong to a node, right and bottom ones do not. A node that is hidden
    /// or gone is not there, nor is what is inside of it; guides are not there. What is inside of a node that clips
    /// ([`Node::set_clips`]) is there within its frame alone.
    ///
    /// root: the point is in its coordinates, in which its frame begins at 0, 0; any node. It clips nothing itself: a
    /// host that has scrolled a node asks this node, for the point in its content.
    ///
    /// kind: which frames: [`FrameKind::InRoot`], [`FrameKind::PresentedInRoot`], or these on pixels.
    ///
    /// Cost: linear in the subtree.
    pub fn at(self, x: f64, y: f64, kind: FrameKind) -> Option<Node<'a>> {
        let of = self.of;
        let result = unsafe { raw::keep_node_at(of.c(), self.raw, x, y, kind.c()) };
        found(Node::new(of, result))
    }

    /// Sets whether a node clips what is inside of it: [`Node::at`] and drawings leave out what is outside of its frame.
    /// A node that scrolls ([`Guide::Scroll`]) always does.
    pub fn set_clips(self, clips: bool) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_set_clips(of.c(), self.raw, clips) })
    }

    /// Whether a node clips what is inside of it, as it was told to or because it scrolls.
    pub fn clips(self) -> bool {
        let of = self.of;
        let result = unsafe { raw::keep_node_clips(of.c(), self.raw) };
        result
    }

    /// The constraints that mention a node, also inactive ones; or all of the layout. Insets and centres of its
    /// children do not mention it. Those that keep sizes from being negative are left out. They are in the order of
    /// creation, as far as none was removed since.
    ///
    /// node: `None` for all.
    ///
    /// Cost: for n constraints of a node n log n.
    pub fn constraints(self) -> Vec<Constraint<'a>> {
        let of = self.of;
        let mut constraints_ = vec![raw::keep_constraint::default(); 16];
        let count = unsafe { raw::keep_node_constraints(of.c(), self.raw, constraints_.as_mut_ptr(), 16) };
        if count > 16 {
            constraints_.resize(count, raw::keep_constraint::default());
            unsafe { raw::keep_node_constraints(of.c(), self.raw, constraints_.as_mut_ptr(), count) };
        } else {
            constraints_.resize(count, raw::keep_constraint::default());
        }
        constraints_.into_iter().map(|it| Constraint::new(of, it)).collect()
    }

    /// Makes the constraint anchor == multiplier \* other_anchor + constant, the form of TULayoutAdditions and of
    /// Apple's constraints. Every call makes one, in addition to those that are there.
    ///
    /// other: may be the same node. With `None` a size is kept at a number of points, and a position
    /// relates to the parent's same anchor, also of a later parent: right == -10 is 10 points inside its right.
    ///
    /// other_anchor: ignored without another node.
    ///
    /// multiplier: as the coefficient of a [`Term`](crate::Term); ignored, but checked, for a size without another node.
    ///
    /// constant: up to 1e12 in magnitude.
    ///
    /// installed: whether it is active at once; [`Constraint::set_installed`] does it later.
    /// Returns none with [`Status::InvalidArgument`] also for a pair that means nothing, [`Status::Unrelated`] where
    /// it is installed and the nodes share no tree, or the parent is that of a root.
    ///
    /// Cost: linear in the depth of the nodes.
    #[allow(clippy::too_many_arguments)]
    pub fn constrain(self, anchor: Anchor, relation: Relation, other: impl Into<Option<Node<'a>>>, other_anchor: Anchor, multiplier: f64, constant: f64, priority: Priority, installed: bool) -> Result<Constraint<'a>> {
        let of = self.of;
        let result = of.made(unsafe { raw::keep_node_constrain(of.c(), self.raw, anchor.c(), relation.c(), other.into().map_or_else(Default::default, |it| it.raw_in(of)), other_anchor.c(), multiplier, constant, priority.0, installed) })?;
        Ok(Constraint::new(of, result))
    }

    /// Changes a parameter of a container. Words and flags are also set by functions of their own.
    ///
    /// Returns [`Status::State`] for a node that is none. Cost: linear in the members.
    pub fn set_container(self, what: ContainerValue, value: f64) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_container_set(of.c(), self.raw, what.c(), value) })
    }

    /// A parameter of a container; NaN for a node that is none.
    pub fn get_container(self, what: ContainerValue) -> Option<f64> {
        let of = self.of;
        let result = unsafe { raw::keep_container_get(of.c(), self.raw, what.c()) };
        number(result)
    }

    /// What kind of container a node is.
    pub fn container_kind(self) -> ContainerKind {
        let of = self.of;
        let result = unsafe { raw::keep_node_container_kind(of.c(), self.raw) };
        ContainerKind::from_c(result).unwrap_or_default()
    }

    /// Changes what a child of a container has of its own. It has it until it is destroyed, also elsewhere.
    ///
    /// Returns [`Status::State`] for a node that is not in a container. Cost: for the first weight, and the last one
    /// to go, linear in the members.
    pub fn set_member(self, what: MemberValue, value: f64) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_member_set(of.c(), self.raw, what.c(), value) })
    }

    /// What a node has of its own in a container.
    pub fn get_member(self, what: MemberValue) -> f64 {
        let of = self.of;
        let result = unsafe { raw::keep_member_get(of.c(), self.raw, what.c()) };
        result
    }

    /// Has a stack arrange nodes that stay where they are, in this order, in place of those that it had. Those that it had as
    /// well keep what they have of their own in it. The delay of an animation defers it.
    ///
    /// nodes\[count\]: of the same tree, each once, and others than the stack; may be `None` if there are none.
    /// Returns [`Status::State`] for a node that is no stack, and for guides, [`Status::Unrelated`] for a node of another tree.
    ///
    /// Cost: linear in the members and in all nodes.
    pub fn set_listed(self, nodes: &[Node<'_>]) -> Result<()> {
        let of = self.of;
        let nodes_: Vec<_> = nodes.iter().map(|it| it.raw_in(of)).collect();
        of.check(unsafe { raw::keep_node_set_listed(of.c(), self.raw, array(&nodes_), nodes.len()) })
    }

    /// How many nodes a stack lists. Cost: linear in them.
    pub fn listed_count(self) -> usize {
        let of = self.of;
        let result = unsafe { raw::keep_node_listed_count(of.c(), self.raw) };
        result
    }

    /// One of the nodes that a stack lists; none beyond the last. Cost: linear in them.
    pub fn listed(self, index: usize) -> Option<Node<'a>> {
        let of = self.of;
        let result = unsafe { raw::keep_node_listed(of.c(), self.raw, index) };
        found(Node::new(of, result))
    }

    /// Changes what a listed node has of its own in a stack, as [`Node::set_member`] does for a child.
    ///
    /// Returns [`Status::State`] for a node that the stack does not list.
    pub fn set_listed_value(self, node: Node<'_>, what: MemberValue, value: f64) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_set_listed_value(of.c(), self.raw, node.raw_in(of), what.c(), value) })
    }

    /// What a listed node has of its own in a stack; NaN for a node that it does not list.
    pub fn listed_value(self, node: Node<'_>, what: MemberValue) -> Option<f64> {
        let of = self.of;
        let result = unsafe { raw::keep_node_listed_value(of.c(), self.raw, node.raw_in(of), what.c()) };
        number(result)
    }

    /// Creates a grid, as [`Node::stack`](crate::Node::stack) creates a stack.
    ///
    /// members\[count\]: may be `None` if there are none.
    /// Returns none with [`Status::Limit`] above 10,000 columns or rows.
    pub fn grid(self, grid: &Grid, members: &[Node<'_>]) -> Result<Node<'a>> {
        let of = self.of;
        let grid_ = grid.c();
        let members_: Vec<_> = members.iter().map(|it| it.raw_in(of)).collect();
        let result = of.made(unsafe { raw::keep_grid_create(of.c(), self.raw, &grid_, array(&members_), members.len()) })?;
        Ok(Node::new(of, result))
    }

    /// Puts a node into cells of a grid, whose last child it becomes if it is in another node. They are forgotten when it
    /// leaves the grid. [`MemberValue::FirstColumn`] and the three behind it are its parts.
    ///
    /// columns, rows: how many it is in; 0 and 0 for the next free cell.
    /// Returns [`Status::InvalidArgument`] beyond the last column and row 10,000, [`Status::Cycle`] for a node that
    /// contains the grid, [`Status::State`] for a guide and for a node that is no grid.
    ///
    /// Cost: linear in the columns and rows that it is in, and that are made for it.
    pub fn place(self, node: Node<'_>, column: usize, row: usize, columns: usize, rows: usize) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_grid_place(of.c(), self.raw, node.raw_in(of), column, row, columns, rows) })
    }

    /// Changes a column ([`Axis::Horizontal`]) or a row of a grid.
    ///
    /// Returns [`Status::State`] for a node that is no grid. Cost: for a fraction linear in the columns or rows; for
    /// another kind, if a member is in several of them, linear in the members.
    pub fn set_track(self, axis: Axis, index: usize, track: Track) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_grid_set_track(of.c(), self.raw, axis.c(), index, track.c()) })
    }

    /// What a column or row of a grid was set to.
    ///
    /// track: receives it; not `None`.
    /// Returns as [`Node::set_track`].
    pub fn get_grid_track(self, axis: Axis, index: usize) -> Result<Track> {
        let of = self.of;
        let mut track_ = raw::keep_track::default();
        of.check(unsafe { raw::keep_grid_get_track(of.c(), self.raw, axis.c(), index, &mut track_) })?;
        Ok(Track::from_c(track_))
    }

    /// Sets how many columns or rows a grid has. New ones are as the last one of those that it was given. The guide of one
    /// that goes is destroyed; rows with members stay for them, as large as their content.
    ///
    /// Returns [`Status::State`] for a node that is no grid, [`Status::InvalidArgument`] for no column, [`Status::Limit`]
    /// above 10,000. Cost: linear in the members, columns and rows.
    pub fn set_grid_track_count(self, axis: Axis, tracks: usize) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_grid_set_track_count(of.c(), self.raw, axis.c(), tracks) })
    }

    /// How many columns or rows a grid has, with those that were made for members.
    pub fn grid_track_count(self, axis: Axis) -> usize {
        let of = self.of;
        let result = unsafe { raw::keep_grid_track_count(of.c(), self.raw, axis.c()) };
        result
    }

    /// The column or row of a grid that a member begins in, also where it went there by itself.
    pub fn member_cell(self, axis: Axis) -> usize {
        let of = self.of;
        let result = unsafe { raw::keep_member_cell(of.c(), self.raw, axis.c()) };
        result
    }

    /// In how many columns or rows of a grid a member is; 0 for a node that is in none.
    pub fn member_span(self, axis: Axis) -> usize {
        let of = self.of;
        let result = unsafe { raw::keep_member_span(of.c(), self.raw, axis.c()) };
        result
    }

    /// The guide that a column ([`Axis::Horizontal`]) or a row of a grid is. Cost: logarithmic.
    pub fn track(self, axis: Axis, index: usize) -> Option<Node<'a>> {
        let of = self.of;
        let result = unsafe { raw::keep_grid_track(of.c(), self.raw, axis.c(), index) };
        found(Node::new(of, result))
    }

    /// Creates a guideline in a node, or a barrier of nodes of the same tree.
    ///
    /// nodes\[count\]: may be `None` if there are none, for a guideline.
    /// Returns none also with [`Status::State`] in a line of a flow, [`Status::Unrelated`] for a node of another tree.
    ///
    /// Cost: as [`Node::create_guide`], and linear in the nodes.
    pub fn guideline(self, guideline: &Guideline, nodes: &[Node<'_>]) -> Result<Node<'a>> {
        let of = self.of;
        let guideline_ = guideline.c();
        let nodes_: Vec<_> = nodes.iter().map(|it| it.raw_in(of)).collect();
        let result = of.made(unsafe { raw::keep_guideline_create(of.c(), self.raw, &guideline_, array(&nodes_), nodes.len()) })?;
        Ok(Node::new(of, result))
    }

    /// Puts other nodes in place of those of a barrier.
    ///
    /// nodes\[count\]: may be `None` if there are none.
    /// Returns as [`Node::guideline`]; [`Status::State`] for a node that is no barrier. Cost: linear in the nodes.
    pub fn set_barrier_nodes(self, nodes: &[Node<'_>]) -> Result<()> {
        let of = self.of;
        let nodes_: Vec<_> = nodes.iter().map(|it| it.raw_in(of)).collect();
        of.check(unsafe { raw::keep_barrier_set_nodes(of.c(), self.raw, array(&nodes_), nodes.len()) })
    }

    /// Puts the centre of a node at an angle and a distance from that of another, as required.
    /// An animation that changes the angle runs along the arc, whatever it moves. A node that is gone is a point
    /// there, and others on the circle do not close up.
    ///
    /// center: `None` lets the node go.
    ///
    /// angle: in degrees, clockwise from above. An animation runs through the angles in between: from 350 to 370 it is
    /// a short way, from 350 to 10 nearly a turn back.
    ///
    /// radius: not negative.
    /// Returns [`Status::Unrelated`] for nodes of different trees, [`Status::InvalidArgument`] also for a node and itself.
    pub fn set_circle(self, center: impl Into<Option<Node<'a>>>, angle: f64, radius: f64) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_set_circle(of.c(), self.raw, center.into().map_or_else(Default::default, |it| it.raw_in(of)), angle, radius) })
    }

    /// The node in the middle of the circle that a node is on; none, and NaN, if it is on none.
    pub fn circle(self) -> Option<NodeCircle<'a>> {
        let of = self.of;
        let mut angle_ = 0.0;
        let mut radius_ = 0.0;
        let result = unsafe { raw::keep_node_circle(of.c(), self.raw, &mut angle_, &mut radius_) };
        if result.id == 0 { None } else { Some(NodeCircle { circle: Node::new(of, result), angle: angle_, radius: radius_ }) }
    }

    /// Adds a variant to those of a node, behind them. It has room where the node is at least so large while it is in use.
    ///
    /// width, height: 0 for any.
    ///
    /// fits: whether it has room only where all constraints that belong to it are met, too, whatever their priority.
    pub fn add_variant(self, width: f64, height: f64, fits: bool) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_add_variant(of.c(), self.raw, width, height, fits) })
    }

    /// Removes all variants of a node: constraints that belonged to one hold always, and what was otherwise in one is as it is
    /// set. Cost: linear in that.
    pub fn clear_variants(self) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_clear_variants(of.c(), self.raw) })
    }

    /// How many variants a node has.
    pub fn variant_count(self) -> usize {
        let of = self.of;
        let result = unsafe { raw::keep_node_variant_count(of.c(), self.raw) };
        result
    }

    /// Which variant of a node is in use as of the last solve, from 0 on; 0 for a node without.
    pub fn variant(self) -> usize {
        let of = self.of;
        let result = unsafe { raw::keep_node_variant(of.c(), self.raw) };
        result
    }

    /// Sets what a parameter of a container is in a variant of a node, which may be the container. Elsewhere it is as
    /// [`Node::set_container`] says, and [`Node::get_container`] reads that.
    ///
    /// variant: not the first one.
    /// Returns as [`Node::set_container`], and [`Status::InvalidArgument`] if there is no such variant, or where variants of
    /// another node set the same.
    pub fn vary_container(self, variant: usize, container: Node<'_>, what: ContainerValue, value: f64) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_vary_container(of.c(), self.raw, variant, container.raw_in(of), what.c(), value) })
    }

    /// The same of what a child of a container has of its own ([`Node::set_member`]).
    pub fn vary_member(self, variant: usize, subject: Node<'_>, what: MemberValue, value: f64) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_vary_member(of.c(), self.raw, variant, subject.raw_in(of), what.c(), value) })
    }

    /// The same of whether a node is gone ([`Node::set_gone`]).
    pub fn vary_gone(self, variant: usize, other: Node<'_>, gone: Gone) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_vary_gone(of.c(), self.raw, variant, other.raw_in(of), gone.c()) })
    }

    /// The constraints that were applied to a node, the oldest first, active or not. Cost: linear in them.
    pub fn applied(self) -> Vec<Constraint<'a>> {
        let of = self.of;
        let mut constraints_ = vec![raw::keep_constraint::default(); 16];
        let count = unsafe { raw::keep_node_applied(of.c(), self.raw, constraints_.as_mut_ptr(), 16) };
        if count > 16 {
            constraints_.resize(count, raw::keep_constraint::default());
            unsafe { raw::keep_node_applied(of.c(), self.raw, constraints_.as_mut_ptr(), count) };
        } else {
            constraints_.resize(count, raw::keep_constraint::default());
        }
        constraints_.into_iter().map(|it| Constraint::new(of, it)).collect()
    }

    /// Removes all attributes that were applied to a node, active or not. Cost: linear in them.
    pub fn clear_applied(self) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_clear_applied(of.c(), self.raw) })
    }

    /// Asks the conditions of a node again, the newest first, and activates and deactivates its attributes. What
    /// has not changed costs the solver nothing.
    ///
    /// Returns [`Status::State`] if a condition fails.  Cost: linear in what was applied to the node.
    pub fn reload(self) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_reload(of.c(), self.raw) })
    }

    /// Sets the context of the conditions of nodes inside a node, at any depth, unless a node in between has one
    /// of its own, as of the next reload. A root has its own context, too.
    ///
    /// context: `None` removes it, so that the node's ancestors decide again.
    pub fn set_context(self, context: impl Into<Option<Context>>) -> Result<()> {
        let of = self.of;
        let context_ = context.into().map(|it| it.c());
        of.check(unsafe { raw::keep_node_set_context(of.c(), self.raw, context_.as_ref().map_or(null(), |it| it as *const _)) })
    }

    /// The context of the conditions of nodes inside a node; that of the layout for invalid handles. Cost: linear in
    /// the depth of the node.
    ///
    /// node: `None` for the layout.
    pub fn context(self) -> Context {
        let of = self.of;
        let result = unsafe { raw::keep_node_context(of.c(), self.raw) };
        Context::from_c(result)
    }

    /// The line of a document in which a node begins, from 1; 0 for a node that no document has made.
    pub fn line(self) -> i32 {
        let of = self.of;
        let result = unsafe { raw::keep_node_line(of.c(), self.raw) };
        result
    }

    /// Adds a rule to an attribute: any number of them, also of one relation, in addition to its values. The value of
    /// a rule on an alignment counts from the node that is named first: right = other.right + v.
    ///
    /// kind: as [`Node::attribute`], or [`Node::attribute_to`] with another node; no group.
    ///
    /// other: the other node, or `None`.
    ///
    /// value: as [`Attribute::set`], but no NaN.
    /// Returns [`Status::Unrelated`] as those. Cost: linear in the depth of the nodes.
    pub fn add_rule(self, kind: AttributeKind, other: impl Into<Option<Node<'a>>>, relation: Relation, value: f64, priority: Priority) -> Result<Constraint<'a>> {
        let of = self.of;
        let mut constraint_ = raw::keep_constraint::default();
        of.check(unsafe { raw::keep_node_add_rule(of.c(), self.raw, kind.c(), other.into().map_or_else(Default::default, |it| it.raw_in(of)), relation.c(), value, priority.0, &mut constraint_) })?;
        Ok(Constraint::new(of, constraint_))
    }

    /// Keeps a node at a frame. When its parent is resized, or the content of a parent that scrolls, the flexible
    /// lengths along an axis share the change in proportion to their present values; equally, if these cancel out
    /// to within a millionth. If only the max edge is flexible, or nothing is, the min edge and the size stay. For
    /// [`Constraint::source`] the constraints are sums of terms; in messages they are "by its autoresizing mask".
    /// Another call replaces them.
    ///
    /// node: one with a parent, or [`Status::Unrelated`].
    ///
    /// mask: flags of [`Autoresizing`].
    ///
    /// frame: the whole frame in the coordinates of the parent; at most 1e12 in magnitude, width and height not
    /// negative.
    ///
    /// parent: the size that the parent has around this frame, in points, as files of interface builders have it: a
    /// width of 100 with [`Autoresizing::FLEXIBLE_WIDTH`] in a parent of 200 is one of 150 in 250, whatever the parent is
    /// now. At most 1e12, not negative. NaN along an axis: the size that the parent is solved to, or its content if
    /// it scrolls, with its rounding, about 1e-13 of it.
    /// Returns also as [`Layout::solve`] with a NaN in parent: frames are brought up to date first then.
    ///
    /// Cost: constant; with a NaN in parent as [`Layout::solve`]. A parent with too little space for its children's
    /// masks is made larger by the child that needs most; another mask for that one visits all of them: for one child
    /// after the other O(n²).
    pub fn set_autoresizing(self, mask: Autoresizing, frame: Rect, parent: Size) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_set_autoresizing(of.c(), self.raw, mask.0, frame.c(), parent.c()) })
    }

    /// Removes the mask of a node, if it has one.
    pub fn clear_autoresizing(self) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_node_clear_autoresizing(of.c(), self.raw) })
    }

    /// The mask of a node, also if its constraints were removed or uninstalled one by one; -1 without one.
    pub fn autoresizing(self) -> i32 {
        let of = self.of;
        let result = unsafe { raw::keep_node_autoresizing(of.c(), self.raw) };
        result
    }
    /// Along which axis it goes.
    pub fn axis(self) -> Axis {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_AXIS) };
        Axis::from_c(value as c_int).unwrap_or_default()
    }
    /// Sets [`Self::axis`].
    pub fn set_axis(self, value: Axis) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_AXIS, value.c() as f64) })
    }
    /// From one member to the next; below 0 they overlap.
    pub fn gap(self) -> f64 {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_GAP) };
        value
    }
    /// Sets [`Self::gap`].
    pub fn set_gap(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_GAP, value) })
    }
    /// From its edges to the members; not negative. Left stands for leading, and right for trailing.
    pub fn padding_top(self) -> f64 {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_PADDING_TOP) };
        value
    }
    /// Sets [`Self::padding_top`].
    pub fn set_padding_top(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_PADDING_TOP, value) })
    }
    /// At the leading edge.
    pub fn padding_left(self) -> f64 {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_PADDING_LEFT) };
        value
    }
    /// Sets [`Self::padding_left`].
    pub fn set_padding_left(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_PADDING_LEFT, value) })
    }
    /// At the bottom edge.
    pub fn padding_bottom(self) -> f64 {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_PADDING_BOTTOM) };
        value
    }
    /// Sets [`Self::padding_bottom`].
    pub fn set_padding_bottom(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_PADDING_BOTTOM, value) })
    }
    /// At the trailing edge.
    pub fn padding_right(self) -> f64 {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_PADDING_RIGHT) };
        value
    }
    /// Sets [`Self::padding_right`].
    pub fn set_padding_right(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_PADDING_RIGHT, value) })
    }
    /// How the members lie across it.
    pub fn align(self) -> Align {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_ALIGN) };
        Align::from_c(value as c_int).unwrap_or_default()
    }
    /// Sets [`Self::align`].
    pub fn set_align(self, value: Align) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_ALIGN, value.c() as f64) })
    }
    /// How they lie along it.
    pub fn distribution(self) -> Distribution {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_DISTRIBUTION) };
        Distribution::from_c(value as c_int).unwrap_or_default()
    }
    /// Sets [`Self::distribution`].
    pub fn set_distribution(self, value: Distribution) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_DISTRIBUTION, value.c() as f64) })
    }
    /// As [`Stack`].bias; NaN while it is not set.
    pub fn bias(self) -> Option<f64> {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_BIAS) };
        number(value)
    }
    /// Sets [`Self::bias`].
    pub fn set_bias(self, value: impl Into<Option<f64>>) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_BIAS, self.about(given("bias", value.into()))?) })
    }
    /// From one row to the next.
    pub fn row_gap(self) -> f64 {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_ROW_GAP) };
        value
    }
    /// Sets [`Self::row_gap`].
    pub fn set_row_gap(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_ROW_GAP, value) })
    }
    /// How they lie in columns, where baselines are edges.
    pub fn justify(self) -> Align {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_JUSTIFY) };
        Align::from_c(value as c_int).unwrap_or_default()
    }
    /// Sets [`Self::justify`].
    pub fn set_justify(self, value: Align) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_JUSTIFY, value.c() as f64) })
    }
    /// Whether it is a flow: its members break into lines.
    pub fn wraps(self) -> bool {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_WRAPS) };
        value == 1.0
    }
    /// Sets [`Self::wraps`].
    pub fn set_wraps(self, value: bool) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_WRAPS, f64::from(u8::from(value))) })
    }
    /// One of the first six: of the owner, or of the nodes.
    pub fn edge(self) -> Option<Anchor> {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_EDGE) };
        Anchor::from_c(value as c_int)
    }
    /// Sets [`Self::edge`].
    pub fn set_edge(self, value: Anchor) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_EDGE, value.c() as f64) })
    }
    /// From this edge: into the owner, or away from the nodes.
    pub fn distance(self) -> f64 {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_DISTANCE) };
        value
    }
    /// Sets [`Self::distance`].
    pub fn set_distance(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_DISTANCE, value) })
    }
    /// Of a guideline's owner, to be added; from 0 to 1.
    pub fn fraction(self) -> f64 {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_FRACTION) };
        value
    }
    /// Sets [`Self::fraction`].
    pub fn set_fraction(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_FRACTION, value) })
    }
    /// 1 if padding counts from the margins of the container, with the safe area where they have it; 0 from its
    /// edges.
    pub fn padding_from_margins(self) -> bool {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_PADDING_FROM_MARGINS) };
        value == 1.0
    }
    /// Sets [`Self::padding_from_margins`].
    pub fn set_padding_from_margins(self, value: bool) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_PADDING_FROM_MARGINS, f64::from(u8::from(value))) })
    }
    /// A [`Least`].
    pub fn least(self) -> Least {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_LEAST) };
        Least::from_c(value as c_int).unwrap_or_default()
    }
    /// Sets [`Self::least`].
    pub fn set_least(self, value: Least) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_LEAST, value.c() as f64) })
    }
    /// The share of its width, or height, that gaps along it have in addition; from 0 to 1, as all of these.
    pub fn gap_fraction(self) -> f64 {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_GAP_FRACTION) };
        value
    }
    /// Sets [`Self::gap_fraction`].
    pub fn set_gap_fraction(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_GAP_FRACTION, value) })
    }
    /// The same of [`Grid`].row_gap.
    pub fn row_gap_fraction(self) -> f64 {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_ROW_GAP_FRACTION) };
        value
    }
    /// Sets [`Self::row_gap_fraction`].
    pub fn set_row_gap_fraction(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_ROW_GAP_FRACTION, value) })
    }
    /// Of its height, in addition to padding.
    pub fn padding_fraction_top(self) -> f64 {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_PADDING_FRACTION_TOP) };
        value
    }
    /// Sets [`Self::padding_fraction_top`].
    pub fn set_padding_fraction_top(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_PADDING_FRACTION_TOP, value) })
    }
    /// Of its width, at the leading edge.
    pub fn padding_fraction_left(self) -> f64 {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_PADDING_FRACTION_LEFT) };
        value
    }
    /// Sets [`Self::padding_fraction_left`].
    pub fn set_padding_fraction_left(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_PADDING_FRACTION_LEFT, value) })
    }
    /// Of its height.
    pub fn padding_fraction_bottom(self) -> f64 {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_PADDING_FRACTION_BOTTOM) };
        value
    }
    /// Sets [`Self::padding_fraction_bottom`].
    pub fn set_padding_fraction_bottom(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_PADDING_FRACTION_BOTTOM, value) })
    }
    /// Of its width, at the trailing edge.
    pub fn padding_fraction_right(self) -> f64 {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_PADDING_FRACTION_RIGHT) };
        value
    }
    /// Sets [`Self::padding_fraction_right`].
    pub fn set_padding_fraction_right(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_PADDING_FRACTION_RIGHT, value) })
    }
    /// 1 if first baselines are as far down as they go, and last ones as far up, as in UIKit's stacks; 0 for the other
    /// way.
    pub fn baselines_reversed(self) -> bool {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_BASELINES_REVERSED) };
        value == 1.0
    }
    /// Sets [`Self::baselines_reversed`].
    pub fn set_baselines_reversed(self, value: bool) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_BASELINES_REVERSED, f64::from(u8::from(value))) })
    }
    /// 1 if gaps of a column are from the last baseline of a member to the first one of the next; 0 from its edge.
    pub fn gap_from_baselines(self) -> bool {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_GAP_FROM_BASELINES) };
        value == 1.0
    }
    /// Sets [`Self::gap_from_baselines`].
    pub fn set_gap_from_baselines(self, value: bool) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_GAP_FROM_BASELINES, f64::from(u8::from(value))) })
    }
    /// How many members a line of a flow has at most; 0 for any number.
    pub fn most(self) -> f64 {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_MOST) };
        value
    }
    /// Sets [`Self::most`].
    pub fn set_most(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_MOST, value) })
    }
    /// 1 if a flow with several lines asks for no more than the longest of them; 0 for all that it gets.
    pub fn hugs_lines(self) -> bool {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_HUGS_LINES) };
        value == 1.0
    }
    /// Sets [`Self::hugs_lines`].
    pub fn set_hugs_lines(self, value: bool) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_HUGS_LINES, f64::from(u8::from(value))) })
    }
    /// 1 if a stack goes along the other axis where its members do not fit; 0 if not.
    pub fn turns(self) -> bool {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_TURNS) };
        value == 1.0
    }
    /// Sets [`Self::turns`].
    pub fn set_turns(self, value: bool) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_TURNS, f64::from(u8::from(value))) })
    }
    /// 1 if members of a grid without cells of their own fill gaps before others; 0 if they are in their order.
    pub fn dense(self) -> bool {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_DENSE) };
        value == 1.0
    }
    /// Sets [`Self::dense`].
    pub fn set_dense(self, value: bool) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_DENSE, f64::from(u8::from(value))) })
    }
    /// How its lines lie across it.
    pub fn row_distribution(self) -> Distribution {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_ROW_DISTRIBUTION) };
        Distribution::from_c(value as c_int).unwrap_or_default()
    }
    /// Sets [`Self::row_distribution`].
    pub fn set_row_distribution(self, value: Distribution) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_ROW_DISTRIBUTION, value.c() as f64) })
    }
    /// As [`Stack`].row_bias; NaN while it is not set.
    pub fn row_bias(self) -> Option<f64> {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_ROW_BIAS) };
        number(value)
    }
    /// Sets [`Self::row_bias`].
    pub fn set_row_bias(self, value: impl Into<Option<f64>>) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_ROW_BIAS, self.about(given("row bias", value.into()))?) })
    }
    /// 1 if the last line of a flow, which may be the only one, is packed at its start, whatever its distribution.
    pub fn last_line_packed(self) -> bool {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_LAST_LINE_PACKED) };
        value == 1.0
    }
    /// Sets [`Self::last_line_packed`].
    pub fn set_last_line_packed(self, value: bool) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_LAST_LINE_PACKED, f64::from(u8::from(value))) })
    }
    /// 1 if the first line of a flow is the last one across it, as the lowest one of rows. What is at the start across it
    /// is at the end then.
    pub fn lines_reversed(self) -> bool {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_LINES_REVERSED) };
        value == 1.0
    }
    /// Sets [`Self::lines_reversed`].
    pub fn set_lines_reversed(self, value: bool) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_LINES_REVERSED, f64::from(u8::from(value))) })
    }
    /// 1 if what is too large begins at the start, whatever its alignment and the bias, and overflows at the end.
    pub fn safe(self) -> bool {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_SAFE) };
        value == 1.0
    }
    /// Sets [`Self::safe`].
    pub fn set_safe(self, value: bool) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_SAFE, f64::from(u8::from(value))) })
    }
    /// Whether the last column is repeated.
    pub fn repeats(self) -> Repeat {
        let value = unsafe { raw::keep_container_get(self.of.c(), self.raw, raw::KEEP_CONTAINER_REPEATS) };
        Repeat::from_c(value as c_int).unwrap_or_default()
    }
    /// Sets [`Self::repeats`].
    pub fn set_repeats(self, value: Repeat) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_container_set(of.c(), it, raw::KEEP_CONTAINER_REPEATS, value.c() as f64) })
    }
    /// Its share of what members without a weight leave, which are then as small as they may be: sizes are in
    /// proportion to weights. 0 for none, or from 1e-6 to 1e6. Ignored where the stack is filled equally or
    /// proportionally. Where it is packed, or its gaps are equal, gaps are as they are set until all with a weight are at a
    /// maximum; what is left then goes to the gaps, or to the ends.
    pub fn weight(self) -> f64 {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_WEIGHT) };
        value
    }
    /// Sets [`Self::weight`].
    pub fn set_weight(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_WEIGHT, value) })
    }
    /// From it to the next member; NaN for the gap of the stack.
    pub fn gap_after(self) -> Option<f64> {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_GAP_AFTER) };
        number(value)
    }
    /// Sets [`Self::gap_after`].
    pub fn set_gap_after(self, value: impl Into<Option<f64>>) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_GAP_AFTER, self.about(given("gap after", value.into()))?) })
    }
    /// A [`Align`]; NaN for that of the stack.
    pub fn own_align(self) -> Option<Align> {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_ALIGN) };
        number(value).and_then(|it| Align::from_c(it as c_int))
    }
    /// Sets [`Self::own_align`].
    pub fn set_own_align(self, value: impl Into<Option<Align>>) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_ALIGN, value.into().map_or(f64::NAN, |it| it.c() as f64)) })
    }
    /// 1 for a child that is not arranged, 0 for a member.
    pub fn is_excluded(self) -> bool {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_EXCLUDED) };
        value == 1.0
    }
    /// Sets [`Self::is_excluded`].
    pub fn set_excluded(self, value: bool) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_EXCLUDED, f64::from(u8::from(value))) })
    }
    /// A [`Align`] in its columns of a grid; NaN for that of the grid.
    pub fn own_justify(self) -> Option<Align> {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_JUSTIFY) };
        number(value).and_then(|it| Align::from_c(it as c_int))
    }
    /// Sets [`Self::own_justify`].
    pub fn set_own_justify(self, value: impl Into<Option<Align>>) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_JUSTIFY, value.into().map_or(f64::NAN, |it| it.c() as f64)) })
    }
    /// How much it loses in a stack where content is missing: in proportion to this times its content, 1 unless set; 0 for
    /// nothing, as long as others can lose. 0, or from 1e-6 to 1e6. Of more than eight that lose it has no influence.
    pub fn shrink(self) -> f64 {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_SHRINK) };
        value
    }
    /// Sets [`Self::shrink`].
    pub fn set_shrink(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_SHRINK, value) })
    }
    /// The length from which it grows by its weight, 0 unless set; it is asked for as content is. Where a member with a
    /// weight has a basis, weights are shares of what all of their bases and contents leave, at 252, and not of all.
    pub fn basis(self) -> f64 {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_BASIS) };
        value
    }
    /// Sets [`Self::basis`].
    pub fn set_basis(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_BASIS, value) })
    }
    /// 1 to have its content as its basis, if there is some; 0 unless set.
    pub fn grows(self) -> bool {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_GROWS) };
        value == 1.0
    }
    /// Sets [`Self::grows`].
    pub fn set_grows(self, value: bool) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_GROWS, f64::from(u8::from(value))) })
    }
    /// A [`Least`]; NaN for that of the stack.
    pub fn own_least(self) -> Option<Least> {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_LEAST) };
        number(value).and_then(|it| Least::from_c(it as c_int))
    }
    /// Sets [`Self::own_least`].
    pub fn set_own_least(self, value: impl Into<Option<Least>>) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_LEAST, value.into().map_or(f64::NAN, |it| it.c() as f64)) })
    }
    /// Its margins: the space that it keeps around it, to edges and to others, whose margins and gap are added to it.
    /// Below 0 it overlaps them. Its size, and what else is constrained, are without them; they are gone when it is.
    pub fn own_margin_top(self) -> f64 {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_MARGIN_TOP) };
        value
    }
    /// Sets [`Self::own_margin_top`].
    pub fn set_own_margin_top(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_MARGIN_TOP, value) })
    }
    /// At its leading edge.
    pub fn own_margin_left(self) -> f64 {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_MARGIN_LEFT) };
        value
    }
    /// Sets [`Self::own_margin_left`].
    pub fn set_own_margin_left(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_MARGIN_LEFT, value) })
    }
    /// Below it.
    pub fn own_margin_bottom(self) -> f64 {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_MARGIN_BOTTOM) };
        value
    }
    /// Sets [`Self::own_margin_bottom`].
    pub fn set_own_margin_bottom(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_MARGIN_BOTTOM, value) })
    }
    /// At its trailing edge.
    pub fn own_margin_right(self) -> f64 {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_MARGIN_RIGHT) };
        value
    }
    /// Sets [`Self::own_margin_right`].
    pub fn set_own_margin_right(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_MARGIN_RIGHT, value) })
    }
    /// The share of the height of its container that its margin has in addition; from 0 to 1, as all of these.
    pub fn own_margin_fraction_top(self) -> f64 {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_MARGIN_FRACTION_TOP) };
        value
    }
    /// Sets [`Self::own_margin_fraction_top`].
    pub fn set_own_margin_fraction_top(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_MARGIN_FRACTION_TOP, value) })
    }
    /// Of the width, at its leading edge.
    pub fn own_margin_fraction_left(self) -> f64 {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_MARGIN_FRACTION_LEFT) };
        value
    }
    /// Sets [`Self::own_margin_fraction_left`].
    pub fn set_own_margin_fraction_left(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_MARGIN_FRACTION_LEFT, value) })
    }
    /// Of the height.
    pub fn own_margin_fraction_bottom(self) -> f64 {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_MARGIN_FRACTION_BOTTOM) };
        value
    }
    /// Sets [`Self::own_margin_fraction_bottom`].
    pub fn set_own_margin_fraction_bottom(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_MARGIN_FRACTION_BOTTOM, value) })
    }
    /// Of the width, at its trailing edge.
    pub fn own_margin_fraction_right(self) -> f64 {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_MARGIN_FRACTION_RIGHT) };
        value
    }
    /// Sets [`Self::own_margin_fraction_right`].
    pub fn set_own_margin_fraction_right(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_MARGIN_FRACTION_RIGHT, value) })
    }
    /// The column of a grid that it begins in, from 0 to 9,999; NaN for one that is found. Forgotten as cells are.
    pub fn first_column(self) -> Option<f64> {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_FIRST_COLUMN) };
        number(value)
    }
    /// Sets [`Self::first_column`].
    pub fn set_first_column(self, value: impl Into<Option<f64>>) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_FIRST_COLUMN, self.about(given("first column", value.into()))?) })
    }
    /// The same of rows; NaN for one that is found.
    pub fn first_row(self) -> Option<f64> {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_FIRST_ROW) };
        number(value)
    }
    /// Sets [`Self::first_row`].
    pub fn set_first_row(self, value: impl Into<Option<f64>>) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_FIRST_ROW, self.about(given("first row", value.into()))?) })
    }
    /// How many columns it is in: from 1, unless set, to 10,000.
    pub fn column_span(self) -> f64 {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_COLUMN_SPAN) };
        value
    }
    /// Sets [`Self::column_span`].
    pub fn set_column_span(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_COLUMN_SPAN, value) })
    }
    /// The same of rows.
    pub fn row_span(self) -> f64 {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_ROW_SPAN) };
        value
    }
    /// Sets [`Self::row_span`].
    pub fn set_row_span(self, value: f64) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_ROW_SPAN, value) })
    }
    /// 1 for a child that lies over a grid: from edge to edge of its cells, as they are, or of the grid where it has no
    /// column, or row, of its own. It takes no cell, and widens none; its margins and alignments count. In a stack it is not
    /// arranged.
    pub fn overlay(self) -> bool {
        let value = unsafe { raw::keep_member_get(self.of.c(), self.raw, raw::KEEP_MEMBER_OVERLAY) };
        value == 1.0
    }
    /// Sets [`Self::overlay`].
    pub fn set_overlay(self, value: bool) -> Result<()> {
        let (of, it) = (self.of, self.raw);
        of.check(unsafe { raw::keep_member_set(of.c(), it, raw::KEEP_MEMBER_OVERLAY, f64::from(u8::from(value))) })
    }
}

impl<'a> Nodes<'a> {
    /// Sets the hugging or compression resistance of many nodes along one axis; on failure of none.
    ///
    /// Cost: linear in count.
    pub fn set_resistance(&self, axis: Axis, resistance: Resistance, priority: Priority) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_nodes_set_resistance(of.c(), array(&self.raw), self.raw.len(), axis.c(), resistance.c(), priority.0) })
    }

    /// A new group of the attribute, or ready-made group, of each of many nodes ([`Node::attribute`]).
    pub fn attribute(&self, kind: AttributeKind) -> Result<Attribute<'a>> {
        let of = self.of;
        let result = of.made(unsafe { raw::keep_nodes_attribute(of.c(), array(&self.raw), self.raw.len(), kind.c()) })?;
        Ok(Attribute::new(of, result))
    }

    /// A new group of the attribute of each of many nodes in relation to another ([`Node::attribute_to`]).
    pub fn attribute_to(&self, kind: AttributeKind, other: Node<'_>) -> Result<Attribute<'a>> {
        let of = self.of;
        let result = of.made(unsafe { raw::keep_nodes_attribute_to(of.c(), array(&self.raw), self.raw.len(), kind.c(), other.raw_in(of)) })?;
        Ok(Attribute::new(of, result))
    }

    /// A new group of the attribute of each of many nodes in relation to the next ([`Node::attribute_to`]).
    pub fn attribute_between(&self, kind: AttributeKind) -> Result<Attribute<'a>> {
        let of = self.of;
        let result = of.made(unsafe { raw::keep_nodes_attribute_between(of.c(), array(&self.raw), self.raw.len(), kind.c()) })?;
        Ok(Attribute::new(of, result))
    }

    /// Sets a value of an attribute, or ready-made group, of each of many nodes, without making a group.
    ///
    /// kind: as [`Node::attribute`], or [`Node::attribute_to`] with another node.
    ///
    /// other: the other node of all of them, or `None`.
    /// relation, value, priority: as [`Attribute::set`].
    pub fn set(&self, kind: AttributeKind, other: impl Into<Option<Node<'a>>>, relation: Relation, value: f64, priority: Priority) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_nodes_set(of.c(), array(&self.raw), self.raw.len(), kind.c(), other.into().map_or_else(Default::default, |it| it.raw_in(of)), relation.c(), value, priority.0) })
    }

    /// Sets a value of an attribute of each of many nodes in relation to the next, without making a group.
    pub fn set_between(&self, kind: AttributeKind, relation: Relation, value: f64, priority: Priority) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_nodes_set_between(of.c(), array(&self.raw), self.raw.len(), kind.c(), relation.c(), value, priority.0) })
    }

    /// Keeps the gaps between neighbours equal to each other, however wide they are: the offset of every pair but
    /// the last follows that of the next pair ([`Attribute::set_to`]). The nodes are in their order along the axis:
    /// left to right, in reading direction, or top to bottom.
    ///
    /// kind: an offset, such as [`AttributeKind::RightOffset`] or [`AttributeKind::BottomOffset`]; its opposite is the same.
    pub fn distribute(&self, kind: AttributeKind, priority: Priority) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_nodes_distribute(of.c(), array(&self.raw), self.raw.len(), kind.c(), priority.0) })
    }

    /// Sets equal of the width and height of each of many nodes; NaN takes one away.
    pub fn keep_size(&self, width: impl Into<Option<f64>>, height: impl Into<Option<f64>>, priority: Priority) -> Result<()> {
        let of = self.of;
        let width_ = self.about(given("width", width.into()))?;
        let height_ = self.about(given("height", height.into()))?;
        of.check(unsafe { raw::keep_nodes_keep_size(of.c(), array(&self.raw), self.raw.len(), width_, height_, priority.0) })
    }

    /// Sets equal of four insets of each of many nodes; NaN takes one away.
    ///
    /// kind: [`AttributeKind::Insets`], [`AttributeKind::SafeInsets`] or [`AttributeKind::MarginInsets`].
    pub fn keep_insets(&self, kind: AttributeKind, insets: Insets, priority: Priority) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_nodes_keep_insets(of.c(), array(&self.raw), self.raw.len(), kind.c(), insets.c(), priority.0) })
    }

    /// Sets equal of the centres of each of many nodes, as fractions of the parent; NaN takes one away.
    pub fn keep_center(&self, x: impl Into<Option<f64>>, y: impl Into<Option<f64>>, priority: Priority) -> Result<()> {
        let of = self.of;
        let x_ = self.about(given("x", x.into()))?;
        let y_ = self.about(given("y", y.into()))?;
        of.check(unsafe { raw::keep_nodes_keep_center(of.c(), array(&self.raw), self.raw.len(), x_, y_, priority.0) })
    }
}

/// The answer of [`Attribute::value`].
#[derive(Clone, Debug, PartialEq)]
pub struct AttributeValue {
    pub value: Option<f64>,
    pub priority: Priority,
}
/// The answer of [`Attribute::followed`].
#[derive(Clone, Debug, PartialEq)]
pub struct AttributeFollowed<'a> {
    pub followed: Attribute<'a>,
    pub multiplier: f64,
    pub constant: f64,
    pub priority: Priority,
}
/// The answer of [`Attribute::explanation`].
#[derive(Clone, Debug, PartialEq)]
pub struct AttributeExplanation<'a> {
    pub constraints: Vec<Constraint<'a>>,
    pub factors: Vec<f64>,
    pub rest: f64,
}
/// The answer of [`Attribute::range`].
#[derive(Clone, Debug, PartialEq)]
pub struct AttributeRange {
    pub minimum: f64,
    pub maximum: f64,
}
impl<'a> Attribute<'a> {
    /// Sets equal, the minimum or the maximum of an attribute or group; again, in place.
    ///
    /// relation: [`Relation::Equal`] sets equal, [`Relation::AtLeast`] the minimum, [`Relation::AtMost`] the maximum.
    ///
    /// value: at most 1e12 in magnitude; a factor is 0 or at least 1e-12; NaN takes the value away, and the
    /// priority is ignored.
    pub fn set(self, relation: Relation, value: impl Into<Option<f64>>, priority: Priority) -> Result<()> {
        let of = self.of;
        let value_ = self.about(given("value", value.into()))?;
        self.check(unsafe { raw::keep_attribute_set(of.c(), self.raw, relation.c(), value_, priority.0) })
    }

    /// Equal, the minimum or the maximum of an attribute, and its priority. NaN and 0 if there is none, if it
    /// follows another attribute, and for a group.
    pub fn value(self, relation: Relation) -> AttributeValue {
        let of = self.of;
        let mut priority_ = 0.0;
        let result = unsafe { raw::keep_attribute_value(of.c(), self.raw, relation.c(), &mut priority_) };
        AttributeValue { value: number(result), priority: Priority(priority_) }
    }

    /// Sets equal, the minimum or the maximum of an attribute to multiplier \* another one + constant:
    ///
    /// ```text
    ///     left inset = 0.1 * width of the parent        an inset that is a fraction
    ///     top inset = left inset                        one inset equal to another
    ///     width = 2 * height of another node + 8        factor and constant together
    ///
    /// ```
    /// A length may follow any other length of any node in the same tree, along either axis. Factors (aspect
    /// ratio, relative sizes, centres) neither follow nor are followed. While the nodes are in different
    /// trees, the value is inactive; destroying a node of either attribute removes it.
    ///
    /// attribute: the attribute or group that follows.
    ///
    /// followed: an attribute; or a group of as many, which are then followed pair by pair.
    ///
    /// multiplier: 0, or 1e-12 to 1e12 in magnitude; for a followed alignment of centres not below 2e-12.
    ///
    /// constant: at most 1e12 in magnitude.
    /// Returns [`Status::InvalidArgument`] also for a factor, and for groups of different sizes;
    /// [`Status::Unrelated`] for nodes of different trees. Cost: linear in the depth of the nodes.
    pub fn set_to(self, relation: Relation, followed: Attribute<'_>, multiplier: f64, constant: f64, priority: Priority) -> Result<()> {
        let of = self.of;
        self.check(unsafe { raw::keep_attribute_set_to(of.c(), self.raw, relation.c(), followed.raw_in(of), multiplier, constant, priority.0) })
    }

    /// The attribute that equal, the minimum or the maximum follows; none if that is a number or none, and for a group.
    pub fn followed(self, relation: Relation) -> Option<AttributeFollowed<'a>> {
        let of = self.of;
        let mut multiplier_ = 0.0;
        let mut constant_ = 0.0;
        let mut priority_ = 0.0;
        let result = unsafe { raw::keep_attribute_followed(of.c(), self.raw, relation.c(), &mut multiplier_, &mut constant_, &mut priority_) };
        if result.id == 0 { None } else { Some(AttributeFollowed { followed: Attribute::new(of, result), multiplier: multiplier_, constant: constant_, priority: Priority(priority_) }) }
    }

    /// Takes equal, minimum and maximum of an attribute or group away. Rules stay.
    pub fn clear(self) -> Result<()> {
        let of = self.of;
        self.check(unsafe { raw::keep_attribute_clear(of.c(), self.raw) })
    }

    /// Whether any value of an attribute, or of an attribute in a group, is active: set, its nodes share a tree,
    /// and none of them is gone in a way that makes it inactive ([`Node::set_gone`]).
    pub fn is_active(self) -> bool {
        let of = self.of;
        let result = unsafe { raw::keep_attribute_is_active(of.c(), self.raw) };
        result
    }

    /// The kind of an attribute; [`AttributeKind::Group`] for a group of the host's. A right offset is the left offset of the
    /// other node.
    pub fn kind(self) -> Option<AttributeKind> {
        let of = self.of;
        let result = unsafe { raw::keep_attribute_kind_of(of.c(), self.raw) };
        AttributeKind::from_c(result)
    }

    /// The node that an attribute belongs to: the first one of its equation; none for a group of the host's.
    pub fn node(self) -> Option<Node<'a>> {
        let of = self.of;
        let result = unsafe { raw::keep_attribute_node(of.c(), self.raw) };
        found(Node::new(of, result))
    }

    /// The node that an attribute relates its node to; the parent for an inset or a centre.
    pub fn other(self) -> Option<Node<'a>> {
        let of = self.of;
        let result = unsafe { raw::keep_attribute_other(of.c(), self.raw) };
        found(Node::new(of, result))
    }

    /// Whether two handles are of one attribute: equal ones, or those of an alignment from either node.
    pub fn is_same(self, other: Attribute<'_>) -> bool {
        let of = self.of;
        let result = unsafe { raw::keep_attribute_is_same(of.c(), self.raw, other.raw_in(of)) };
        result
    }

    /// Sets the name of an attribute or of a group, for messages, in place of the readable default.
    ///
    /// name: at most 255 bytes, or [`Status::Limit`]; `None` or "" for the default.
    pub fn set_name(self, name: &str) -> Result<()> {
        let of = self.of;
        let name_ = self.about(text_in(name))?;
        self.check(unsafe { raw::keep_attribute_set_name(of.c(), self.raw, name_.as_ptr()) })
    }

    /// An attribute in words.
    ///
    /// text: [`Text::Name`], "left inset of \<image\> to superview \<window\>"; [`Text::Why`]
    /// (keeplayout/diagnosis.h); or [`Text::Description`], the name with minimum, equal and maximum:
    ///
    /// ```text
    ///     width of <title> [100 < 120@750 < none]
    ///
    /// ```
    ///
    /// Cost: for [`Text::Why`] as [`Attribute::explanation`].
    pub fn text(self, text: Text) -> String {
        let of = self.of;
        let result = unsafe { raw::keep_attribute_text(of.c(), self.raw, text.c()) };
        text_of(result)
    }

    /// Sets the margin while gone: what the values of an offset or alignment count as while the node that it is not
    /// on ([`Node::set_gone`]) is gone. Where a value follows another attribute, that is its constant.
    ///
    /// attribute: an attribute, or a group of such; [`Status::InvalidArgument`] for one without another node, and for
    /// a factor.
    ///
    /// value: at most 1e12 in magnitude; NaN, as unless set, for no difference.
    pub fn set_gone_value(self, value: impl Into<Option<f64>>) -> Result<()> {
        let of = self.of;
        let value_ = self.about(given("value", value.into()))?;
        self.check(unsafe { raw::keep_attribute_set_gone_value(of.c(), self.raw, value_) })
    }

    /// The margin while gone of an attribute; NaN for none, and for a group.
    pub fn gone_value(self) -> Option<f64> {
        let of = self.of;
        let result = unsafe { raw::keep_attribute_gone_value(of.c(), self.raw) };
        number(result)
    }

    /// Destroys a group of the host's; its attributes and their values stay.
    ///
    /// Returns [`Status::InvalidHandle`] also for an attribute or a ready-made group. Cost: linear in the group.
    pub fn destroy_group(self) -> Result<()> {
        let of = self.of;
        self.check(unsafe { raw::keep_group_destroy(of.c(), self.raw) })
    }

    /// The attributes of a group in the order in which they are set; 0 for no group. Cost: linear in them.
    pub fn members(self) -> Vec<Attribute<'a>> {
        let of = self.of;
        let mut members_ = vec![raw::keep_attribute::default(); 16];
        let count = unsafe { raw::keep_attribute_members(of.c(), self.raw, members_.as_mut_ptr(), 16) };
        if count > 16 {
            members_.resize(count, raw::keep_attribute::default());
            unsafe { raw::keep_attribute_members(of.c(), self.raw, members_.as_mut_ptr(), count) };
        } else {
            members_.resize(count, raw::keep_attribute::default());
        }
        of.resume();
        members_.into_iter().map(|it| Attribute::new(of, it)).collect()
    }

    /// The constraint of equal, the minimum or the maximum of an attribute; none for no value, and for a group.
    pub fn constraint(self, relation: Relation) -> Option<Constraint<'a>> {
        let of = self.of;
        let result = unsafe { raw::keep_attribute_constraint(of.c(), self.raw, relation.c()) };
        found(Constraint::new(of, result))
    }

    /// The value of an attribute in the frames, whether or not it is constrained; NaN for a group, while its nodes
    /// share no tree, and for a quotient by 0. Cost: linear in the depth of its nodes.
    pub fn measured(self) -> Option<f64> {
        let of = self.of;
        let result = unsafe { raw::keep_attribute_measured(of.c(), self.raw) };
        number(result)
    }

    /// Why an attribute measures its value: the sum, over the constraints returned, of factor \* value, plus the
    /// rest. For a quotient (an aspect ratio, a relative size, a centre) the sum is that of the dividend. Of
    /// equivalent constraints, those of higher priority are returned. What no constraint determines is ambiguous.
    ///
    /// ```text
    ///     left alignment of button to window = 20:  1 * left inset of card (10)
    ///                                               1 * left inset of button (10)
    ///
    /// ```
    ///
    /// factors: 0 for a constraint whose value is itself a factor, or which keeps a size from being negative: such
    /// a constraint decides the factors of the others.
    ///
    /// rest: receives what comes from no value (margins).
    ///
    /// Cost: that of up to ten first solves; up to O(n²) where n nodes share too little space.
    pub fn explanation(self) -> AttributeExplanation<'a> {
        let of = self.of;
        let mut rest_ = 0.0;
        let mut constraints_ = vec![raw::keep_constraint::default(); 16];
        let mut factors_ = vec![0.0; 16];
        let count = unsafe { raw::keep_attribute_explanation(of.c(), self.raw, constraints_.as_mut_ptr(), factors_.as_mut_ptr(), 16, &mut rest_) };
        if count > 16 {
            constraints_.resize(count, raw::keep_constraint::default());
            factors_.resize(count, 0.0);
            unsafe { raw::keep_attribute_explanation(of.c(), self.raw, constraints_.as_mut_ptr(), factors_.as_mut_ptr(), count, &mut rest_) };
        } else {
            constraints_.resize(count, raw::keep_constraint::default());
            factors_.resize(count, 0.0);
        }
        of.resume();
        AttributeExplanation { constraints: constraints_.into_iter().map(|it| Constraint::new(of, it)).collect(), factors: factors_, rest: rest_ }
    }

    /// How far an attribute could go with no constraint of at least a priority worse off. For [`REQUIRED`](crate::REQUIRED): how
    /// far it could be dragged, if the drag sets a value below that. When it is dropped, a host keeps it, and what
    /// it has pushed, at the values measured then ([`Attribute::measured`]): soft constraints would pull them
    /// back. Constraints that would be required if no node were gone count as required.
    ///
    /// priority: 0 to 1000; 0 for the range in equally good solutions.
    /// minimum, maximum: infinite where there is none; equal if determined; NaN where [`Attribute::measured`] is,
    /// and for a quotient that is not determined.
    ///
    /// Cost: as [`Attribute::explanation`].
    pub fn range(self, priority: Priority) -> Result<AttributeRange> {
        let of = self.of;
        let mut minimum_ = 0.0;
        let mut maximum_ = 0.0;
        of.check(unsafe { raw::keep_attribute_range(of.c(), self.raw, priority.0, &mut minimum_, &mut maximum_) })?;
        Ok(AttributeRange { minimum: minimum_, maximum: maximum_ })
    }
}

/// The answer of [`Constraint::terms`].
#[derive(Clone, Debug, PartialEq)]
pub struct ConstraintTerms<'a> {
    pub relation: Relation,
    pub constant: f64,
    pub terms: Vec<Term<'a>>,
}
/// One of the answers of [`Constraint::binding`].
#[derive(Clone, Debug, PartialEq)]
pub struct ConstraintBinding<'a> {
    pub constraint: Constraint<'a>,
    pub factor: f64,
}
impl<'a> Constraint<'a> {
    /// Removes a constraint: a rule or a sum is destroyed, a value becomes none, the size of a root is left to
    /// its content.
    ///
    /// Returns [`Status::State`] for constraints that follow from a node itself: from its content, from being gone,
    /// and from sizes not being negative.
    pub fn remove(self) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_constraint_remove(of.c(), self.raw) })
    }

    /// Whether a constraint is active. It is inactive while its nodes share no tree, and while one of them is gone
    /// in the cases of [`Node::set_gone`]. A rule or a sum is also inactive while it is not installed, or its
    /// atomic group is not active; an applied attribute, while its condition is false or a newer one replaces it.
    pub fn is_active(self) -> bool {
        let of = self.of;
        let result = unsafe { raw::keep_constraint_is_active(of.c(), self.raw) };
        result
    }

    /// The origin of a constraint.
    pub fn source(self) -> Source {
        let of = self.of;
        let result = unsafe { raw::keep_constraint_source(of.c(), self.raw) };
        Source::from_c(result).unwrap_or_default()
    }

    /// The node that a constraint belongs to: the first one of its equation.
    pub fn node(self) -> Option<Node<'a>> {
        let of = self.of;
        let result = unsafe { raw::keep_constraint_node(of.c(), self.raw) };
        found(Node::new(of, result))
    }

    /// The attribute of a value or a rule; none for other constraints.
    pub fn attribute(self) -> Option<Attribute<'a>> {
        let of = self.of;
        let result = unsafe { raw::keep_constraint_attribute(of.c(), self.raw) };
        found(Attribute::new(of, result))
    }

    /// The relation of a constraint, as it was made: the minimum of a right inset is [`Relation::AtLeast`].
    pub fn relation(self) -> Relation {
        let of = self.of;
        let result = unsafe { raw::keep_constraint_relation(of.c(), self.raw) };
        Relation::from_c(result).unwrap_or_default()
    }

    /// The value of a constraint, as it was made: of a value that follows another attribute, the constant that is
    /// added to that; of a sum, its constant. NaN for an invalid handle.
    pub fn value(self) -> Option<f64> {
        let of = self.of;
        let result = unsafe { raw::keep_constraint_value(of.c(), self.raw) };
        number(result)
    }

    /// The priority of a constraint; 1000 for a size that is not negative, which precedes even required ones.
    pub fn priority(self) -> f64 {
        let of = self.of;
        let result = unsafe { raw::keep_constraint_priority(of.c(), self.raw) };
        result
    }

    /// A constraint in words.
    ///
    /// text: [`Text::Description`], a sentence, "left inset of \<image\> to superview \<window\> at least 10 with
    /// required priority", or "width of \<image\> cannot be negative"; [`Text::Name`]; [`Text::Equation`]
    /// (keeplayout/equations.h); [`Text::Why`], [`Text::File`] (keeplayout/diagnosis.h).
    ///
    /// Cost: for [`Text::Why`] as [`Constraint::binding`]; for an equation linear in its terms.
    pub fn text(self, text: Text) -> String {
        let of = self.of;
        let result = unsafe { raw::keep_constraint_text(of.c(), self.raw, text.c()) };
        text_of(result)
    }

    /// Sets the name of a rule or a sum (terms, equations, applied attributes), for messages: its sentence begins
    /// with it, "gutter: left of \<text\> equal to right of \<image\> + 8 with required priority", and in Auto Layout's
    /// log it is the identifier. A value is named by its attribute ([`Attribute::set_name`]).
    ///
    /// name: at most 255 bytes, or [`Status::Limit`]; `None` or "" for none.
    /// Returns [`Status::State`] for other constraints.
    pub fn set_name(self, name: &str) -> Result<()> {
        let of = self.of;
        let name_ = text_in(name)?;
        of.check(unsafe { raw::keep_constraint_set_name(of.c(), self.raw, name_.as_ptr()) })
    }

    /// The linear form of any constraint: the terms of a sum, its relation and its constant. The right inset 10
    /// of a is a.right - parent.right == -10. If a sum has leading or trailing in it, and reading goes from right
    /// to left in its first node, all its horizontal positions, centres as well, count from the right: a leading
    /// inset of 10 is a.leading - parent.leading == 10.
    ///
    /// A value that follows another attribute takes each of the two in the coordinates around it; a sum has one
    /// coordinate space. So it is returned as it counts at the moment: with left and right where any of the nodes
    /// reads from right to left, with the content guide of a node that scrolls for what is inside it, and with the
    /// effect of alignment rectangles in the constant.
    ///
    /// terms: the node of a term is none where the sum was made with none.
    /// Returns 0, and writes nothing, for an attribute whose node has no parent, or shares no tree with the other
    /// one, at the moment. Cost: linear in the terms.
    pub fn terms(self) -> ConstraintTerms<'a> {
        let of = self.of;
        let mut relation_ = raw::keep_relation::default();
        let mut constant_ = 0.0;
        let mut terms_ = vec![raw::keep_term::default(); 16];
        let count = unsafe { raw::keep_constraint_terms(of.c(), self.raw, &mut relation_, &mut constant_, terms_.as_mut_ptr(), 16) };
        if count > 16 {
            terms_.resize(count, raw::keep_term::default());
            unsafe { raw::keep_constraint_terms(of.c(), self.raw, &mut relation_, &mut constant_, terms_.as_mut_ptr(), count) };
        } else {
            terms_.resize(count, raw::keep_term::default());
        }
        of.resume();
        ConstraintTerms { relation: Relation::from_c(relation_).unwrap_or_default(), constant: constant_, terms: terms_.into_iter().map(|it| Term::from_c(of, it)).collect() }
    }

    /// Sets the value of a constraint in place ([`Constraint::value`]), with the limits of the call that made it.
    ///
    /// Returns [`Status::State`] where [`Constraint::remove`] does.
    pub fn set_value(self, value: f64) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_constraint_set_value(of.c(), self.raw, value) })
    }

    /// Sets the priority of a constraint in place, also to and from required.
    ///
    /// Returns [`Status::State`] where [`Constraint::remove`] does.
    pub fn set_priority(self, priority: Priority) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_constraint_set_priority(of.c(), self.raw, priority.0) })
    }

    /// Sets the relation of a rule or of a sum in place.
    ///
    /// Returns [`Status::State`] for other constraints.
    pub fn set_relation(self, relation: Relation) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_constraint_set_relation(of.c(), self.raw, relation.c()) })
    }

    /// Sets one coefficient of a sum in place. The multiplier m of \`first == m \* second + c\` is the coefficient
    /// -m of term 1.
    ///
    /// index: which term, as in [`Constraint::terms`].
    /// Returns [`Status::InvalidArgument`] also for a sum that would then mean nothing; [`Status::State`] for other
    /// constraints. Cost: linear in the terms.
    pub fn set_coefficient(self, index: usize, coefficient: f64) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_constraint_set_coefficient(of.c(), self.raw, index, coefficient) })
    }

    /// Installs a rule or a sum, or uninstalls it, which keeps it.
    ///
    /// Returns [`Status::Unrelated`] for a sum whose nodes share no tree; [`Status::State`] for other constraints.
    ///
    /// Cost: linear in the depth of the nodes.
    pub fn set_installed(self, installed: bool) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_constraint_set_installed(of.c(), self.raw, installed) })
    }

    /// Whether a constraint is installed; it may be inactive all the same ([`Constraint::is_active`]).
    pub fn is_installed(self) -> bool {
        let of = self.of;
        let result = unsafe { raw::keep_constraint_is_installed(of.c(), self.raw) };
        result
    }

    /// Has a rule, a sum or an applied attribute belong to a variant, and to no other one.
    ///
    /// node: `None` to have it hold in all.
    /// Returns [`Status::State`] for another constraint, [`Status::InvalidArgument`] if there is no such variant. Cost: linear
    /// in what belongs to variants of the node, as of the calls below.
    pub fn set_variant(self, node: impl Into<Option<Node<'a>>>, variant: usize) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_constraint_set_variant(of.c(), self.raw, node.into().map_or_else(Default::default, |it| it.raw_in(of)), variant) })
    }

    /// The node of whose variants a constraint belongs to one; none for a constraint that holds in all.
    pub fn variant_node(self) -> Option<Node<'a>> {
        let of = self.of;
        let result = unsafe { raw::keep_constraint_variant_node(of.c(), self.raw) };
        found(Node::new(of, result))
    }

    /// Which variant of that node it belongs to.
    pub fn variant(self) -> usize {
        let of = self.of;
        let result = unsafe { raw::keep_constraint_variant(of.c(), self.raw) };
        result
    }

    /// The format that has made a constraint; none for other constraints.
    pub fn format(self) -> Option<Format<'a>> {
        let of = self.of;
        let result = unsafe { raw::keep_constraint_format(of.c(), self.raw) };
        found(Format::new(of, result))
    }

    /// The line where a constraint was last set, from 1: of a source, or of a document; 0 for no location.
    pub fn line(self) -> i32 {
        let of = self.of;
        let result = unsafe { raw::keep_constraint_line(of.c(), self.raw) };
        result
    }

    /// The violation of a constraint, in points of the first length of its equation; for a sum, in the unit of the
    /// sum ([`Layout::add`](crate::Layout::add)). 0 while it is inactive.
    pub fn violation(self) -> f64 {
        let of = self.of;
        let result = unsafe { raw::keep_constraint_violation(of.c(), self.raw) };
        of.resume();
        result
    }

    /// The binding constraints of a violated one: others of its priority and above that could not all hold as
    /// well if it were violated less, while without any one of them the rest could. Of several such sets one is
    /// returned.
    ///
    /// factors: the change of the constraint's left side if the other's value grows by 1 (the multiplier at the
    /// optimum); 0 for a constraint whose value is a factor.
    /// Returns 0 if the constraint holds, if it could hold nowhere (left equal to left + 10), if it was not solved
    /// for yet, and where numbers are of too different size. Cost: that of a few first solves.
    pub fn binding(self) -> Vec<ConstraintBinding<'a>> {
        let of = self.of;
        let mut constraints_ = vec![raw::keep_constraint::default(); 16];
        let mut factors_ = vec![0.0; 16];
        let count = unsafe { raw::keep_constraint_binding(of.c(), self.raw, constraints_.as_mut_ptr(), factors_.as_mut_ptr(), 16) };
        if count > 16 {
            constraints_.resize(count, raw::keep_constraint::default());
            factors_.resize(count, 0.0);
            unsafe { raw::keep_constraint_binding(of.c(), self.raw, constraints_.as_mut_ptr(), factors_.as_mut_ptr(), count) };
        } else {
            constraints_.resize(count, raw::keep_constraint::default());
            factors_.resize(count, 0.0);
        }
        of.resume();
        (0..count).map(|k| ConstraintBinding { constraint: Constraint::new(of, constraints_[k]), factor: factors_[k] }).collect()
    }
}

impl<'a> Atomic<'a> {
    /// Takes back what an atomic group has set: a value that was set again since stays. Values become none; they
    /// do not go back to earlier ones. Rules become inactive.
    ///
    /// Returns [`Status::State`] before its end.
    pub fn deactivate(self) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_atomic_deactivate(of.c(), self.raw) })
    }

    /// Activates everything that an atomic group has recorded, over what has been set since. What belonged to a
    /// node that is destroyed is left out.
    ///
    /// Returns [`Status::State`] before its end.
    pub fn activate(self) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_atomic_activate(of.c(), self.raw) })
    }

    /// Destroys an atomic group. What it has set stays; its inactive rules are destroyed.
    ///
    /// Returns [`Status::State`] before its end.
    pub fn destroy(self) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_atomic_destroy(of.c(), self.raw) })
    }

    /// Whether anything is as an atomic group set it, so that [`Atomic::deactivate`] would take it back; also
    /// what is inactive because of its nodes, or is not installed.
    pub fn is_active(self) -> bool {
        let of = self.of;
        let result = unsafe { raw::keep_atomic_is_active(of.c(), self.raw) };
        result
    }

    /// The constraints that are as an atomic group set them, in the order in which they were first set.
    pub fn constraints(self) -> Vec<Constraint<'a>> {
        let of = self.of;
        let mut constraints_ = vec![raw::keep_constraint::default(); 16];
        let count = unsafe { raw::keep_atomic_constraints(of.c(), self.raw, constraints_.as_mut_ptr(), 16) };
        if count > 16 {
            constraints_.resize(count, raw::keep_constraint::default());
            unsafe { raw::keep_atomic_constraints(of.c(), self.raw, constraints_.as_mut_ptr(), count) };
        } else {
            constraints_.resize(count, raw::keep_constraint::default());
        }
        constraints_.into_iter().map(|it| Constraint::new(of, it)).collect()
    }
}

impl<'a> Format<'a> {
    /// Removes the constraints of a format, and with them the format.
    pub fn destroy(self) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_format_destroy(of.c(), self.raw) })
    }

    /// The constraints of a format that have not been removed, in the order described above. Cost: linear in all
    /// of its constraints.
    pub fn constraints(self) -> Vec<Constraint<'a>> {
        let of = self.of;
        let mut constraints_ = vec![raw::keep_constraint::default(); 16];
        let count = unsafe { raw::keep_format_constraints(of.c(), self.raw, constraints_.as_mut_ptr(), 16) };
        if count > 16 {
            constraints_.resize(count, raw::keep_constraint::default());
            unsafe { raw::keep_format_constraints(of.c(), self.raw, constraints_.as_mut_ptr(), count) };
        } else {
            constraints_.resize(count, raw::keep_constraint::default());
        }
        constraints_.into_iter().map(|it| Constraint::new(of, it)).collect()
    }

    /// A format as a string, with the values that its constraints have now: "H:|-\[label\]-12-\[field(\>=120)\]-|". Read
    /// back with the same options, and without names in the context, it makes the same linear forms. Where a gap has
    /// lost its constraints there is -\>. "" for a stale handle. Cost: linear in its constraints.
    pub fn text(self) -> String {
        let of = self.of;
        let result = unsafe { raw::keep_format_text(of.c(), self.raw) };
        text_of(result)
    }

    /// The options of a format.
    pub fn options(self) -> u32 {
        let of = self.of;
        let result = unsafe { raw::keep_format_options(of.c(), self.raw) };
        result
    }
}

impl<'a> Animation<'a> {
    /// Ends an animation, unfinished, at its final frames; changes that it defers are never made. Animations that
    /// were begun in it continue. Inside a transaction [`Transaction`](crate::Transaction) takes that back.
    ///
    /// Returns [`Status::State`] before its commit.  Cost: linear in what moves.
    pub fn cancel(self) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_animation_cancel(of.c(), self.raw) })
    }

    /// Ends an animation as if its time were over. In its delay its deferred changes are made first, as by
    /// [`Layout::advance`], and the delays of animations that were begun in it begin; these continue.
    ///
    /// Returns as [`Animation::cancel`]; in its delay as [`Layout::advance`], and it has ended all the same.
    ///
    /// Cost: linear in what moves; in its delay as [`Layout::animate`](crate::Layout::animate).
    pub fn finish(self) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_animation_finish(of.c(), self.raw) })
    }

    /// Sets a ready-made curve. Like the calls below it fails with [`Status::State`] after the commit.
    pub fn set_curve(self, curve: Curve) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_animation_set_curve(of.c(), self.raw, curve.c()) })
    }

    /// Sets a cubic Bezier curve from 0, 0 to 1, 1 by its control points: time along x, from 0 to 1, the way along
    /// y, at most 1e6 in magnitude.
    pub fn set_bezier(self, x1: f64, y1: f64, x2: f64, y2: f64) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_animation_set_bezier(of.c(), self.raw, x1, y1, x2, y2) })
    }

    /// Sets a mass on a spring: x'' + 2 \* damping_ratio \* w \* x' + w^2 \* x = 0, in closed form, so that the length
    /// of steps makes no difference. w follows from the duration: at its end the slowest part has decayed to a
    /// thousandth (as UIKit has it, w = ln 1000 / (damping_ratio \* duration) up to critical damping). The rest,
    /// less than a hundredth without an initial velocity, is subtracted in proportion to the squared time.
    ///
    /// damping_ratio: 0.001 to 1000; below 1 underdamped, 1 critically damped, above 1 overdamped.
    ///
    /// initial_velocity: towards the end, in distances a second, at most 1e6 in magnitude; it adds to an
    /// inherited velocity.
    pub fn set_spring(self, damping_ratio: f64, initial_velocity: f64) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_animation_set_spring(of.c(), self.raw, damping_ratio, initial_velocity) })
    }

    /// Chooses what moves. Values move with a solve for every instant, so that constraints hold all the way, and
    /// rather than them a value that overshoots is violated; margins, safe areas and measured content are those of
    /// the end, and other changes, such as of a priority, move frames in addition. Bounded frames begin at rest, and
    /// stop together where a constraint would be violated that holds at both ends; when that becomes another, they go on
    /// from where they are.
    ///
    /// Cost: constant; then for values a first solve of the trees involved at its begin and after each solve, and in
    /// [`Layout::advance`] a solve of what they affect; bounded, linear in the constraints after each solve.
    pub fn set_motion(self, motion: Motion) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_animation_set_motion(of.c(), self.raw, motion.c()) })
    }

    /// The share of its duration: 0 before its commit and in its delay, 1 once it has ended.
    pub fn progress(self) -> f64 {
        let of = self.of;
        let result = unsafe { raw::keep_animation_progress(of.c(), self.raw) };
        result
    }

    /// Holds an animation at a share of its duration, from 0 to 1, forward or backward, as a finger drags it. Time
    /// passes it by, also at 1, and [`Layout::is_moving`] does not count it, until NaN lets it move on from there.
    /// Fails with [`Status::State`] before its commit, in its delay, and inside a transaction.  Cost: linear
    /// in it.
    pub fn set_progress(self, progress: impl Into<Option<f64>>) -> Result<()> {
        let of = self.of;
        let progress_ = given("progress", progress.into())?;
        of.check(unsafe { raw::keep_animation_set_progress(of.c(), self.raw, progress_) })
    }
}

/// The answer of [`Variable::range`].
#[derive(Clone, Debug, PartialEq)]
pub struct VariableRange {
    pub minimum: f64,
    pub maximum: f64,
}
/// The answer of [`Variable::explanation`].
#[derive(Clone, Debug, PartialEq)]
pub struct VariableExplanation<'a> {
    pub rows: Vec<Row<'a>>,
    pub factors: Vec<f64>,
    pub from_defaults: f64,
}
impl<'a> Variable<'a> {
    /// Removes a variable; [`Status::State`] while a row mentions it.
    pub fn remove(self) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_solver_remove_variable(of.c(), self.raw) })
    }

    /// Sets the default of a variable. Cost: that of what decides the value.
    pub fn set_default(self, default_value: f64) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_solver_set_default(of.c(), self.raw, default_value) })
    }

    /// The default of a variable.
    pub fn default_value(self) -> f64 {
        let of = self.of;
        let result = unsafe { raw::keep_solver_default(of.c(), self.raw) };
        result
    }

    /// The value of a variable as of the last solve; before its first one, the default it was made with.
    pub fn value(self) -> f64 {
        let of = self.of;
        let result = unsafe { raw::keep_solver_value(of.c(), self.raw) };
        result
    }

    /// The smallest and the largest value of a variable with no row of at least a priority worse off; equal if it
    /// is determined, infinite without a bound. Solves first if anything has changed, and fails as that does.
    ///
    /// priority: 0 to 1000; 0 for the range in equally good solutions.
    ///
    /// Cost: linear in the variables, and some pivots; with rows below the priority, a first solve of the others.
    pub fn range(self, priority: Priority) -> Result<VariableRange> {
        let of = self.of;
        let mut minimum_ = 0.0;
        let mut maximum_ = 0.0;
        of.check(unsafe { raw::keep_solver_range(of.c(), self.raw, priority.0, &mut minimum_, &mut maximum_) })?;
        Ok(VariableRange { minimum: minimum_, maximum: maximum_ })
    }

    /// Why a variable has its value: the sum of factor \* constant over the rows returned, oldest first, plus the
    /// part of the defaults of free variables. Solves first if anything has changed; 0 if that fails.
    ///
    /// Where more rows hold exactly than determine the value, the basic ones are returned, which may depend on
    /// earlier edits, as the value does not. [`Attribute::explanation`] has no history.
    ///
    /// from_defaults: receives the part of the defaults.
    ///
    /// Cost: that of the rows involved.
    pub fn explanation(self) -> VariableExplanation<'a> {
        let of = self.of;
        let mut from_defaults_ = 0.0;
        let mut rows_ = vec![raw::keep_row::default(); 16];
        let mut factors_ = vec![0.0; 16];
        let count = unsafe { raw::keep_solver_explanation(of.c(), self.raw, rows_.as_mut_ptr(), factors_.as_mut_ptr(), 16, &mut from_defaults_) };
        if count > 16 {
            rows_.resize(count, raw::keep_row::default());
            factors_.resize(count, 0.0);
            unsafe { raw::keep_solver_explanation(of.c(), self.raw, rows_.as_mut_ptr(), factors_.as_mut_ptr(), count, &mut from_defaults_) };
        } else {
            rows_.resize(count, raw::keep_row::default());
            factors_.resize(count, 0.0);
        }
        of.resume();
        VariableExplanation { rows: rows_.into_iter().map(|it| Row::new(of, it)).collect(), factors: factors_, from_defaults: from_defaults_ }
    }
}

/// One of the answers of [`Row::terms`].
#[derive(Clone, Debug, PartialEq)]
pub struct RowTerms<'a> {
    pub variable: Variable<'a>,
    pub coefficient: f64,
}
impl<'a> Row<'a> {
    /// Removes a row. Cost: that of the row, and of what depended on it.
    pub fn remove(self) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_solver_remove_row(of.c(), self.raw) })
    }

    /// Sets the constant of a row. Cost: constant. The next solve costs what the change moves; no more than
    /// writing the values that move, as long as the basis stays the same, no row that moves passes its constant,
    /// and no variable its default.
    pub fn set_constant(self, constant: f64) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_solver_set_constant(of.c(), self.raw, constant) })
    }

    /// Sets the priority of a row, also to and from required. Cost: that of what depends on the row.
    pub fn set_priority(self, priority: Priority) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_solver_set_priority(of.c(), self.raw, priority.0) })
    }

    /// Sets the weight of a row, between 1e-6 and 1e6. Cost: that of what depends on the row.
    pub fn set_weight(self, weight: f64) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_solver_set_weight(of.c(), self.raw, weight) })
    }

    /// Sets the relation of a row.
    pub fn set_relation(self, relation: Relation) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_solver_set_relation(of.c(), self.raw, relation.c()) })
    }

    /// Sets the coefficient of one variable in a row: 0 removes the term, and one that is not there is added.
    ///
    /// Returns [`Status::Limit`] above 2^27 terms. Cost: that of the row, and of what depends on it.
    pub fn set_coefficient(self, variable: Variable<'_>, coefficient: f64) -> Result<()> {
        let of = self.of;
        of.check(unsafe { raw::keep_solver_set_coefficient(of.c(), self.raw, variable.raw_in(of), coefficient) })
    }

    /// The terms of a row, one for each variable, in any order, and none that is 0. Cost: linear in them.
    pub fn terms(self) -> Vec<RowTerms<'a>> {
        let of = self.of;
        let mut variables_ = vec![raw::keep_variable::default(); 16];
        let mut coefficients_ = vec![0.0; 16];
        let count = unsafe { raw::keep_solver_terms(of.c(), self.raw, variables_.as_mut_ptr(), coefficients_.as_mut_ptr(), 16) };
        if count > 16 {
            variables_.resize(count, raw::keep_variable::default());
            coefficients_.resize(count, 0.0);
            unsafe { raw::keep_solver_terms(of.c(), self.raw, variables_.as_mut_ptr(), coefficients_.as_mut_ptr(), count) };
        } else {
            variables_.resize(count, raw::keep_variable::default());
            coefficients_.resize(count, 0.0);
        }
        (0..count).map(|k| RowTerms { variable: Variable::new(of, variables_[k]), coefficient: coefficients_[k] }).collect()
    }

    /// The relation of a row.
    pub fn relation(self) -> Relation {
        let of = self.of;
        let result = unsafe { raw::keep_solver_relation(of.c(), self.raw) };
        Relation::from_c(result).unwrap_or_default()
    }

    /// The constant of a row.
    pub fn constant(self) -> f64 {
        let of = self.of;
        let result = unsafe { raw::keep_solver_constant(of.c(), self.raw) };
        result
    }

    /// The priority of a row.
    pub fn priority(self) -> f64 {
        let of = self.of;
        let result = unsafe { raw::keep_solver_priority(of.c(), self.raw) };
        result
    }

    /// The weight of a row.
    pub fn weight(self) -> f64 {
        let of = self.of;
        let result = unsafe { raw::keep_solver_weight(of.c(), self.raw) };
        result
    }

    /// The violation of a row at the last solve, without its weight. Cost: that of the row.
    pub fn violation(self) -> f64 {
        let of = self.of;
        let result = unsafe { raw::keep_solver_violation(of.c(), self.raw) };
        result
    }
}

impl<'a> Node<'a> {
    /// width = v; to another node: width = v \* other.width.
    pub fn width(self) -> Dimension<'a> { Dimension::new(self.own(AttributeKind::Width), self.width_line()) }
    /// The width in relation to another node.
    pub fn width_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::Width, other) }
    /// height = v; to another node: height = v \* other.height.
    pub fn height(self) -> Dimension<'a> { Dimension::new(self.own(AttributeKind::Height), self.height_line()) }
    /// The height in relation to another node.
    pub fn height_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::Height, other) }
    /// width = v \* height. A ratio of 0 or less is not refused: as sizes are not negative, 0 makes the
    /// width 0, and a negative ratio makes both 0.
    pub fn aspect_ratio(self) -> Attribute<'a> { self.own(AttributeKind::AspectRatio) }
    /// left = parent.left + v.
    pub fn left_inset(self) -> Attribute<'a> { self.own(AttributeKind::LeftInset) }
    /// right = parent.right - v.
    pub fn right_inset(self) -> Attribute<'a> { self.own(AttributeKind::RightInset) }
    /// leading = parent.leading + v, in reading direction.
    pub fn leading_inset(self) -> Attribute<'a> { self.own(AttributeKind::LeadingInset) }
    /// trailing = parent.trailing - v, in reading direction.
    pub fn trailing_inset(self) -> Attribute<'a> { self.own(AttributeKind::TrailingInset) }
    /// top = parent.top + v.
    pub fn top_inset(self) -> Attribute<'a> { self.own(AttributeKind::TopInset) }
    /// bottom = parent.bottom - v.
    pub fn bottom_inset(self) -> Attribute<'a> { self.own(AttributeKind::BottomInset) }
    /// first baseline = parent.top + v.
    pub fn first_baseline_inset(self) -> Attribute<'a> { self.own(AttributeKind::FirstBaselineInset) }
    /// last baseline = parent.bottom - v.
    pub fn last_baseline_inset(self) -> Attribute<'a> { self.own(AttributeKind::LastBaselineInset) }
    /// left = left of the parent's safe area + v.
    pub fn left_safe_inset(self) -> Attribute<'a> { self.own(AttributeKind::LeftSafeInset) }
    /// right = right of the parent's safe area - v.
    pub fn right_safe_inset(self) -> Attribute<'a> { self.own(AttributeKind::RightSafeInset) }
    /// leading = leading edge of the parent's safe area + v, in reading direction.
    pub fn leading_safe_inset(self) -> Attribute<'a> { self.own(AttributeKind::LeadingSafeInset) }
    /// trailing = trailing edge of the parent's safe area - v, in reading direction.
    pub fn trailing_safe_inset(self) -> Attribute<'a> { self.own(AttributeKind::TrailingSafeInset) }
    /// top = top of the parent's safe area + v.
    pub fn top_safe_inset(self) -> Attribute<'a> { self.own(AttributeKind::TopSafeInset) }
    /// bottom = bottom of the parent's safe area - v.
    pub fn bottom_safe_inset(self) -> Attribute<'a> { self.own(AttributeKind::BottomSafeInset) }
    /// left = left margin of the parent + v.
    pub fn left_margin_inset(self) -> Attribute<'a> { self.own(AttributeKind::LeftMarginInset) }
    /// right = right margin of the parent - v.
    pub fn right_margin_inset(self) -> Attribute<'a> { self.own(AttributeKind::RightMarginInset) }
    /// leading = leading margin of the parent + v, in reading direction.
    pub fn leading_margin_inset(self) -> Attribute<'a> { self.own(AttributeKind::LeadingMarginInset) }
    /// trailing = trailing margin of the parent - v, in reading direction.
    pub fn trailing_margin_inset(self) -> Attribute<'a> { self.own(AttributeKind::TrailingMarginInset) }
    /// top = top margin of the parent + v.
    pub fn top_margin_inset(self) -> Attribute<'a> { self.own(AttributeKind::TopMarginInset) }
    /// bottom = bottom margin of the parent - v.
    pub fn bottom_margin_inset(self) -> Attribute<'a> { self.own(AttributeKind::BottomMarginInset) }
    /// centre x = v \* parent.width: 0 is the left edge, 0.5 the middle, 1 the right edge.
    pub fn horizontal_center(self) -> Attribute<'a> { self.own(AttributeKind::HorizontalCenter) }
    /// centre y = v \* parent.height: 0 is the top edge, 0.5 the middle, 1 the bottom edge.
    pub fn vertical_center(self) -> Attribute<'a> { self.own(AttributeKind::VerticalCenter) }
    /// left = other.right + v: a gap.
    pub fn left_offset_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::LeftOffset, other) }
    /// other.left = right + v: a gap.
    pub fn right_offset_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::RightOffset, other) }
    /// leading = other.trailing + v: a gap, in reading direction.
    pub fn leading_offset_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::LeadingOffset, other) }
    /// other.leading = trailing + v: a gap, in reading direction.
    pub fn trailing_offset_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::TrailingOffset, other) }
    /// top = other.bottom + v: a gap.
    pub fn top_offset_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::TopOffset, other) }
    /// other.top = bottom + v: a gap.
    pub fn bottom_offset_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::BottomOffset, other) }
    /// first baseline = other.last baseline + v.
    pub fn first_baseline_offset_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::FirstBaselineOffset, other) }
    /// other.first baseline = last baseline + v.
    pub fn last_baseline_offset_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::LastBaselineOffset, other) }
    /// left = other.left + v.
    pub fn left_align_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::LeftAlign, other) }
    /// right = other.right - v.
    pub fn right_align_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::RightAlign, other) }
    /// leading = other.leading + v, in reading direction.
    pub fn leading_align_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::LeadingAlign, other) }
    /// trailing = other.trailing - v, in reading direction.
    pub fn trailing_align_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::TrailingAlign, other) }
    /// top = other.top + v.
    pub fn top_align_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::TopAlign, other) }
    /// bottom = other.bottom - v.
    pub fn bottom_align_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::BottomAlign, other) }
    /// first baseline = other.first baseline - v: positive is higher up.
    pub fn first_baseline_align_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::FirstBaselineAlign, other) }
    /// last baseline = other.last baseline - v: positive is higher up.
    pub fn last_baseline_align_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::LastBaselineAlign, other) }
    /// centre x = other.centre x + v: both on one vertical line. Not to be confused with
    /// [`AttributeKind::VerticalCenter`], which is about y.
    pub fn vertical_align_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::VerticalAlign, other) }
    /// centre y = other.centre y + v: both on one horizontal line. Not to be confused with
    /// [`AttributeKind::HorizontalCenter`], which is about x.
    pub fn horizontal_align_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::HorizontalAlign, other) }
    /// Group: width, height; also to another node.
    pub fn size(self) -> Attribute<'a> { self.own(AttributeKind::Size) }
    /// The size in relation to another node.
    pub fn size_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::Size, other) }
    /// Group: top, bottom, left, right inset.
    pub fn insets(self) -> Attribute<'a> { self.own(AttributeKind::Insets) }
    /// Group: left, right inset.
    pub fn horizontal_insets(self) -> Attribute<'a> { self.own(AttributeKind::HorizontalInsets) }
    /// Group: top, bottom inset.
    pub fn vertical_insets(self) -> Attribute<'a> { self.own(AttributeKind::VerticalInsets) }
    /// Group: top, bottom, left, right safe inset.
    pub fn safe_insets(self) -> Attribute<'a> { self.own(AttributeKind::SafeInsets) }
    /// Group: left, right safe inset.
    pub fn horizontal_safe_insets(self) -> Attribute<'a> { self.own(AttributeKind::HorizontalSafeInsets) }
    /// Group: top, bottom safe inset.
    pub fn vertical_safe_insets(self) -> Attribute<'a> { self.own(AttributeKind::VerticalSafeInsets) }
    /// Group: top, bottom, left, right margin inset.
    pub fn margin_insets(self) -> Attribute<'a> { self.own(AttributeKind::MarginInsets) }
    /// Group: left, right margin inset.
    pub fn horizontal_margin_insets(self) -> Attribute<'a> { self.own(AttributeKind::HorizontalMarginInsets) }
    /// Group: top, bottom margin inset.
    pub fn vertical_margin_insets(self) -> Attribute<'a> { self.own(AttributeKind::VerticalMarginInsets) }
    /// Group: horizontal, vertical centre.
    pub fn center(self) -> Attribute<'a> { self.own(AttributeKind::Center) }
    /// Group: top, left, right, bottom alignment; positive is inside the other node.
    pub fn edge_align_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::EdgeAlign, other) }
    /// Group: vertical, horizontal alignment.
    pub fn center_align_to(self, other: Node<'a>) -> Attribute<'a> { self.related(AttributeKind::CenterAlign, other) }
    /// The left edge.
    pub fn left(self) -> Line<'a> { Line::new(self, Anchor::Left) }
    /// The right edge.
    pub fn right(self) -> Line<'a> { Line::new(self, Anchor::Right) }
    /// The top edge.
    pub fn top(self) -> Line<'a> { Line::new(self, Anchor::Top) }
    /// The bottom edge.
    pub fn bottom(self) -> Line<'a> { Line::new(self, Anchor::Bottom) }
    /// Left or right, where reading begins.
    pub fn leading(self) -> Line<'a> { Line::new(self, Anchor::Leading) }
    /// Left or right, where reading ends.
    pub fn trailing(self) -> Line<'a> { Line::new(self, Anchor::Trailing) }
    /// The width.
    fn width_line(self) -> Line<'a> { Line::new(self, Anchor::Width) }
    /// The height.
    fn height_line(self) -> Line<'a> { Line::new(self, Anchor::Height) }
    /// Halfway between left and right.
    pub fn center_x(self) -> Line<'a> { Line::new(self, Anchor::CenterX) }
    /// Halfway between top and bottom.
    pub fn center_y(self) -> Line<'a> { Line::new(self, Anchor::CenterY) }
    /// The baseline of the last line of text; TULayoutAdditions' and PLX's baseline.
    pub fn last_baseline(self) -> Line<'a> { Line::new(self, Anchor::LastBaseline) }
    /// The baseline of the first line of text.
    pub fn first_baseline(self) -> Line<'a> { Line::new(self, Anchor::FirstBaseline) }
    /// The left edge within the margins.
    pub fn left_margin(self) -> Line<'a> { Line::new(self, Anchor::LeftMargin) }
    /// The right edge within the margins.
    pub fn right_margin(self) -> Line<'a> { Line::new(self, Anchor::RightMargin) }
    /// The top edge within the margins.
    pub fn top_margin(self) -> Line<'a> { Line::new(self, Anchor::TopMargin) }
    /// The bottom edge within the margins.
    pub fn bottom_margin(self) -> Line<'a> { Line::new(self, Anchor::BottomMargin) }
    /// The leading edge within the margins.
    pub fn leading_margin(self) -> Line<'a> { Line::new(self, Anchor::LeadingMargin) }
    /// The trailing edge within the margins.
    pub fn trailing_margin(self) -> Line<'a> { Line::new(self, Anchor::TrailingMargin) }
    /// Halfway between the left and the right margin.
    pub fn center_x_within_margins(self) -> Line<'a> { Line::new(self, Anchor::CenterXWithinMargins) }
    /// Halfway between the top and the bottom margin.
    pub fn center_y_within_margins(self) -> Line<'a> { Line::new(self, Anchor::CenterYWithinMargins) }
    /// The left edge of the safe area.
    pub fn left_safe(self) -> Line<'a> { Line::new(self, Anchor::LeftSafe) }
    /// The right edge of the safe area.
    pub fn right_safe(self) -> Line<'a> { Line::new(self, Anchor::RightSafe) }
    /// The top edge of the safe area.
    pub fn top_safe(self) -> Line<'a> { Line::new(self, Anchor::TopSafe) }
    /// The bottom edge of the safe area.
    pub fn bottom_safe(self) -> Line<'a> { Line::new(self, Anchor::BottomSafe) }
    /// The leading edge of the safe area.
    pub fn leading_safe(self) -> Line<'a> { Line::new(self, Anchor::LeadingSafe) }
    /// The trailing edge of the safe area.
    pub fn trailing_safe(self) -> Line<'a> { Line::new(self, Anchor::TrailingSafe) }
    /// Halfway between left and right of the safe area.
    pub fn center_x_within_safe_area(self) -> Line<'a> { Line::new(self, Anchor::CenterXWithinSafeArea) }
    /// Halfway between top and bottom of the safe area.
    pub fn center_y_within_safe_area(self) -> Line<'a> { Line::new(self, Anchor::CenterYWithinSafeArea) }
}
