#!/usr/bin/env bash
# zod 4.6.7, seen 2026-11-28 on Node 24.
#
# z.toJSONSchema calls `override` twice for a schema that has .meta({ id }) and is met below another: once before the
# overrides of its own properties ran, once after. The order for an object `one` with a date in it was
#   object {"at":{}}   date {}   object {"at":{"type":"string","format":"date-time"}}
# An override that copies, counts or measures what it is given sees a half-made schema first. Without .meta it is called
# once, after its properties. Fails if that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zod@4.6.7 >/dev/null 2>&1
cat >schema.mjs <<'JS'
import assert from 'node:assert/strict';
import { z } from 'zod';

function calls(child) {
  const seen = [];
  z.toJSONSchema(z.object({ one: child }), {
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema, path }) {
      if (path.join('/') === 'properties/one') seen.push(JSON.stringify(jsonSchema.properties));
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
    },
  });
  return seen;
}
const whole = '{"at":{"type":"string","format":"date-time"}}';
assert.deepEqual(calls(z.object({ at: z.date() })), [whole]);
assert.deepEqual(calls(z.object({ at: z.date() }).meta({ id: 'Child' })), ['{"at":{}}', whole]);
console.log('as described: with an id the override sees the object before its properties were overridden');
JS
node schema.mjs
