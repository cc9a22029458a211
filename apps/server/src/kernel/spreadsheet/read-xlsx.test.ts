import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import yazl from 'yazl';
import { readXlsx } from './read-xlsx.ts';
import type { SheetRow } from './sheet-xml.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';
import { xlsx, type Cell } from './xlsx.ts';

const LIMITS = { maxRows: 1000, maxColumns: 50 };
const read = async (bytes: Buffer, limits = LIMITS) => (await readXlsx(bytes, limits)).rows;
const whyNot = async (bytes: Buffer, limits = LIMITS) => {
  try {
    await readXlsx(bytes, limits);
  } catch (error) {
    if (error instanceof UnreadableSheet) return error.reason;
    throw error;
  }
  return undefined;
};
const written = (rows: readonly (readonly Cell[])[]) =>
  buffer(
    xlsx([
      {
        name: '명단',
        columns: [
          { header: '이메일', width: 20 },
          { header: '학번', width: 10 },
        ],
        async *rows() {
          yield* rows;
        },
      },
    ]),
  );

const WORKBOOK =
  '<workbook xmlns:r="r"><sheets><sheet name="둘째" sheetId="2" r:id="rId7"/><sheet name="첫째" sheetId="1" r:id="rId1"/></sheets></workbook>';
const RELATIONS =
  '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/sheet2.xml"/></Relationships>';
/** A workbook of parts written by hand, as other programs and nobody's friends write them. */
function packed(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const archive = new yazl.ZipFile();
  for (const [name, content] of Object.entries(parts)) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  return buffer(archive.outputStream);
}
const workbook = (sheet: string | Buffer, more: Readonly<Record<string, string | Buffer>> = {}) =>
  packed({
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': RELATIONS,
    'xl/worksheets/sheet2.xml': sheet,
    ...more,
  });
const inSheet = (rows: string, tail = '') => `<worksheet><sheetData>${rows}</sheetData>${tail}</worksheet>`;

test('what was written comes back, and what begins like a formula stays text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat()), { maxLength: 8 }),
      async (rows) => {
        const given = rows.map(([text, number]) => [`=${text}`, number] as const);
        expect((await read(await written(given))).map(({ cells }) => cells)).toEqual([
          ['이메일', '학번'],
          ...given.map(([text, number]) => [text, String(number)]),
        ]);
      },
    ),
    { numRuns: 30 },
  );
});

test('shared and rich texts, kept values of formulas, gaps, errors and numbers are read as people see them', async () => {
  const shared = '<sst><si><t>이메일</t></si><si><r><t>김</t></r><r><t>민준</t></r><rPh><t>KIM</t></rPh></si></sst>';
  const rows =
    '<row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c></row>' +
    '<row r="5"><c r="A5" t="str"><f>CONCATENATE("a","@b.kr")</f><v>a@b.kr</v></c><c r="B5"><v>2.0231104E7</v></c>' +
    '<c r="C5" t="e"><v>#REF!</v></c></row><row r="6"><c r="A6" s="1"/></row><row><c><v>1.5</v></c></row>';
  const bytes = await workbook(inSheet(rows, '<mergeCells><mergeCell ref="A3:B3"/></mergeCells>'), {
    'xl/sharedStrings.xml': shared,
  });
  expect(await read(bytes)).toEqual([
    { no: 3, cells: ['이메일', '', '김민준'] },
    { no: 5, cells: ['a@b.kr', '20231104'] },
    { no: 7, cells: ['1.5'] },
  ] satisfies SheetRow[]);
});

const STYLES =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;년&quot; m&quot;월&quot; d&quot;일&quot;"/>' +
  '<numFmt numFmtId="165" formatCode="0.00&quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="31"/><xf numFmtId="165"/><xf numFmtId="22"/></cellXfs></styleSheet>';
const DAYS =
  '<row r="1"><c r="A1" s="1"><v>46359</v></c><c r="B1" s="2"><v>46359</v></c><c r="C1" s="3"><v>46359</v></c>' +
  '<c r="D1" s="4"><v>46359.5</v></c><c r="E1" t="d"><v>2026-12-03T00:00:00</v></c><c r="F1" t="b"><v>1</v></c></row>';

test('days are days in every program: formats of its own, Korean built-in ones, ISO, and counted from 1904', async () => {
  const cells = ['2026-12-03', '2026-12-03', '46359.00', '2026-12-03 12:00', '2026-12-03', 'TRUE'];
  const styles = { 'xl/styles.xml': STYLES };
  expect(await read(await workbook(inSheet(DAYS), styles))).toEqual([{ no: 1, cells }]);
  const from1904 = WORKBOOK.replace('<sheets>', '<workbookPr date1904="1"/><sheets>');
  const row = inSheet('<row r="1"><c r="A1" s="1"><v>44897</v></c></row>');
  expect(await read(await workbook(row, { ...styles, 'xl/workbook.xml': from1904 }))).toEqual([
    { no: 1, cells: ['2026-12-03'] },
  ]);
});

