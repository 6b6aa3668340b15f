import json
from keeplayout._c.misspelt import nearest
READ="id userLabel translatesAutoresizingMaskIntoConstraints hidden fixedFrame horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea layoutMarginsFollowReadableWidth semanticContentAttribute image text numberOfLines scrollEnabled spacing axis alignment distribution spacingType baselineRelativeArrangement key reuseIdentifier storyboardIdentifier customClass title".split()
tags={}
out={}
for t,a,v in json.load(open("/tmp/fig/attrs.json")):
    if a in READ: continue
    n=nearest(a,READ)
    if n: out.setdefault((a,n),[]).append((t,v))
for k,v in sorted(out.items()): print(k, v[:4])
