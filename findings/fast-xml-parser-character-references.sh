#!/usr/bin/env bash
# fast-xml-parser 5.12.1, seen 2026-11-28 on Node 24.
#
# Numeric character references belong to XML itself (XML 1.0, 4.1), and writers of other languages use them for all that is not
# ASCII. By default they are left as they stand, while &lt; is read; and a text of digits becomes a number:
#   <name>&#44032;&#xB098; &lt;</name>  ->  "&#44032;&#xB098; <"
#   <no>00123</no>                      ->  123
# `htmlEntities: true` reads the references, `parseTagValue: false` keeps the digits. Fails if that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fast-xml-parser@5.12.1 >/dev/null 2>&1
cat >parse.mjs <<'JS'
import assert from 'node:assert/strict';
import { XMLParser } from 'fast-xml-parser';

const xml = '<person><name>&#44032;&#xB098; &lt;</name><no>00123</no></person>';
const read = (options) => new XMLParser(options).parse(xml).person;
assert.deepEqual(read({}), { name: '&#44032;&#xB098; <', no: 123 });
assert.deepEqual(read({ htmlEntities: true, parseTagValue: false }), { name: '가나 <', no: '00123' });
console.log('as described: character references are not read by default, and leading zeros are lost');
JS
node parse.mjs
