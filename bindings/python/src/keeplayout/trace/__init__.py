"""Traces: calls on layouts and solvers are recorded on request, and replayed.

    >>> with recording() as trace:
    ...     ui = Layout()
    ...     window = ui.node("window", size=(320, 568))
    ...     ui.solve()
    >>> (again,) = replay(trace.text)
    >>> again.roots[0].frame
    Rect(x=0.0, y=0.0, width=320.0, height=568.0)

A trace is text: a line of JSON for each call of the library, with its arguments and its results in
the header's words, numbers to the last bit:

    {"call":"keep_node_create","layout":"layout 1","parent":"node 1","returns":"node 2"}

Callbacks are in it, too, with what they returned, so that a replay needs nothing of the host's.
Replaying checks every result, so that a trace is also a test.

Any program makes the same traces, without this package: see keeplayout/diagnosis.h. A second
library next to libkeeplayout.so records them, so that outside of a recording nothing is different
and nothing costs anything.

    python -m keeplayout replay bug.trace --svg bug.svg

And of a long trace, `shrink` finds the part that shows a fault.
"""

from ._events import TraceError
from ._recording import Trace, recording
from ._replaying import Replayed, replay
from ._shrinking import shrink

__all__ = ["Replayed", "Trace", "TraceError", "recording", "replay", "shrink"]
