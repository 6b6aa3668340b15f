//! The owner of nodes, and the words that are shorter than those of C.

use std::fmt;
use std::panic::Location;
use std::ptr::{null, NonNull};

use crate::owner::{array, finite, text_in, Owner};
use crate::{
    raw, Axis, Constraint, Drawing, FrameKind, Guideline, Insets, LayoutChangesAs, Node, Nodes,
    Priority, Rect, Result, Stack, Text, Value,
};

/// A layout: it owns nodes, attributes and constraints, which borrow it. It belongs to one thread at a
/// time, and may go to another one.
pub struct Layout {
    /// At a place of its own, as closures refer to it.
    owner: NonNull<Owner>,
}

// Nothing of it is in any other thread: whatever refers to it borrows it, and what it owns of the host's
// is `Send`.
unsafe impl Send for Layout {}

impl Layout {
    /// A layout without nodes.
    pub fn new() -> Self {
        let owner = NonNull::from(Box::leak(Box::new(Owner::new())));
        Self { owner }
    }

    pub(crate) fn of(&self) -> &Owner {
        unsafe { self.owner.as_ref() }
    }

    /// The layout in C, for functions in [`raw`].
    pub fn c(&self) -> *mut raw::keep_layout {
        self.of().c()
    }

    /// A new root.
    pub fn node(&self, name: impl AsRef<str>) -> Result<Node<'_>> {
        named(self.create_node(None)?, name.as_ref())
    }

    /// The first node of a name.
    pub fn find(&self, name: &str) -> Option<Node<'_>> {
        let name = text_in(name).ok()?;
        let none = raw::keep_node::default();
        let found = unsafe { raw::keep_node_find(self.c(), none, name.as_ptr()) };
        crate::owner::found(Node::new(self.of(), found))
    }

    /// Nodes whose attributes are set at once.
    pub fn nodes<'a>(&'a self, nodes: &[Node<'a>]) -> Nodes<'a> {
        let raw = nodes.iter().map(|it| it.raw_in(self.of())).collect();
        Nodes { of: self.of(), raw }
    }

    /// The nodes whose frames in their parents differ from what was reported before, with those frames.
    pub fn changes(&self) -> Vec<LayoutChangesAs<'_>> {
        self.changes_as(FrameKind::InParent)
    }

    /// All constraints, also inactive ones.
    pub fn constraints(&self) -> Vec<Constraint<'_>> {
        Node::new(self.of(), raw::keep_node::default()).constraints()
    }

    /// The layout as text that can be read back.
    pub fn document(&self) -> String {
        self.text(Text::Document)
    }

    /// A drawing of the layout.
    pub fn svg(&self) -> String {
        self.drawn(None, &Drawing::default())
    }

    /// The layout, for a call that makes a constraint, which is said to be of this line in a file.
    pub fn at(&self, file: &str, line: u32) -> &Self {
        let line = i32::try_from(line).unwrap_or(0);
        let file = text_in(file).ok();
        let pointer = file.as_ref().map_or(null(), |it| it.as_ptr());
        unsafe { raw::keep_layout_at(self.c(), pointer, line) };
        self
    }

    /// The layout, for a call that makes a constraint, which is said to be of the line of this call.
    #[track_caller]
    pub fn here(&self) -> &Self {
        let place = Location::caller();
        self.at(place.file(), place.line())
    }
}

impl Default for Layout {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for Layout {
    fn drop(&mut self) {
        let owner = unsafe { Box::from_raw(self.owner.as_ptr()) };
        owner.end();
    }
}

impl fmt::Display for Layout {
    /// The tree of nodes, with what is kept of them.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text(Text::Description))
    }
}

impl fmt::Debug for Layout {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Layout({} nodes)", self.node_count())
    }
}

/// A node that was just made, with its name; there is none if it cannot have that.
fn named<'a>(node: Node<'a>, name: &str) -> Result<Node<'a>> {
    let set = if name.is_empty() {
        Ok(())
    } else {
        node.set_name(name)
    };
    match set {
        Ok(()) => Ok(node),
        Err(error) => node.destroy().and(Err(error)),
    }
}

