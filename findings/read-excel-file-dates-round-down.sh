#!/usr/bin/env bash
# read-excel-file 9.3.17 beside exceljs 4.4.0, seen 2026-11-28 on Node 24.
#
# A date of a workbook is a number of days, so a time is a fraction that binary floating point cannot hold. exceljs rounds to
# the nearest millisecond, read-excel-file cuts off:
#   46000.999305555555 (23:59:00)  exceljs 2025-12-09T23:59:00.000Z  read-excel-file 2025-12-09T23:58:59.999Z
#   45000.1            (02:24:00)  exceljs 2023-03-15T02:24:00.000Z  read-excel-file 2023-03-15T02:23:59.999Z
# Whoever shows hours and minutes shows 23:58 for a cell that says 23:59. Fails if that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 read-excel-file@9.3.17 >/dev/null 2>&1
cat >dates.mjs <<'JS'
import assert from 'node:assert/strict';
import ExcelJS from 'exceljs';
import readExcel from 'read-excel-file/node';

const SERIALS = [46000, 46000.5, 46000.999305555555, 45000.1];
const written = new ExcelJS.Workbook();
const sheet = written.addWorksheet('one');
SERIALS.forEach((serial, index) => {
  const cell = sheet.getCell(index + 1, 1);
  cell.value = serial;
  cell.numFmt = 'yyyy-mm-dd hh:mm:ss';
});
await written.xlsx.writeFile('dates.xlsx');

const book = new ExcelJS.Workbook();
await book.xlsx.readFile('dates.xlsx');
const rounded = SERIALS.map((_, index) => book.worksheets[0].getCell(index + 1, 1).value.toISOString());
const cut = (await readExcel('dates.xlsx'))[0].data.map(([date]) => date.toISOString());
const whole = ['2025-12-09T00:00:00.000Z', '2025-12-09T12:00:00.000Z'];
assert.deepEqual(rounded, [...whole, '2025-12-09T23:59:00.000Z', '2023-03-15T02:24:00.000Z']);
assert.deepEqual(cut, [...whole, '2025-12-09T23:58:59.999Z', '2023-03-15T02:23:59.999Z']);
console.log('as described: exceljs rounds to a millisecond, read-excel-file cuts off');
JS
node dates.mjs
