//! Numbers at priorities.

use std::fmt;
use std::ops::BitOr;

use crate::{Insets, Rect, Size};

/// A priority, above 0 and at most 1000. A higher one is never outweighed by lower ones, however many.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Priority(pub f64);

/// Must hold; contradictions are conflicts.
pub const REQUIRED: Priority = Priority(1000.0);
/// Of the named ones, only required is higher.
pub const HIGH: Priority = Priority(750.0);
/// Between high and low.
pub const MEDIUM: Priority = Priority(500.0);
/// As hugging, unless it is set.
pub const LOW: Priority = Priority(250.0);
/// The weakest of the named ones: as small as may be, usually.
pub const FITTING: Priority = Priority(50.0);

impl Default for Priority {
    fn default() -> Self {
        REQUIRED
    }
}

impl Priority {
    /// A priority a little above it.
    pub fn more(self) -> Self {
        Self(self.0 + 10.0)
    }

    /// A priority a little below it.
    pub fn less(self) -> Self {
        Self(self.0 - 10.0)
    }
}

/// A number at a priority: `240.0 | HIGH`, or only a number, which is required.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    /// In points, or what the attribute measures.
    pub number: f64,
    /// How much it matters.
    pub priority: Priority,
}

impl From<f64> for Value {
    fn from(number: f64) -> Self {
        number | REQUIRED
    }
}

impl BitOr<Priority> for f64 {
    type Output = Value;

    fn bitor(self, priority: Priority) -> Value {
        let number = self;
        Value { number, priority }
    }
}

impl Rect {
    /// The edge on the right.
    pub fn right(self) -> f64 {
        self.x + self.width
    }

    /// The edge at the bottom.
    pub fn bottom(self) -> f64 {
        self.y + self.height
    }
}

impl fmt::Display for Rect {
    /// Its x, y, width and height.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (x, y, width, height) = (self.x, self.y, self.width, self.height);
        write!(formatter, "{} {} {} {}", x, y, width, height)
    }
}

impl fmt::Display for Size {
    /// Its width and height.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} {}", self.width, self.height)
    }
}

impl From<f64> for Insets {
    /// The same from every edge.
    fn from(inset: f64) -> Self {
        let (top, left, bottom, right) = (inset, inset, inset, inset);
        Self {
            top,
            left,
            bottom,
            right,
        }
    }
}

/// A set of constants by their names.
pub(crate) fn named_flags(
    formatter: &mut fmt::Formatter<'_>,
    name: &str,
    bits: u32,
    names: &[(u32, &str)],
) -> fmt::Result {
    let among: Vec<_> = names
        .iter()
        .filter(|it| bits & it.0 != 0)
        .map(|it| it.1)
        .collect();
    write!(formatter, "{}({})", name, among.join(" | "))
}