test('numbers are read as their cells show them: a student number with its noughts, a telephone number with its signs', async () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000000"/><numFmt numFmtId="165" formatCode="000\\-0000\\-0000;@"/></numFmts>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>';
  const row =
    '<row r="1"><c r="A1" s="1"><v>1234567</v></c><c r="B1" s="2"><v>1012345678</v></c><c r="C1"><v>1234567</v></c>' +
    '<c r="D1" s="1" t="str"><f>A1</f><v>02</v></c></row>';
  expect(await read(await workbook(inSheet(row), { 'xl/styles.xml': styles }))).toEqual([
    { no: 1, cells: ['01234567', '010-1234-5678', '1234567', '02'] },
  ]);
});

test('a formula without a value, or with an error in its place, shows itself; escapes are read', async () => {
  const rows =
    '<row r="1"><c r="A1"><f>SUM(B1:B3)</f></c><c r="B1" t="e"><f>1/0</f><v>#DIV/0!</v></c>' +
    '<c r="C1" t="inlineStr"><is><t>한 줄_x000D_</t></is></c><c r="D1" t="str"><v>_x005F_x0041_</v></c></row>';
  expect(await read(await workbook(inSheet(rows)))).toEqual([
    { no: 1, cells: ['=SUM(B1:B3)', '=1/0', '한 줄\r', '_x0041_'] },
  ]);
});

test('rows and columns that are hidden or filtered out are read', async () => {
  const columns = '<cols><col min="2" max="2" hidden="1"/></cols>';
  const row = '<row r="1" hidden="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row>';
  const sheet = inSheet(row, '<autoFilter ref="A1:B1"/>').replace('<sheetData>', `${columns}<sheetData>`);
  expect(sheet).toContain(columns);
  expect(await read(await workbook(sheet))).toMatchObject([{ no: 1, cells: ['1', '2'] }]);
});

test('cells under a merged one are named; hidden sheets are passed over', async () => {
  const hidden = WORKBOOK.replace('name="둘째"', 'name="둘째" state="hidden"');
  const sheet = inSheet('<row r="2"><c r="A2"><v>1</v></c></row>', '<mergeCells><mergeCell ref="A2:A4"/></mergeCells>');
  const parts = { 'xl/workbook.xml': hidden, 'xl/worksheets/sheet1.xml': sheet };
  expect(await readXlsx(await workbook(inSheet(''), parts), LIMITS)).toMatchObject({
    name: '첫째',
    rows: [{ no: 2, cells: ['1'] }],
    merged: [3, 4].map((row) => ({ row, column: 1, from: { row: 2, column: 1 } })),
  });
});

test('elements inside one another without an end are not followed', async () => {
  expect(await whyNot(await workbook('<a>'.repeat(100_000)))).toBe('broken');
});

test('cells far to the right are left out', async () => {
  expect(
    await read(await workbook(inSheet('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>'))),
  ).toEqual([{ no: 1, cells: ['1'] }]);
});

test('a bomb is dropped before it is unpacked, also one that lies about its size', async () => {
  const bomb = await workbook(Buffer.alloc(9 * 1024 * 1024, ' '));
  expect(bomb.length).toBeLessThan(256 * 1024);
  expect(await whyNot(bomb)).toBe('tooLarge');
  const size = Buffer.alloc(4);
  size.writeUInt32LE(9 * 1024 * 1024);
  const lie = Buffer.from(bomb);
  for (let at = lie.indexOf(size); at >= 0; at = lie.indexOf(size, at + 4)) lie.writeUInt32LE(1000, at);
  expect(await whyNot(lie)).toBe('broken');
});

test('of a hundred thousand rows no more are read than asked for, and others have their turn meanwhile', async () => {
  const rows = Array.from(
    { length: 100_000 },
    (_, no) => `<row r="${no + 1}"><c r="A${no + 1}"><v>${no}</v></c></row>`,
  );
  let turns = 0;
  let isRead = false;
  const count = () => {
    turns += 1;
    if (!isRead) setImmediate(count);
  };
  setImmediate(count);
  const bytes = await workbook(inSheet(rows.join('')));
  expect(await whyNot(bytes)).toBe('tooManyRows');
  const before = turns;
  expect((await read(bytes, { ...LIMITS, maxRows: 100_000 })).length).toBe(100_000);
  isRead = true;
  expect(turns - before).toBeGreaterThan(50);
}, 30_000);

test('a workbook may hold a thousand pictures', async () => {
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, no) => [`xl/media/${no}.png`, '']));
  expect(await read(await workbook(inSheet('<row r="1"><c r="A1"><v>1</v></c></row>'), many))).toHaveLength(1);
});

test('entities of its own, broken XML, missing parts and other files are refused as what they are', async () => {
  const entity = '<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>';
  expect(await whyNot(await workbook(entity + inSheet('<row><c t="str"><v>&b;</v></c></row>')))).toBe('broken');
  expect(await whyNot(await workbook('<worksheet><sheetData><row>'))).toBe('broken');
  expect(await whyNot(await packed({ 'xl/workbook.xml': WORKBOOK }))).toBe('broken');
  expect(await whyNot(await packed({ 'word/document.xml': '' }))).toBe('broken');
  expect(await whyNot(Buffer.from('%PDF-1.7'))).toBe('broken');
  expect(await whyNot((await workbook(inSheet(''))).subarray(0, 300))).toBe('broken');
});
