package keeplayout

import "sync/atomic"

// Held is how many closures and values C has.
func Held() int64 { return atomic.LoadInt64(&heldCount) }

// WhileInUse calls a body as another goroutine does while a call runs.
func WhileInUse(ui *Layout, body func()) error {
	if err := ui.enter(); err != nil {
		return err
	}
	defer ui.done()
	body()
	return nil
}
