#!/usr/bin/env bash
# @jsonresume/schema 1.3.1 (JSON Resume), with ajv 8.20.0, seen 2026-11-29 on Node 24.
#
# The schema's dates are of a type `iso8601` that is a pattern, not the format `date`: of month and day only the first
# digit is bounded. A resume with the months 00 and 19 or the 39th is valid by it, and so is an end before its start,
# while a moment of ISO 8601 with its time and the year 3000 are refused. Who takes dates of a valid resume for dates
# of the calendar gets others. Fails if that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @jsonresume/schema@1.3.1 ajv@8.20.0 ajv-formats@3.0.1 >/dev/null 2>&1
cat >validate.mjs <<'JS'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';

const schema = createRequire(import.meta.url)('@jsonresume/schema/schema.json');
const ajv = addFormats(new Ajv({ strict: false }));
const validate = ajv.compile(schema);
const isValid = (startDate, endDate) => validate({ work: [{ name: 'one', startDate, endDate }] });

assert.equal(isValid('2024-03', '2025-08-31'), true);
for (const date of ['2024-00', '2024-19', '2024-02-39', '1000']) assert.equal(isValid(date, '2025-01'), true, date);
assert.equal(isValid('2025-08', '2024-03'), true);
for (const date of ['2024-03-01T09:00:00Z', '3000-01', '2024-3']) assert.equal(isValid(date, '2025-01'), false, date);
console.log('as described: month 19 and day 39 are valid, a moment with its time is not');
JS
node validate.mjs
