#!/usr/bin/env bash
# lightningcss 1.33.0, seen 2026-11-28 on Node 24.
#
# For browsers without light-dark() it writes variables in its place. A custom property that holds light-dark() is then settled
# where it is declared, at :root:
#   --ink: var(--lightningcss-light, #000) var(--lightningcss-dark, #fff)
# A part of the page with a color-scheme of its own inherits the colour of the page. In a browser that knows light-dark() the same
# source gives it the colour of its own scheme: the property is inherited as it is written. So a page looks right in
# development and wrong in a build. A part that needs another theme gets its colours one by one. Fails if that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lightningcss@1.33.0 >/dev/null 2>&1
cat >build.mjs <<'JS'
import assert from 'node:assert/strict';
import { transform } from 'lightningcss';

const source = ':root { color-scheme: light dark; --ink: light-dark(#000, #fff) } .dark { color-scheme: dark; color: var(--ink) }';
const build = (targets) =>
  transform({ filename: 'a.css', code: Buffer.from(source), targets, minify: true }).code.toString();

// Chrome 123 was the first with light-dark().
const [before, since] = [122 << 16, 123 << 16].map((chrome) => build({ chrome }));
assert.match(before, /--ink:var\(--lightningcss-light,\s?#000\)\s?var\(--lightningcss-dark,\s?#fff\)/);
assert.match(before, /\.dark\{[^}]*--lightningcss-dark:initial/);
// The part sets the variables anew, and not the property that was made of them.
assert.doesNotMatch(before, /\.dark\{[^}]*--ink:/);
assert.match(since, /--ink:light-dark\(/);
console.log(before);
JS
node build.mjs
