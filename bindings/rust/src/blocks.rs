//! Changes that are taken back on an error or a panic.

use std::os::raw::c_int;

use crate::owner::Owner;
use crate::{raw, Animation, Atomic, Constraint, Layout, Node, Result, Solver, Stack};

/// A transaction that is open: dropped without a commit, it takes back what has changed since.
#[must_use = "what is dropped at once is taken back at once"]
pub struct Transaction<'a> {
    of: &'a Owner,
    is_over: bool,
}

impl<'a> Transaction<'a> {
    fn new(of: &'a Owner, has_begun: bool) -> Self {
        let is_over = !has_begun;
        Self { of, is_over }
    }

    fn begin(of: &'a Owner) -> Result<Self> {
        let status = unsafe { raw::keep_layout_begin(of.c()) };
        let begun = Self::new(of, status == raw::KEEP_OK);
        of.check(status)?;
        Ok(begun)
    }

    /// Ends it. It fails where conflicts are refused and there are any; all is taken back then.
    pub fn commit(self) -> Result<()> {
        self.end(raw::keep_layout_commit)
    }

    fn end(mut self, end: unsafe extern "C" fn(*mut raw::keep_layout) -> c_int) -> Result<()> {
        self.is_over = true;
        self.of.check(unsafe { end(self.of.c()) })
    }
}

impl Drop for Transaction<'_> {
    fn drop(&mut self) {
        if !self.is_over {
            unsafe { raw::keep_layout_rollback(self.of.c()) };
            self.of.resume();
        }
    }
}

/// The end of a capture.
struct Capture<'a>(&'a Owner);

impl Drop for Capture<'_> {
    fn drop(&mut self) {
        unsafe { raw::keep_capture_end(self.0.c()) };
    }
}

impl Layout {
    /// Begins a transaction: no conflict is refused before the commit, and all is taken back if it is dropped.
    pub fn begin(&self) -> Result<Transaction<'_>> {
        Transaction::begin(self.of())
    }

    /// Calls a body; what it changes is taken back if it fails or panics.
    pub fn transaction<T>(&self, body: impl FnOnce() -> Result<T>) -> Result<T> {
        let begun = self.begin()?;
        let made = body()?;
        begun.commit()?;
        Ok(made)
    }

    /// Calls a body; what it sets can be taken back, and put back, as one. It is taken back if it fails or
    /// panics.
    pub fn atomic(&self, body: impl FnOnce() -> Result<()>) -> Result<Atomic<'_>> {
        let made = unsafe { raw::keep_atomic_begin(self.c()) };
        let begun = Transaction::new(self.of(), made.id != 0);
        let atomic = Atomic::new(self.of(), self.of().made(made)?);
        body()?;
        begun.end(raw::keep_atomic_end)?;
        Ok(atomic)
    }

    /// Calls a body; what it changes holds at once, and presented frames follow over a duration, in seconds,
    /// as [`Layout::advance`] lets time pass. The body may set another curve. All is taken back if it fails
    /// or panics.
    pub fn animate<'a>(
        &'a self,
        duration: f64,
        body: impl FnOnce(Animation<'a>) -> Result<()>,
    ) -> Result<Animation<'a>> {
        self.animate_within(None, duration, 0.0, body)
    }

    /// As [`Layout::animate`], after a delay, and only of what is inside of a node.
    pub fn animate_within<'a>(
        &'a self,
        within: impl Into<Option<Node<'a>>>,
        duration: f64,
        delay: f64,
        body: impl FnOnce(Animation<'a>) -> Result<()>,
    ) -> Result<Animation<'a>> {
        let within = within
            .into()
            .map_or_else(Default::default, |it| it.raw_in(self.of()));
        let made = unsafe { raw::keep_animation_begin(self.c(), within, duration, delay) };
        let begun = Transaction::new(self.of(), made.id != 0);
        let animation = Animation::new(self.of(), self.of().made(made)?);
        body(animation)?;
        begun.end(raw::keep_animation_commit)?;
        Ok(animation)
    }

    /// Calls a body, and lists the constraints that it makes. All is taken back if it fails or panics.
    pub fn capture(&self, body: impl FnOnce() -> Result<()>) -> Result<Vec<Constraint<'_>>> {
        self.transaction(|| {
            self.of()
                .check(unsafe { raw::keep_capture_begin(self.c()) })?;
            let _end = Capture(self.of());
            body()?;
            Ok(self.capture_constraints())
        })
    }
}

impl<'a> Node<'a> {
    /// A row, a column or a flow inside, whose members the body makes. There is none if it fails or panics.
    pub fn stack_of(
        self,
        stack: &Stack,
        body: impl FnOnce(Node<'a>) -> Result<()>,
    ) -> Result<Node<'a>> {
        let begun = Transaction::begin(self.of)?;
        let made = self.stack(stack, &[])?;
        body(made)?;
        begun.commit()?;
        Ok(made)
    }
}

impl Solver {
    /// Calls a body; what it changes is taken back if it fails or panics.
    pub fn transaction<T>(&self, body: impl FnOnce() -> Result<T>) -> Result<T> {
        struct Open<'a>(Option<&'a Solver>);
        impl Drop for Open<'_> {
            fn drop(&mut self) {
                if let Some(solver) = self.0.take() {
                    unsafe { raw::keep_solver_rollback(solver.c()) };
                }
            }
        }
        self.of()
            .check(unsafe { raw::keep_solver_begin(self.c()) })?;
        let mut open = Open(Some(self));
        let made = body()?;
        open.0 = None;
        self.of()
            .check(unsafe { raw::keep_solver_commit(self.c()) })?;
        Ok(made)
    }
}
