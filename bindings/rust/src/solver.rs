//! The solver that a layout is built on, for models of the host's own.

use crate::owner::SolverOwner;
use crate::raw;

/// Variables, and rows that relate them, with strict priorities.
pub struct Solver(SolverOwner);

// Nothing of it is in any other thread: whatever refers to it borrows it.
unsafe impl Send for Solver {}

impl Solver {
    /// A solver without variables.
    pub fn new() -> Self {
        Self(SolverOwner::new())
    }

    pub(crate) fn of(&self) -> &SolverOwner {
        &self.0
    }

    /// The solver in C, for functions in [`raw`].
    pub fn c(&self) -> *mut raw::keep_solver {
        self.0.c()
    }
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}
