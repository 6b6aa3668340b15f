//! What a layout or a solver owns: values that name it, and borrow the owner.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::os::raw::c_int;

use crate::owner::{Owner, SolverOwner};
use crate::{raw, AttributeKind, Error, Result, Text};

/// A handle of C.
pub(crate) trait Handle {
    fn id(&self) -> u64;
}

macro_rules! handles {
    ($($(#[$doc:meta])* $name:ident $raw:ident $owner:ident $({$field:ident: $type:ty})?;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $name<'a> {
            pub(crate) of: &'a $owner,
            pub(crate) raw: raw::$raw,
            $($field: $type,)?
        }

        impl<'a> $name<'a> {
            pub(crate) fn new(of: &'a $owner, raw: raw::$raw) -> Self {
                Self { of, raw, $($field: Default::default())? }
            }

            /// Its number, which no other one in the same owner has.
            pub fn id(self) -> u64 {
                self.raw.id
            }

            /// The handle for a call of an owner's: of another one's it is none that there ever was.
            #[allow(dead_code)] // some are never passed to others
            pub(crate) fn raw_in(self, of: &$owner) -> raw::$raw {
                if std::ptr::eq(self.of, of) {
                    self.raw
                } else {
                    raw::$raw { id: u64::MAX }
                }
            }

            /// The handle, for functions in [`raw`].
            pub fn c(self) -> raw::$raw {
                self.raw
            }
        }

        impl Handle for raw::$raw {
            fn id(&self) -> u64 {
                self.id
            }
        }

        impl Handle for $name<'_> {
            fn id(&self) -> u64 {
                self.raw.id
            }
        }

        impl PartialEq for $name<'_> {
            fn eq(&self, other: &Self) -> bool {
                std::ptr::eq(self.of, other.of) && self.raw.id == other.raw.id
            }
        }

        impl Eq for $name<'_> {}

        impl Hash for $name<'_> {
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.raw.id.hash(state)
            }
        }

    )*};
}

handles! {
    /// A rectangle of a layout: a window, a label, a gap.
    Node keep_node Owner;
    /// An attribute of a node, alone or in relation to another, or a group of them.
    Attribute keep_attribute Owner { between: [raw::keep_node; 2] };
    /// One linear relation that a layout keeps: a value of an attribute, a sum of terms, a rule.
    Constraint keep_constraint Owner;
    /// A set of changes that is taken back, and put back, as one.
    Atomic keep_atomic Owner;
    /// The constraints of a visual format.
    Format keep_format Owner;
    /// A set of changes that takes time.
    Animation keep_animation Owner;
    /// A variable of a solver.
    Variable keep_variable SolverOwner;
    /// A row of a solver: a linear constraint.
    Row keep_row SolverOwner;
}

/// Nodes whose attributes are set at once ([`crate::Layout::nodes`]).
#[derive(Clone)]
pub struct Nodes<'a> {
    pub(crate) of: &'a Owner,
    pub(crate) raw: Vec<raw::keep_node>,
}

impl<'a> Node<'a> {
    /// The attribute of a kind. Where there is none, what sets it fails.
    pub(crate) fn own(self, kind: AttributeKind) -> Attribute<'a> {
        let made = unsafe { raw::keep_node_attribute(self.of.c(), self.raw, kind.c()) };
        self.of.resume();
        Attribute {
            between: [self.raw; 2],
            ..Attribute::new(self.of, made)
        }
    }

    /// The attribute of a kind in relation to another node.
    pub(crate) fn related(self, kind: AttributeKind, other: Node<'_>) -> Attribute<'a> {
        let other = other.raw_in(self.of);
        let made = unsafe { raw::keep_node_attribute_to(self.of.c(), self.raw, kind.c(), other) };
        self.of.resume();
        // Of another one that is none or another layout's the library itself says what is wrong.
        let other = if made.id == 0 { self.raw } else { other };
        Attribute {
            between: [self.raw, other],
            ..Attribute::new(self.of, made)
        }
    }

    /// What cannot be done with a node that is gone.
    fn lost(self) -> Option<Error> {
        if self.raw.id == 0 || self.exists() {
            return None;
        }
        let kind = AttributeKind::Width.c();
        let none = unsafe { raw::keep_node_attribute(self.of.c(), self.raw, kind) };
        self.of.made(none).err()
    }

    /// A result whose error names it, as messages of the library do.
    pub(crate) fn about<T>(self, result: Result<T>) -> Result<T> {
        result.map_err(|error| {
            let name = self.own(AttributeKind::Width).text(Text::Name);
            error.about(name.trim_start_matches("width of "))
        })
    }
}

impl Nodes<'_> {
    /// A result whose error names the first of them.
    pub(crate) fn about<T>(&self, result: Result<T>) -> Result<T> {
        match self.raw.first() {
            Some(first) => Node::new(self.of, *first).about(result),
            None => result,
        }
    }
}

impl Attribute<'_> {
    /// A result whose error names it.
    pub(crate) fn about<T>(self, result: Result<T>) -> Result<T> {
        result.map_err(|error| error.about(&self.text(Text::Name)))
    }

    /// The library no longer knows of which nodes it was, if one of them is gone.
    pub(crate) fn check(self, status: c_int) -> Result<()> {
        let mut nodes = self.between.iter().map(|it| Node::new(self.of, *it));
        let result = self.of.check(status);
        result.map_err(|error| nodes.find_map(Node::lost).unwrap_or(error))
    }
}

/// As text for people: a name, a sentence, a string that can be read back.
macro_rules! displayed {
    ($($name:ident $text:expr;)*) => {$(
        impl fmt::Display for $name<'_> {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str(&$text(*self))
            }
        }
    )*};
}

displayed! {
    Node Node::name;
    Attribute |it: Attribute<'_>| it.text(Text::Description);
    Constraint |it: Constraint<'_>| it.text(Text::Description);
    Format Format::text;
}

macro_rules! debugged {
    ($($name:ident)*) => {$(
        impl fmt::Debug for $name<'_> {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(formatter, "{}({:#x}", stringify!($name), self.raw.id)?;
                debugged!(@text formatter, self, $name);
                formatter.write_str(")")
            }
        }
    )*};
    (@text $formatter:ident, $self:ident, Node) => { write!($formatter, " {:?}", $self.name())? };
    (@text $formatter:ident, $self:ident, Attribute) => { write!($formatter, " {}", $self)? };
    (@text $formatter:ident, $self:ident, Constraint) => { write!($formatter, " {}", $self)? };
    (@text $formatter:ident, $self:ident, Format) => { write!($formatter, " {}", $self)? };
    (@text $formatter:ident, $self:ident, $other:ident) => {};
}

debugged! { Node Attribute Constraint Format Atomic Animation Variable Row }
