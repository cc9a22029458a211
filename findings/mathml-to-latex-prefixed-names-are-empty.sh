#!/usr/bin/env bash
# mathml-to-latex 1.8.0, seen 2026-11-28 on Node 24.
#
# MathML in QTI and other XML usually has a prefix. Of one formula, written in both ways,
#   MathMLToLaTeX.convert('<math>…')                         is '\frac{1}{20}'
#   MathMLToLaTeX.convert('<m:math xmlns:m="…"><m:mfrac>…')  is ''
# Names with a prefix are unknown to it: it answers nothing, and throws nothing. Fails if that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mathml-to-latex@1.8.0 >/dev/null 2>&1
cat >prefix.cjs <<'JS'
const assert = require('node:assert/strict');
const { MathMLToLaTeX } = require('mathml-to-latex');

const plain = '<math><mfrac><mn>1</mn><mn>20</mn></mfrac></math>';
const prefixed = plain
  .replace(/<(\/?)/g, '<$1m:')
  .replace('<m:math', '<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"');
assert.equal(MathMLToLaTeX.convert(plain), String.raw`\frac{1}{20}`);
assert.equal(MathMLToLaTeX.convert(prefixed), '');
console.log('as described: MathML with a prefix is converted to an empty text');
JS
node prefix.cjs
