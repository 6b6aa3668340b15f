//! Calls that fail.

use std::fmt;

use crate::Status;

/// A call that failed, and has changed nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    status: Status,
    message: String,
}

/// The result of a call that can fail.
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    pub(crate) fn new(status: Status, message: impl Into<String>) -> Self {
        let message = message.into();
        Self { status, message }
    }

    pub(crate) fn invalid(message: impl Into<String>) -> Self {
        Self::new(Status::InvalidArgument, message)
    }

    /// The error, of a culprit that its message does not name.
    pub(crate) fn about(self, culprit: &str) -> Self {
        if culprit.is_empty() {
            return self;
        }
        Self::new(self.status, format!("{}: {}", culprit, self.message))
    }

    /// What kind of failure it is.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The library's message, which names the culprit.
    pub fn message(&self) -> &str {
        &self.message
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.message)
    }
}

impl std::error::Error for Error {}
