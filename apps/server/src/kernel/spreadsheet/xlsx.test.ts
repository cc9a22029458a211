import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unzip } from '../../testing/zip.ts';
import { openByOthers } from '../../testing/files/other-readers.ts';
import { xlsx, XLSX_TYPE, type Cell } from './xlsx.ts';

async function* some(rows: readonly (readonly Cell[])[]) {
  yield* rows;
}
const columns = [
  { header: '이름', width: 20 },
  { header: '점수', width: 8 },
];
const sheetOf = async (rows: readonly (readonly Cell[])[]) =>
  unzip(await buffer(xlsx([{ name: '멤버', columns, rows: () => some(rows) }])));

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Cells as a spreadsheet program reads them: type and value, by the rules of XML and of ST_Xstring. */
function read(xml: string): { type: string; value: string }[][] {
  const unescaped = (text: string) =>
    text
      .replace(/&(\w+);/g, (_, name: string) => NAMED[name]!)
      .replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, cells]) =>
    [
      ...cells!.matchAll(
        /<c r="[A-Z]+\d+"(?: s="\d")?(?: t="(\w+)")?(?:\/>|>(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)<\/c>)/gs,
      ),
    ].map(([, type = 'n', number, text]) => ({ type, value: number ?? unescaped(text ?? '') })),
  );
}

const dangerous = fc
  .tuple(
    fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\0', '\n', '=cmd|', '_x003D_', '<', '&amp;', ']]>'),
    fc.string({ unit: 'binary' }),
  )
  .map(([first, rest]) => first + rest);
/** What XML cannot carry is dropped; everything else comes back. */
const kept = (text: string) =>
  text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

test('whatever a text begins with, it is text, reads as it was written and is no formula', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(dangerous, { minLength: 1, maxLength: 20 }), async (texts) => {
      const xml = (await sheetOf(texts.map((text) => [text, 1]))).get('xl/worksheets/sheet1.xml')!;
      expect(xml).not.toMatch(/<f[ >]/);
      const [, ...rows] = read(xml);
      for (const [index, text] of texts.entries()) {
        const expected = kept(text);
        const { type, value } = rows[index]![0]!;
        expect(value).toBe(expected);
        if (expected !== '') expect(type).toBe('inlineStr');
      }
    }),
    { numRuns: 60 },
  );
});

test('readers of others find every cell where it was written', async () => {
  const printed = fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .filter((text) => !/[\0-\u001f]|_x[0-9a-f]{4}_/i.test(text));
  const cell = fc.oneof(
    printed,
    fc.integer(),
    fc.constant(null),
    fc.constantFrom('=1+1', '1945. 8. 15.', '007', '+ 3'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { minLength: 2, maxLength: 30 }), { maxLength: 8 }), async (rows) => {
      const file = await buffer(
        xlsx([
          { name: '멤버', columns, rows: () => some(rows) },
          { name: '둘', columns, rows: () => some([]) },
        ]),
      );
      await expect(openByOthers(XLSX_TYPE, file)).resolves.toBeUndefined();
    }),
    { numRuns: 30 },
  );
});

test('a file whose cells say no place is refused by them', async () => {
  const { zipSync, unzipSync } = await import('fflate');
  const files = unzipSync(await buffer(xlsx([{ name: '멤버', columns, rows: () => some([['가', 1]]) }])));
  const path = 'xl/worksheets/sheet1.xml';
  files[path] = Buffer.from(
    Buffer.from(files[path]!)
      .toString()
      .replace(/ r="[A-Z]*\d+"/g, ''),
  );
  await expect(openByOthers(XLSX_TYPE, Buffer.from(zipSync(files)))).rejects.toThrow();
});

test('numbers are numbers, nothing is an empty cell, and what is no number is text', async () => {
  const xml = (
    await sheetOf([
      ['가', 91.5],
      [null, 0],
      ['', Number.NaN],
    ])
  ).get('xl/worksheets/sheet1.xml')!;
  expect(read(xml)).toEqual([
    [
      { type: 'inlineStr', value: '이름' },
      { type: 'inlineStr', value: '점수' },
    ],
    [
      { type: 'inlineStr', value: '가' },
      { type: 'n', value: '91.5' },
    ],
    [
      { type: 'n', value: '' },
      { type: 'n', value: '0' },
    ],
    [
      { type: 'n', value: '' },
      { type: 'inlineStr', value: 'NaN' },
    ],
  ]);
});

test('the heads filter over every column and row', async () => {
  const sheet = (width: number) => ({
    name: '넓은 표',
    columns: Array.from({ length: width }, (_, no) => ({ header: `열 ${no}`, width: 8 })),
    rows: () => some([['가'], ['나']]),
  });
  const files = unzip(await buffer(xlsx([sheet(2), sheet(28), sheet(703)])));
  const filterOf = (no: number) => /<autoFilter ref="(.*?)"/.exec(files.get(`xl/worksheets/sheet${no}.xml`)!)?.[1];
  expect([1, 2, 3].map(filterOf)).toEqual(['A1:B3', 'A1:AB3', 'A1:AAA3']);
});

test('a moment is a date that can be sorted and counted with', async () => {
  const xml = (await sheetOf([[{ wallTime: '2026-11-20 15:45' }, { wallTime: '1970-01-01 00:00' }]])).get(
    'xl/worksheets/sheet1.xml',
  )!;
  expect(xml).toContain('<c r="A2" s="3"><v>46346.65625</v></c><c r="B2" s="3"><v>25569</v></c>');
});

test('a workbook has the parts that every spreadsheet program asks for', async () => {
  const files = await sheetOf([]);
  expect([...files.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  expect(files.get('xl/workbook.xml')).toContain('<sheet name="멤버" sheetId="1" r:id="rId1"/>');
});

test('a hundred thousand rows pass through without piling up in memory', async () => {
  let [made, max, received] = [0, 0, 0];
  async function* many() {
    for (; made < 100_000; made += 1) {
      if (made % 1000 === 0) max = Math.max(max, process.memoryUsage().arrayBuffers);
      yield [`=${made} ${'답변 '.repeat(40)}`, made];
    }
  }
  const before = process.memoryUsage().arrayBuffers;
  for await (const chunk of xlsx([{ name: '답변', columns, rows: many }])) received += (chunk as Buffer).length;
  expect(made).toBe(100_000);
  expect(received).toBeGreaterThan(100_000);
  expect(max - before).toBeLessThan(32 * 1024 * 1024);
}, 60_000);

test('rows that fail end the file with their error', async () => {
  async function* broken() {
    yield ['가', 1];
    throw new Error('the database is away');
  }
  await expect(buffer(xlsx([{ name: '멤버', columns, rows: broken }]))).rejects.toThrow('the database is away');
});
