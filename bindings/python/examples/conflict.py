"""A conflict and the answers to "why": what contradicts what, what would resolve it, and why a
value is what it is. The picture is the library's own drawing."""

from __future__ import annotations

import sys
from pathlib import Path

from keeplayout import HIGH, Layout, Relation

ui = Layout()
window = ui.node("window", size=(240, 80))
icon, title = window.node("icon"), window.node("title")
icon.left_inset.equal = 12
icon.vertical_center.equal = 0.5
icon.width.equal = 40
icon.aspect_ratio.equal = 1
title.left_offset_to(icon).equal = 8
title.right_inset.equal = title.vertical_insets.equal = 12

# Less than it would like to be: a soft constraint that is not met is no conflict.
title.width.equal = 200 @ HIGH
ui.solve()
print(title.width.why())
constraint = title.width.constraint(Relation.EQUAL)
assert constraint is not None
print(constraint.why())

# At least 180 as well: that cannot be.
title.width.min = 180
ui.solve()
for conflict in ui.conflicts():
    print(conflict.report)

if len(sys.argv) > 1:
    Path(sys.argv[1]).write_text(ui.svg(), "utf-8")
