#!/usr/bin/env bash
# recheck 4.5.0 (judges regular expressions for catastrophic backtracking), seen 2026-11-28 on Node 24.
#
# What it cannot parse is `unknown`, without an exception: the flag v ("unknown flag") and modifiers inside an expression
# such as (?i:a) ("parsing failure"), both of which Node 24 runs. A check that looks for `vulnerable` alone lets every such
# expression pass unjudged; `status === 'safe'` has to be asked for. Fails if that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund recheck@4.5.0 >/dev/null 2>&1
cat >judge.mjs <<'JS'
import assert from 'node:assert/strict';
import { checkSync } from 'recheck';

const judged = (source, flags) => {
  const { status, error } = checkSync(source, flags);
  return [status, error?.kind, error?.message];
};
assert.deepEqual(judged('^[a-z]+$', 'u'), ['safe', undefined, undefined]);
assert.deepEqual(judged('^[a-z]+$', 'v'), ['unknown', 'invalid', 'unknown flag']);
const [status, kind, message] = judged('(?i:a)', '');
assert.deepEqual([status, kind], ['unknown', 'invalid']);
assert.match(message, /parsing failure/);
console.log('as described: the flag v and inline modifiers are unknown, not refused');
JS
node judge.mjs
