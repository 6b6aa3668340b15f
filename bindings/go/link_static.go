//go:build keeplayout_static

package keeplayout

// #cgo pkg-config: keeplayout-static
import "C"
