#!/usr/bin/env bash
# pdfjs-dist 6.5.438, seen 2026-11-29 on Node 24.
#
# getTextContent writes a blank that stands nowhere in the file wherever two letters are set apart by more than about a tenth of
# the font's size: [(GitLab) -101 (of)] TJ is "GitLabof", with -102 it is "GitLab of". Programs for Korean set Hangul and
# Latin letters apart by an eighth to a quarter of it without any blank, so that a word of both is read as two. Blanks that
# are written do not stay either: one, two or three in a row come as one. Whoever needs the words has to follow the
# operators (getOperatorList), which tell each letter. Fails if that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdfjs-dist@6.5.438 >/dev/null 2>&1
cat >read.mjs <<'JS'
import assert from 'node:assert/strict';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page with these operators; Courier's letters are 6 points wide at 10. */
function pdfOf(content) {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer << /Size 6 /Root 1 0 R >>\n`;
  return new Uint8Array(Buffer.from(`${file}startxref\n${table}\n%%EOF`, 'latin1'));
}
async function textOf(shown) {
  const data = pdfOf(`BT /F1 10 Tf 20 100 Td ${shown} ET`);
  const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1);
  return (await page.getTextContent()).items.map(({ str }) => str).join('');
}
const set = (gap) => textOf(`[(GitLab) -${gap} (of)] TJ`);
assert.deepEqual([await set(99), await set(101), await set(102)], ['GitLabof', 'GitLabof', 'GitLab of']);
const blanks = await Promise.all([1, 2, 3].map((count) => textOf(`(one${' '.repeat(count)}two) Tj`)));
assert.deepEqual(blanks, ['one two', 'one two', 'one two']);
console.log('a gap of more than a tenth is a blank; three blanks are one');
JS
node read.mjs
