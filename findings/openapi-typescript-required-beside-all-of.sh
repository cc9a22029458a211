#!/usr/bin/env bash
# openapi-typescript 7.13.0, seen 2026-11-28 on Node 24.
#
# In JSON Schema `required` holds wherever it stands: one member of an `allOf` may require what another one describes. The
# types that are made keep `required` only for properties of the same member. What is required elsewhere stays optional:
#   allOf: [Base (requires data), { properties: { data: integer } }]  ->  Base & { data?: number }
#   allOf: [Form, { required: [size] }]                               ->  Form & unknown
# `data` is `number | undefined` then, though a validator refuses an answer without it. Fails if that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund openapi-typescript@7.13.0 typescript@5.9.3 >/dev/null 2>&1
cat >types.mjs <<'JS'
import assert from 'node:assert/strict';
import openapiTS, { astToString } from 'openapi-typescript';

const ref = (name) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };
const schemas = {
  Base: { type: 'object', required: ['code', 'data'], properties: { code: text, data: {} } },
  Form: { type: 'object', required: ['name'], properties: { name: text, size: { type: 'integer' } } },
  Answer: { allOf: [ref('Base'), { properties: { data: { type: 'integer' } } }] },
  Sized: { allOf: [ref('Form'), { required: ['size'] }] },
};
const info = { title: 'one', version: '1' };
const types = astToString(await openapiTS({ openapi: '3.1.0', info, paths: {}, components: { schemas } }));
const written = types.replaceAll(/\s+/g, ' ');
assert.ok(written.includes('Answer: components["schemas"]["Base"] & { data?: number; };'));
assert.ok(written.includes('Sized: components["schemas"]["Form"] & unknown;'));
console.log('as described: required beside allOf is not carried over');
JS
node types.mjs
