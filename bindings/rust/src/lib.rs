#![doc = include_str!("../README.md")]
#![warn(missing_docs, rust_2018_idioms)]

mod blocks;
mod closures;
mod constraints;
mod error;
mod handles;
mod layout;
mod owner;
#[allow(non_camel_case_types, clippy::too_many_arguments)]
#[rustfmt::skip]
pub mod raw;
mod solver;
mod terms;
mod values;
#[allow(missing_docs, clippy::let_and_return)]
#[rustfmt::skip]
mod written;

pub use blocks::Transaction;
pub use constraints::{Applied, Conflict, EquationContext};
pub use error::{Error, Result};
pub use handles::{Animation, Atomic, Attribute, Constraint, Format, Node, Nodes, Row, Variable};
pub use layout::Layout;
pub use solver::Solver;
pub use terms::{Comparison, Dimension, Line, Sum, Term};
pub use values::{Priority, Value, FITTING, HIGH, LOW, MEDIUM, REQUIRED};
pub use written::*;
