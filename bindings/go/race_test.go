//go:build race

package keeplayout

// IsRaceDetected is whether the race detector looks on.
const IsRaceDetected = true
