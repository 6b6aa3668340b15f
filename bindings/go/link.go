//go:build !keeplayout_static && !keeplayout_flags

package keeplayout

// #cgo pkg-config: keeplayout
import "C"
