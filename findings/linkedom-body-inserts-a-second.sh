#!/usr/bin/env bash
# linkedom 0.18.15, seen 2026-11-28 on Node 24.
#
# HTML lets a page leave its <head> unwritten. Of `<html><title>t</title><body><p>a</p></body></html>`
#   document.querySelector('body').innerHTML   is '<p>a</p>'
#   document.body.innerHTML                    is ''
#   document.querySelectorAll('body').length   is then 2
# Reading `document.body` inserts an empty head and an empty body before what stands there, and answers that body. From
# then on `querySelector('body')` finds the empty one, too. With a written head, or with nothing between <html> and
# <body>, both answer the page's own body. Fails if that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund linkedom@0.18.15 >/dev/null 2>&1
cat >body.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseHTML } from 'linkedom';

const bodies = (html) => {
  const { document } = parseHTML(html);
  const before = document.querySelector('body').innerHTML;
  const read = document.body.innerHTML;
  return { before, read, after: document.querySelector('body').innerHTML, count: document.querySelectorAll('body').length };
};
assert.deepEqual(bodies('<html><title>t</title><body><p>a</p></body></html>'), {
  before: '<p>a</p>',
  read: '',
  after: '',
  count: 2,
});
const whole = { before: '<p>a</p>', read: '<p>a</p>', after: '<p>a</p>', count: 1 };
assert.deepEqual(bodies('<html><head><title>t</title></head><body><p>a</p></body></html>'), whole);
assert.deepEqual(bodies('<html><body><p>a</p></body></html>'), whole);
console.log('as described: document.body of a page without a head is a second, empty body');
JS
node body.mjs
