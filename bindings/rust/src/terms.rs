//! Sums of lines and sizes, and how they compare: `a.left() + 8.0`, `a.right().le(b.left() - 8.0)`.

use std::ops::{Add, BitOr, Deref, Div, Mul, Neg, Sub};

use crate::owner::{finite, found, Owner};
use crate::{
    raw, Anchor, Attribute, Constraint, Layout, Node, Priority, Relation, Result, REQUIRED,
};

/// A line of a node, or one of its sizes, in a sum.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    /// Whose line it is.
    pub node: Node<'a>,
    /// Which one.
    pub anchor: Anchor,
}

/// A width or a height: an attribute, and a size in a sum.
#[derive(Clone, Copy, Debug)]
pub struct Dimension<'a> {
    attribute: Attribute<'a>,
    line: Line<'a>,
}

/// One of the terms of a constraint.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Term<'a> {
    /// Whose line it is; none is the parent of the first node.
    pub node: Option<Node<'a>>,
    /// Which one.
    pub anchor: Option<Anchor>,
    /// How often it counts.
    pub coefficient: f64,
}

/// Lines and sizes times factors, and a constant.
#[derive(Clone, Debug)]
pub struct Sum<'a> {
    terms: Vec<(Line<'a>, f64)>,
    constant: f64,
}

/// Two sums that are compared, for [`Layout::add`]; `| HIGH` gives it a priority.
#[derive(Clone, Debug)]
#[must_use = "it holds once it is added: ui.add(...)"]
pub struct Comparison<'a> {
    difference: Sum<'a>,
    relation: Relation,
    priority: Priority,
}

impl<'a> Line<'a> {
    pub(crate) fn new(node: Node<'a>, anchor: Anchor) -> Self {
        Self { node, anchor }
    }

    /// A result whose error names its node.
    fn about<T>(self, result: Result<T>) -> Result<T> {
        self.node.about(result)
    }
}

impl<'a> Dimension<'a> {
    pub(crate) fn new(attribute: Attribute<'a>, line: Line<'a>) -> Self {
        Self { attribute, line }
    }
}

impl<'a> Deref for Dimension<'a> {
    type Target = Attribute<'a>;

    fn deref(&self) -> &Attribute<'a> {
        &self.attribute
    }
}

impl<'a> From<Dimension<'a>> for Attribute<'a> {
    fn from(dimension: Dimension<'a>) -> Self {
        dimension.attribute
    }
}

impl<'a> Term<'a> {
    pub(crate) fn from_c(of: &'a Owner, term: raw::keep_term) -> Self {
        Self {
            node: found(Node::new(of, term.node)),
            anchor: Anchor::from_c(term.anchor),
            coefficient: term.coefficient,
        }
    }
}

impl From<f64> for Sum<'_> {
    fn from(constant: f64) -> Self {
        let terms = Vec::new();
        Self { terms, constant }
    }
}

impl<'a> From<Line<'a>> for Sum<'a> {
    fn from(line: Line<'a>) -> Self {
        let terms = vec![(line, 1.0)];
        Self {
            terms,
            constant: 0.0,
        }
    }
}

impl<'a> From<Dimension<'a>> for Sum<'a> {
    fn from(dimension: Dimension<'a>) -> Self {
        dimension.line.into()
    }
}

impl<'a> Sum<'a> {
    fn plus(mut self, other: Sum<'a>) -> Self {
        self.terms.extend(other.terms);
        self.constant += other.constant;
        self
    }

    fn times(mut self, factor: f64) -> Self {
        self.terms.iter_mut().for_each(|(_, each)| *each *= factor);
        self.constant *= factor;
        self
    }

    /// Whether its numbers are some; what is not is of the line that it is a factor of, or of the first one.
    fn check(&self) -> Result<()> {
        for (line, factor) in &self.terms {
            line.about(finite("factor", *factor))?;
        }
        let constant = finite("constant", self.constant).map(|_| ());
        match self.terms.first() {
            Some((line, _)) => line.about(constant),
            None => constant,
        }
    }