impl<'a> Node<'a> {
    /// A new last child.
    pub fn node(self, name: impl AsRef<str>) -> Result<Node<'a>> {
        let made = unsafe { raw::keep_node_create(self.of.c(), self.raw) };
        named(Node::new(self.of, self.of.made(made)?), name.as_ref())
    }

    /// Whether it has not been destroyed.
    pub fn exists(self) -> bool {
        let kind = unsafe { raw::keep_layout_handle_kind(self.of.c(), self.raw.id) };
        kind == raw::KEEP_HANDLE_NODE
    }

    /// Its frame in its parent, as of the last solve.
    pub fn frame(self) -> Rect {
        self.frame_as(FrameKind::InParent)
    }

    /// A row inside, of some nodes, which become its children.
    pub fn row(self, members: &[Node<'_>], gap: f64) -> Result<Node<'a>> {
        self.stack(&Stack::along(Axis::Horizontal, gap), members)
    }

    /// A column inside, of some nodes, which become its children.
    pub fn column(self, members: &[Node<'_>], gap: f64) -> Result<Node<'a>> {
        self.stack(&Stack::along(Axis::Vertical, gap), members)
    }

    /// A row, a column or a flow inside, of some nodes, which become its children.
    pub fn stack(self, stack: &Stack, members: &[Node<'_>]) -> Result<Node<'a>> {
        let members: Vec<_> = members.iter().map(|it| it.raw_in(self.of)).collect();
        let count = members.len();
        let made = unsafe {
            let members = array(&members);
            raw::keep_stack_create(self.of.c(), self.raw, &stack.c(), members, count)
        };
        Ok(Node::new(self.of, self.of.made(made)?))
    }

    /// Keeps its width and height equal to numbers; `None` leaves one alone.
    pub fn keep_size(
        self,
        width: impl Into<Option<f64>>,
        height: impl Into<Option<f64>>,
    ) -> Result<()> {
        self.alone().keep_size(width, height, crate::REQUIRED)
    }

    /// Keeps its insets equal to numbers; NaN leaves one alone.
    pub fn keep_insets(self, insets: impl Into<Insets>) -> Result<()> {
        let kind = crate::AttributeKind::Insets;
        self.alone()
            .keep_insets(kind, insets.into(), crate::REQUIRED)
    }

    /// Keeps its centre at fractions of the parent; `None` leaves one alone.
    pub fn keep_center(self, x: impl Into<Option<f64>>, y: impl Into<Option<f64>>) -> Result<()> {
        self.alone().keep_center(x, y, crate::REQUIRED)
    }

    /// How much it resists being larger than its content along an axis.
    pub fn set_hugging(self, axis: Axis, priority: Priority) -> Result<()> {
        self.alone()
            .set_resistance(axis, crate::Resistance::Hugging, priority)
    }

    /// How much it resists being smaller than its content along an axis.
    pub fn set_compression(self, axis: Axis, priority: Priority) -> Result<()> {
        self.alone()
            .set_resistance(axis, crate::Resistance::Compression, priority)
    }

    fn alone(self) -> Nodes<'a> {
        let raw = vec![self.raw];
        Nodes { of: self.of, raw }
    }
}

impl Stack {
    /// A row or a column with gaps between its members; other fields are 0 until set.
    pub fn along(axis: Axis, gap: f64) -> Self {
        Self {
            axis,
            gap,
            ..Self::default()
        }
    }
}

impl crate::Track {
    /// As large as its content.
    pub fn content() -> Self {
        Self::default()
    }

    /// Of a length.
    pub fn fixed(value: f64) -> Self {
        let kind = crate::TrackKind::Fixed;
        Self {
            kind,
            value,
            ..Self::default()
        }
    }

    /// A share of what is left.
    pub fn fraction(value: f64) -> Self {
        let kind = crate::TrackKind::Fraction;
        Self {
            kind,
            value,
            ..Self::default()
        }
    }
}

impl Guideline {
    /// At a distance from an edge, and a fraction of the way to the other one.
    pub fn at(edge: crate::Anchor, distance: f64, fraction: f64) -> Self {
        let edge = Some(edge);
        Self {
            edge,
            distance,
            fraction,
        }
    }
}

macro_rules! values {
    ($($name:ident $set:ident $clear:ident $follow:ident $relation:ident $doc:literal;)*) => {
        impl<'a> crate::Attribute<'a> {$(
            #[doc = concat!("Keeps it ", $doc, " a number, at a priority: `240.0`, `240.0 | HIGH`.")]
            pub fn $set(self, value: impl Into<Value>) -> Result<()> {
                let Value { number, priority } = value.into();
                let number = self.about(given_number(number, stringify!($clear)))?;
                self.set(crate::Relation::$relation, number, priority)
            }

            #[doc = concat!("The number that it is kept ", $doc, ".")]
            pub fn $name(self) -> Option<Value> {
                let found = self.value(crate::Relation::$relation);
                found.value.map(|number| number | found.priority)
            }

            #[doc = concat!("No longer keeps it ", $doc, " anything.")]
            pub fn $clear(self) -> Result<()> {
                self.set(crate::Relation::$relation, None, crate::REQUIRED)
            }

            #[doc = concat!("Keeps it ", $doc, " another attribute times a factor, plus a number.")]
            pub fn $follow(
                self,
                other: impl Into<crate::Attribute<'a>>,
                multiplier: f64,
                constant: impl Into<Value>,
            ) -> Result<()> {
                let Value { number, priority } = constant.into();
                self.about(finite("constant", number))?;
                self.set_to(crate::Relation::$relation, other.into(), multiplier, number, priority)
            }
        )*}
    };
}

values! {
    equal set_equal clear_equal set_equal_to Equal "equal to";
    min set_min clear_min set_min_to AtLeast "at least";
    max set_max clear_max set_max_to AtMost "at most";
}

/// A number that is to be kept: NaN would take the value away.
fn given_number(number: f64, clear: &str) -> Result<f64> {
    if number.is_nan() {
        let message = format!("the value is NaN; {} takes one away", clear);
        return Err(crate::Error::invalid(message));
    }
    Ok(number)
}
