#!/usr/bin/env bash
# exceljs 4.4.0 and read-excel-file 9.3.17, seen 2026-11-28 on Node 24.
#
# In a worksheet the attribute `r` of <row> and <c> is optional (ECMA-376 part 1, 18.3.1.4 and 18.3.1.73): a cell without
# it follows the one before. Both readers fail on such a sheet; each with an error that does not name the cause:
#   exceljs          Error: Invalid row number in model
#   read-excel-file  TypeError: Cannot read properties of undefined (reading 'length')
# The same sheet with `r` everywhere is read by both. Spreadsheet programs read either. Fails if that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 read-excel-file@9.3.17 fflate@0.8.2 >/dev/null 2>&1
cat >read.mjs <<'JS'
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import readExcel from 'read-excel-file/node';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const schemas = 'http://schemas.openxmlformats.org';
const main = `${schemas}/spreadsheetml/2006/main`;
const office = `${schemas}/officeDocument/2006/relationships`;
const packaged = `${schemas}/package/2006`;
const part = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function workbook(name, row, cell) {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${part}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${part}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="one" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row${row('1')}><c${cell('A1')} t="inlineStr"><is><t>name</t></is></c></row><row${row('2')}><c${cell('A2')}><v>7</v></c></row></sheetData></worksheet>`,
  };
  writeFileSync(name, zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(head + text)]))));
}
workbook('with.xlsx', (r) => ` r="${r}"`, (r) => ` r="${r}"`);
workbook('without.xlsx', () => '', () => '');

const exceljs = async (file) => {
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(file);
  return book.worksheets[0].getSheetValues().slice(1).map((row) => row.slice(1));
};
const other = async (file) => (await readExcel(file))[0].data;
for (const read of [exceljs, other]) assert.deepEqual(await read('with.xlsx'), [['name'], [7]]);
await assert.rejects(exceljs('without.xlsx'), { message: 'Invalid row number in model' });
await assert.rejects(other('without.xlsx'), TypeError);
console.log('as described: both read cells with r, neither reads cells without');
JS
node read.mjs
