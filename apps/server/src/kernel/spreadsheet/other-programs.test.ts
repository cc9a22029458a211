import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import yazl from 'yazl';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

/** Workbooks in the shapes that other programs give them, each with what is its own. */
async function read(parts: Readonly<Record<string, string>>, tail = '') {
  const archive = new yazl.ZipFile();
  for (const [name, content] of Object.entries(parts)) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  const bytes = Buffer.concat([await buffer(archive.outputStream), Buffer.from(tail)]);
  return (await readXlsx(bytes, { maxRows: 20, maxColumns: 20 })).rows.map(({ cells }) => cells);
}
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const rels = (all: Readonly<Record<string, readonly [string, string]>>) =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(all)
    .map(([id, [type, target]]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;
const USUAL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const sheetOf = (rows: string) => `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
const WORKBOOK = `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${USUAL}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const usual = (rows: string, more: Readonly<Record<string, string>> = {}) => ({
  '_rels/.rels': rels({ a: [`${USUAL}/officeDocument`, 'xl/workbook.xml'] }),
  'xl/workbook.xml': WORKBOOK,
  'xl/_rels/workbook.xml.rels': rels({
    rId1: [`${USUAL}/worksheet`, 'worksheets/sheet1.xml'],
    rId2: [`${USUAL}/styles`, 'styles.xml'],
    rId3: [`${USUAL}/sharedStrings`, 'sharedStrings.xml'],
  }),
  'xl/worksheets/sheet1.xml': sheetOf(rows),
  ...more,
});
const styled = (formats: readonly (number | string)[]) =>
  `<styleSheet xmlns="${MAIN}"><numFmts>${formats.map((code, at) => (typeof code === 'string' ? `<numFmt numFmtId="${200 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>` : '')).join('')}</numFmts>` +
  `<cellXfs>${formats.map((code, at) => `<xf numFmtId="${typeof code === 'string' ? 200 + at : code}"/>`).join('')}</cellXfs></styleSheet>`;
/** One row of numbers, each in a style of its own. */
const numbers = (...cells: readonly (readonly [number | string, number])[]) =>
  usual(`<row r="1">${cells.map(([, value], at) => `<c s="${at}"><v>${value}</v></c>`).join('')}</row>`, {
    'xl/styles.xml': styled(cells.map(([format]) => format)),
  });

test('Excel, strict: other namespaces, ISO moments, and a name of its own for the relation', async () => {
  const strict = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
  expect(
    await read({
      '_rels/.rels': rels({ a: [`${STRICT}/officeDocument`, 'xl/workbook.xml'] }),
      'xl/workbook.xml': `${HEAD}<workbook xmlns="${strict}" xmlns:rel="${STRICT}" conformance="strict"><workbookPr dateCompatibility="0"/><sheets><sheet name="S" sheetId="1" rel:id="rId9"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': rels({ rId9: [`${STRICT}/worksheet`, 'worksheets/sheet1.xml'] }),
      'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${strict}"><sheetData><row r="1"><c r="A1" t="d"><v>2026-12-03T18:30:00</v></c><c r="B1" t="d"><v>2026-12-03</v></c></row></sheetData></worksheet>`,
    }),
  ).toEqual([['2026-12-03 18:30', '2026-12-03']]);
});

test('Excel on the web: parts under numbered names', async () => {
  expect(
    await read({
      '_rels/.rels': rels({ a: [`${USUAL}/officeDocument`, '/xl/workbook2.xml'] }),
      'xl/workbook2.xml': WORKBOOK,
      'xl/_rels/workbook2.xml.rels': rels({
        rId1: [`${USUAL}/worksheet`, '/xl/worksheets/sheet12.xml'],
        rId4: [`${USUAL}/sharedStrings`, '/xl/sharedStrings3.xml'],
        rId5: [`${USUAL}/styles`, '/xl/styles4.xml'],
      }),
      'xl/worksheets/sheet12.xml': sheetOf(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="0"><v>46359</v></c></row>',
      ),
      'xl/sharedStrings3.xml': `<sst><si><t>문항</t></si></sst>`,
      'xl/styles4.xml': styled([14]),
    }),
  ).toEqual([['문항', '2026-12-03']]);
});

test('Excel: a byte order mark before the XML, blanks that are kept, and a dimension that is wrong', async () => {
  const sheet = `\ufeff${HEAD}<worksheet xmlns="${MAIN}"><dimension ref="A1"/><sheetData><row r="1">${text('A1', '문항')}<c r="C1" t="s"><v>0</v></c></row><row r="4">${text('A4', '답')}</row></sheetData></worksheet>`;
  const shared = '\ufeff<sst><si><t xml:space="preserve"> 앞뒤 </t></si></sst>';
  expect(await read({ ...usual(''), 'xl/worksheets/sheet1.xml': sheet, 'xl/sharedStrings.xml': shared })).toEqual([
    ['문항', '', ' 앞뒤 '],
    ['답'],
  ]);
});

test('Excel: shared formulas and rich inline texts with their reading aids', async () => {
  const rows =
    '<row r="1"><c r="A1"><f t="shared" ref="A1:A2" si="0">B1*2</f><v>4</v></c></row><row r="2"><c r="A2"><f t="shared" si="0"/><v>6</v></c></row>' +
    '<row r="3"><c r="A3" t="inlineStr"><is><r><rPr><b/></rPr><t>效果</t></r><r><t>는?</t></r><rPh sb="0" eb="2"><t>こうか</t></rPh></is></c></row>';
  expect(await read(usual(rows))).toEqual([['4'], ['6'], ['效果는?']]);
});

test('Excel: an empty text that a formula gave is an empty cell; without a kept value the formula is told', async () => {
  const rows =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>답</t></is></c><c r="B1" t="str"><f>IF(A9="","",A9)</f><v></v></c></row>' +
    '<row r="2"><c r="A2" t="str"><f>IF(A9="","",A9)</f><v/></c></row>' +
    '<row r="3"><c r="A3"><f>SUM(B1:B3)</f><v></v></c><c r="B3" t="str"><f>A1</f></c></row>';
  expect(await read(usual(rows))).toEqual([['답'], ['=SUM(B1:B3)', '=A1']]);
});

test('Excel: days from 1904 stay so beside the properties of its extensions', async () => {
  const workbook = WORKBOOK.replace('<sheets>', '<workbookPr date1904="1"/><sheets>').replace(
    '</workbook>',
    '<extLst><ext><x15:workbookPr xmlns:x15="x15" chartTrackingRefBase="1"/></ext></extLst></workbook>',
  );
  expect(await read({ ...numbers([14, 44_897]), 'xl/workbook.xml': workbook })).toEqual([['2026-12-03']]);
});

test('Excel: a chart that fills the first sheet is passed over', async () => {
  const sheets = '<sheets><sheet name="차트" sheetId="2" r:id="rId7"/><sheet name="Sheet1" sheetId="1" r:id="rId1"/>';
  expect(
    await read({
      ...usual(`<row r="1">${text('A1', '문항')}</row>`),
      'xl/workbook.xml': WORKBOOK.replace(/<sheets>.*?\/>/, sheets),
      'xl/_rels/workbook.xml.rels': rels({
        rId1: [`${USUAL}/worksheet`, 'worksheets/sheet1.xml'],
        rId7: [`${USUAL}/chartsheet`, 'chartsheets/sheet1.xml'],
      }),
      'xl/chartsheets/sheet1.xml': `<chartsheet xmlns="${MAIN}"/>`,
    }),
  ).toEqual([['문항']]);
});

test('programs that write names of parts in letters of another size, or a word of their own for a shown sheet', async () => {
  const parts = usual('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', {
    'xl/SharedStrings.xml': '<sst><si><t>문항</t></si></sst>',
    'xl/workbook.xml': WORKBOOK.replace('<sheet ', '<sheet state="show" '),
  });
  expect(await read(parts)).toEqual([['문항']]);
  expect(
    await read(Object.fromEntries(Object.entries(parts).map(([name, content]) => [name.toUpperCase(), content]))),
  ).toEqual([['문항']]);
});

test('texts in marked sections, and ones that stand in a cell both as its value and as its text', async () => {
  const rows =
    '<row r="1"><c r="A1" t="inlineStr"><is><t><![CDATA[a < b]]></t></is></c>' +
    '<c r="B1" t="inlineStr"><v>1.</v><is><t>1.</t></is></c><c r="C1"><v><![CDATA[5]]></v></c><c r="D1" t="inlineStr"><v>값만</v></c></row>';
  expect(await read(usual(rows))).toEqual([['a < b', '1.', '5', '값만']]);
});

test('Hancom Cell: names with a prefix in every part, relations too', async () => {
  const prefixed = (xml: string) => xml.replace(/<(\/?)(?=[a-zA-Z])/g, '<$1x:').replace(/ xmlns="/g, ' xmlns:x="');
  const parts = usual('<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="0"><v>46359</v></c></row>', {
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><r><t>문</t></r><r><t>항</t></r></si></sst>`,
    'xl/styles.xml': styled([14]),
  });
  expect(
    await read(Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, prefixed(content)]))),
  ).toEqual([['문항', '2026-12-03']]);
});

test('a workbook that something was appended to, after which its directory is not at its end', async () => {
  expect(await read(usual(`<row r="1">${text('A1', '문항')}</row>`), 'PK and more\n'.repeat(9))).toEqual([['문항']]);
});

test('moments have their second: none is rounded into the next day', async () => {
  expect(await read(numbers([22, 46_359.999_988_426], [22, 46_359.5], [22, 46_359.75 + 1e-9]))).toEqual([
    ['2026-12-03 23:59:59', '2026-12-03 12:00', '2026-12-03 18:00'],
  ]);
});

test('shares are read in percent as they are shown, sums without the noise of arithmetic', async () => {
  expect(
    await read(
      numbers([9, 0.3], [10, 1 / 3], ['[$-412]0%', 0.07], ['0.0%;[Red]-0.0%', 0.125], [0, 0.1 + 0.2], ['"%"0', 5]),
    ),
  ).toEqual([['30%', '33.33%', '7%', '12.5%', '0.3', '5']]);
});

test('decimals that a cell always shows are read, and none that it only hides is lost', async () => {
  expect(
    await read(numbers(['0.00', 3.1], [2, 85], ['#,##0.0', 1234.5], ['0.0', 2.75], ['0.00', -1.5], [0, 3.1])),
  ).toEqual([['3.10', '85.00', '1234.5', '2.75', '-1.50', '3.1']]);
});

test('clocks are read without a day, hours that went by beyond a day, and months as days', async () => {
  expect(
    await read(
      numbers(
        [20, 0.5],
        ['[$-412]hh:mm', 46_359.75],
        [46, 1.5],
        ['h"시" mm"분" ss"초"', 0.500_011_574],
        [17, 46_357],
        [32, 0.25],
      ),
    ),
  ).toEqual([['12:00', '18:00', '36:00', '12:00:01', '2026-12-01', '06:00']]);
});

test('the first days of 1900 are counted as spreadsheets do, with a leap day that never was', async () => {
  expect(await read(numbers([14, 1], [14, 59], [14, 61]))).toEqual([['1900-01-01', '1900-02-28', '1900-03-01']]);
});

test('CSV: semicolons below a title, and the line with which Excel tells its sign', () => {
  const rows = (csv: string) => readCsv(Buffer.from(csv), { maxLines: 10 }).map(({ cells }) => cells);
  expect(rows('2학기 퀴즈\n문항;모범 답안\n조인이란?;표를 잇는다, 둘을')).toEqual([
    ['2학기 퀴즈'],
    ['문항', '모범 답안'],
    ['조인이란?', '표를 잇는다, 둘을'],
  ]);
  const told = readCsv(Buffer.from('sep=;\r\n문항, 둘;모범 답안\r\n조인이란?;답'), { maxLines: 10 });
  expect(told).toEqual([
    { no: 2, cells: ['문항, 둘', '모범 답안'] },
    { no: 3, cells: ['조인이란?', '답'] },
  ]);
});

test('CSV: texts that were written as formulas to keep their noughts', () => {
  const csv = '학번,이름\n="00123",김민준\n"=""00124""",이서윤\n=1+2,셋\n';
  expect(readCsv(Buffer.from(csv), { maxLines: 10 }).map(({ cells }) => cells[0])).toEqual([
    '학번',
    '00123',
    '00124',
    '=1+2',
  ]);
});

test('days without a year are read as they are seen: nobody typed one', async () => {
  expect(
    await read(numbers([16, 46_082], ['m"월" d"일"', 46_082], ['mm-dd', 46_082], ['d-mmm', 46_082], [14, 46_082])),
  ).toEqual([['3월 1일', '3월 1일', '3월 1일', '3월 1일', '2026-03-01']]);
  expect(await read(numbers(['m/d h:mm', 46_082.5], ['aaa', 46_082]))).toEqual([['2026-03-01 12:00', '46082']]);
});
