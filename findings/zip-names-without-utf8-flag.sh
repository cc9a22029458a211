#!/usr/bin/env bash
# fflate 0.8.3, jszip 3.10.2, adm-zip 0.6.1, yauzl 3.4.0, seen 2026-11-28 on Node 24.
#
# Without general purpose bit 11 the names in a ZIP archive are in code page 437 (APPNOTE.TXT, appendix D.1). Of an entry whose
# name begins with the byte 0x82, which is é there, the four make three different names:
#   yauzl          "é.txt"
#   fflate         "\x82.txt"    the bytes as ISO 8859-1
#   jszip, adm-zip "\uFFFD.txt"  the bytes as UTF-8, which they are not: two such names are then one
# Whoever compares names of archives across libraries compares bytes instead. Fails if that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fflate@0.8.3 jszip@3.10.2 adm-zip@0.6.1 yauzl@3.4.0 >/dev/null 2>&1
cat >names.mjs <<'JS'
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import AdmZip from 'adm-zip';
import { unzipSync } from 'fflate';
import JSZip from 'jszip';
import yauzl from 'yauzl';

const [name, data] = [Buffer.from([0x82, 0x2e, 0x74, 0x78, 0x74]), Buffer.from('x')];
const u16 = (...values) => Buffer.from(Uint16Array.from(values).buffer);
const u32 = (...values) => Buffer.from(Uint32Array.from(values).buffer);
// Version 2.0, no flags, stored, 1980-01-01.
const shared = Buffer.concat([u16(20, 0, 0, 0, 0x21), u32(crc32(data), 1, 1), u16(name.length, 0)]);
const local = Buffer.concat([u32(0x04034b50), shared, name, data]);
const central = Buffer.concat([u32(0x02014b50), u16(20), shared, u16(0, 0, 0), u32(0, 0), name]);
const end = Buffer.concat([u32(0x06054b50), u16(0, 0, 1, 1), u32(central.length, local.length), u16(0)]);
const zip = Buffer.concat([local, central, end]);

const opened = await promisify(yauzl.fromBuffer)(zip, { lazyEntries: true });
opened.readEntry();
assert.equal((await once(opened, 'entry'))[0].fileName, 'é.txt');
assert.deepEqual(Object.keys(unzipSync(zip)), ['\x82.txt']);
assert.deepEqual(Object.keys((await JSZip.loadAsync(zip)).files), ['\uFFFD.txt']);
assert.deepEqual(new AdmZip(zip).getEntries().map(({ entryName }) => entryName), ['\uFFFD.txt']);
console.log('as described: one name without the UTF-8 flag, three readings');
JS
node names.mjs
