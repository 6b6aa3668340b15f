package keeplayout

import "errors"

// Error is what the library refuses. It has changed nothing unless the call says so. Its kind is its status:
// errors.Is(err, [ErrConflict]).
type Error struct {
	Status  Status
	Message string
}

// Error is the library's message, which names the culprit.
func (err *Error) Error() string {
	return err.Message
}

// Unwrap is its status.
func (err *Error) Unwrap() error {
	return err.Status
}

// Error is what a status means, without a culprit.
func (status Status) Error() string {
	return "keeplayout: " + status.name()
}

var (
	// ErrClosed is met where a layout or a solver has been closed, and where a value is of none.
	ErrClosed = errors.New("keeplayout: the layout or solver is closed, or there is none")
	// ErrShared is met where two goroutines use one layout or solver at the same moment. What cannot return an
	// error panics with it.
	ErrShared = errors.New("keeplayout: two goroutines use one layout or solver at the same moment")
)

// The error, of a culprit that its message does not name.
func about(culprit string, err error) error {
	known, ok := err.(*Error)
	if !ok || culprit == "" {
		return err
	}
	return &Error{known.Status, culprit + ": " + known.Message}
}

func invalid(message string) error {
	return &Error{ErrInvalidArgument, message}
}
