#!/usr/bin/env bash
# ical-generator 11.1.2, seen 2026-11-28 on Node 24.
#
# Custom X- properties of a calendar are written after its events, though RFC 5545 puts all properties of a calendar before
# its components (section 3.6, `icalbody = calprops component`): strict readers refuse or drop them. And a calendar's name
# is not escaped as TEXT (section 3.3.11), while an event's summary of the same letters is:
#   NAME:Week 1, review; talk
#   X-WR-CALNAME:Week 1, review; talk
#   SUMMARY:Week 1\, review\; talk
# Fails if that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical-generator@11.1.2 >/dev/null 2>&1
cat >write.mjs <<'JS'
import assert from 'node:assert/strict';
import { ICalCalendar } from 'ical-generator';

const title = 'Week 1, review; talk';
const calendar = new ICalCalendar({ name: title, x: { 'X-SCHOOL': 'one' } });
calendar.createEvent({ id: '1', start: new Date('2026-11-28T01:00:00Z'), summary: title });
const lines = calendar.toString().split('\r\n');
assert.ok(lines.includes(`NAME:${title}`));
assert.ok(lines.includes(`X-WR-CALNAME:${title}`));
assert.ok(lines.includes('SUMMARY:Week 1\\, review\\; talk'));
assert.ok(lines.indexOf('X-SCHOOL:one') > lines.indexOf('END:VEVENT'));
console.log('as described: the calendar\'s X- property follows its event, its name is not escaped');
JS
node write.mjs
