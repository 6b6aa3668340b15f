"""How strongly what Android does without saying so is kept, beside what a file says."""

from __future__ import annotations

from ...values import Priority

BUT_ROOM = Priority(999.5)
"""Of a text for being as large as its lines: it has no more room than there is."""
INSIDE, FILLS, EVEN, AS_LARGE, KEPT = map(Priority, (999, 998, 997, 996, 990))
"""What fills is inside of what holds it, and as large; then equal gaps, content that may shrink,
and that what does not fill is inside, too, which Android keeps where it costs nothing."""
WEAKEST = 1
"""Of what is around for being as small as what is inside allows."""
