#!/bin/sh
# Runs the tests, the guide, the cases (KEEPLAYOUT_CASES), the types, a page and the playground in Chromium, as far as what they need is here.
# The module is beside package.json: `make test-javascript` puts it there.
set -eu
cd "$(dirname "$0")/.."
for tool in tsc chromium npm; do
  command -v "$tool" >/dev/null || echo "No tests with $tool: it is not here"
done
node --expose-gc --test --test-reporter=spec tests/*.test.js
[ -z "${KEEPLAYOUT_CASES:-}" ] || node tests/cases.js "$KEEPLAYOUT_CASES"