    fn compared(self, relation: Relation, other: Sum<'a>) -> Comparison<'a> {
        let difference = self.plus(other.times(-1.0));
        Comparison {
            difference,
            relation,
            priority: REQUIRED,
        }
    }
}

macro_rules! calculates {
    ($($name:ident)*) => {$(
        impl<'a> $name<'a> {
            /// Equal to another sum.
            pub fn eq(self, other: impl Into<Sum<'a>>) -> Comparison<'a> {
                Sum::from(self).compared(Relation::Equal, other.into())
            }

            /// At most another sum.
            pub fn le(self, other: impl Into<Sum<'a>>) -> Comparison<'a> {
                Sum::from(self).compared(Relation::AtMost, other.into())
            }

            /// At least another sum.
            pub fn ge(self, other: impl Into<Sum<'a>>) -> Comparison<'a> {
                Sum::from(self).compared(Relation::AtLeast, other.into())
            }
        }

        impl<'a, T: Into<Sum<'a>>> Add<T> for $name<'a> {
            type Output = Sum<'a>;

            fn add(self, other: T) -> Sum<'a> {
                Sum::from(self).plus(other.into())
            }
        }

        impl<'a, T: Into<Sum<'a>>> Sub<T> for $name<'a> {
            type Output = Sum<'a>;

            fn sub(self, other: T) -> Sum<'a> {
                Sum::from(self).plus(other.into().times(-1.0))
            }
        }

        impl<'a> Add<$name<'a>> for f64 {
            type Output = Sum<'a>;

            fn add(self, other: $name<'a>) -> Sum<'a> {
                other + self
            }
        }

        impl<'a> Sub<$name<'a>> for f64 {
            type Output = Sum<'a>;

            fn sub(self, other: $name<'a>) -> Sum<'a> {
                -other + self
            }
        }

        impl<'a> Mul<f64> for $name<'a> {
            type Output = Sum<'a>;

            fn mul(self, factor: f64) -> Sum<'a> {
                Sum::from(self).times(factor)
            }
        }

        impl<'a> Mul<$name<'a>> for f64 {
            type Output = Sum<'a>;

            fn mul(self, other: $name<'a>) -> Sum<'a> {
                other * self
            }
        }

        impl<'a> Div<f64> for $name<'a> {
            type Output = Sum<'a>;

            fn div(self, divisor: f64) -> Sum<'a> {
                Sum::from(self).times(1.0 / divisor)
            }
        }

        impl<'a> Neg for $name<'a> {
            type Output = Sum<'a>;

            fn neg(self) -> Sum<'a> {
                Sum::from(self).times(-1.0)
            }
        }
    )*};
}

calculates! { Line Dimension Sum }

impl BitOr<Priority> for Comparison<'_> {
    type Output = Self;

    fn bitor(mut self, priority: Priority) -> Self {
        self.priority = priority;
        self
    }
}

impl Layout {
    /// Makes a constraint of a comparison.
    pub fn add<'a>(&'a self, kept: Comparison<'a>) -> Result<Constraint<'a>> {
        kept.difference.check()?;
        let terms = kept.difference.terms.iter();
        let terms: Vec<_> = terms.map(|each| in_c(self.of(), each)).collect();
        let made = unsafe {
            raw::keep_constraint_create(
                self.c(),
                terms.as_ptr(),
                terms.len(),
                kept.relation.c(),
                -kept.difference.constant,
                kept.priority.0,
                true,
            )
        };
        Ok(Constraint::new(self.of(), self.of().made(made)?))
    }

    /// Makes constraints of comparisons; none if one of them fails.
    pub fn add_all<'a>(
        &'a self,
        all: impl IntoIterator<Item = Comparison<'a>>,
    ) -> Result<Vec<Constraint<'a>>> {
        self.transaction(|| all.into_iter().map(|each| self.add(each)).collect())
    }
}

fn in_c(of: &Owner, (line, coefficient): &(Line<'_>, f64)) -> raw::keep_term {
    raw::keep_term {
        node: line.node.raw_in(of),
        anchor: line.anchor.c(),
        coefficient: *coefficient,
    }
}
