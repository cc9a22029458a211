import iconv from 'iconv-lite';
import { beforeAll, expect, test } from 'vitest';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { sendBulk, workbookOf } from './bulk.test-help.ts';

let server: TestServer;
let author: Person;
beforeAll(async () => {
  server = await startTestServer();
  author = await makePerson(server, await makeTenant(server), 'instructor', '한지우');
});

const check = async (file: Buffer, name?: string) =>
  sendBulk(server, author, 'quiz', { file, checkOnly: true, ...(name !== undefined && { name }) });
/** Question, model answer and keywords of each row that is read. */
const wordsOf = async (file: Buffer) =>
  (await check(file)).data.rows.map(({ no, cells, faults }) => [no, ...cells.slice(0, 3), faults.length]);

const NS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const shared = (...texts: readonly string[]) =>
  `${HEAD}<sst xmlns="${NS}" count="${texts.length}" uniqueCount="${texts.length}">${texts.join('')}</sst>`;
const si = (text: string) => `<si><t xml:space="preserve">${text}</t></si>`;

test('Excel: shared and rich texts, kept values of formulas, days, phonetic marks, escapes, empty rows and merged cells', async () => {
  const texts = shared(
    si('문항'),
    si('모범 답안'),
    si('키워드'),
    '<si><r><rPr><b/></rPr><t>조인</t></r><r><t xml:space="preserve">이란 무엇인가요?</t></r><rPh sb="0" eb="2"><t>ジョイン</t></rPh><phoneticPr fontId="1"/></si>',
    si('두 표를 잇는다._x000D_\n끝.'),
    si('같은 키워드'),
    si('인덱스란 무엇인가요?'),
  );
  const styles =
    `<styleSheet xmlns="${NS}"><numFmts count="1"><numFmt numFmtId="176" formatCode="yyyy/mm/dd;@"/></numFmts>` +
    '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="176" applyNumberFormat="1"/></cellXfs></styleSheet>';
  const sheet =
    `${HEAD}<worksheet xmlns="${NS}" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"><dimension ref="A1:C9"/><sheetData>` +
    '<row r="1" spans="1:3" x14ac:dyDescent="0.3"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>' +
    '<row r="2"><c r="A2" t="s"><v>3</v></c><c r="B2" t="s"><v>4</v></c><c r="C2" t="s"><v>5</v></c></row>' +
    '<row r="5"><c r="A5" t="s"><v>6</v></c><c r="B5" t="str"><f>CONCAT("찾기","를 빠르게")</f><v>찾기를 빠르게</v></c><c r="C5"/></row>' +
    '<row r="6"><c r="A6" t="str"><f>A5</f><v>언제까지인가요?</v></c><c r="B6" s="1"><v>46359</v></c><c r="C6"/></row>' +
    '<row r="7"><c r="A7" t="e"><f>VLOOKUP(1,A:B,2,0)</f><v>#N/A</v></c><c r="B7"><v>2.0231104E7</v></c></row>' +
    '<row r="9"><c r="A9" s="1"/><c r="B9"/></row>' +
    '</sheetData><mergeCells count="1"><mergeCell ref="C2:C6"/></mergeCells></worksheet>';
  const file = await workbookOf(sheet, { 'xl/sharedStrings.xml': texts, 'xl/styles.xml': styles });
  expect(await wordsOf(file)).toEqual([
    [2, '조인이란 무엇인가요?', '두 표를 잇는다.\n끝.', '같은 키워드', 0],
    [5, '인덱스란 무엇인가요?', '찾기를 빠르게', '같은 키워드', 0],
    [6, '언제까지인가요?', '2026-12-03', '같은 키워드', 0],
    [7, '=VLOOKUP(1,A:B,2,0)', '20231104', '', 1],
  ]);
  expect((await check(file)).data.file).toEqual({
    sheetName: 'Sheet1',
    emptyRows: 2,
    filledCells: 2,
    unknownHeads: [],
    exampleRows: 0,
    skippedQuestions: 0,
  });
});

test('LibreOffice: thousands of styled empty rows, inline texts, a title above the heads, columns in another order', async () => {
  const inline = (at: string, text: string) => `<c r="${at}" s="3" t="inlineStr"><is><t>${text}</t></is></c>`;
  const empty = Array.from(
    { length: 3000 },
    (_, no) => `<row r="${no + 9}" customFormat="false" ht="12.8" hidden="false"><c r="A${no + 9}" s="2"/></row>`,
  ).join('');
  const sheet =
    `<worksheet xmlns="${NS}"><sheetPr filterMode="false"/><sheetData><row r="1">${inline('A1', '2학기 데이터베이스 퀴즈')}</row>` +
    `<row r="3">${inline('A3', '비고')}${inline('B3', '모범답안 *')}${inline('C3', '문제 (필수)')}</row>` +
    `<row r="4">${inline('B4', '두 표를 잇는다.')}${inline('C4', '조인이란?')}</row>${empty}</sheetData></worksheet>`;
  const file = await workbookOf(sheet);
  expect(await wordsOf(file)).toEqual([[4, '조인이란?', '두 표를 잇는다.', '', 0]]);
  expect((await check(file)).data.file).toMatchObject({ unknownHeads: ['비고'] });
});

test('Google: no references in cells, a part named by its full path, and a title with marks nobody sees', async () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet =
    `<worksheet xmlns="${NS}"><sheetData><row>${cell('\u200b문항')}${cell('모범 답안')}</row>` +
    `<row>${cell('조인이란?')}<c t="b"><v>1</v></c></row></sheetData></worksheet>`;
  const relations =
    '<Relationships><Relationship Id="rId1" Type="t" Target="/xl/worksheets/sheet1.xml"/></Relationships>';
  expect(await wordsOf(await workbookOf(sheet, { 'xl/_rels/workbook.xml.rels': relations }))).toEqual([
    [2, '조인이란?', 'TRUE', '', 0],
  ]);
});

test('Hancom Cell: names with a prefix, letters of Hangul apart, days counted from 1904 and ISO days', async () => {
  const cell = (at: string, text: string) => `<x:c r="${at}" t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c>`;
  const sheet =
    `<x:worksheet xmlns:x="${NS}"><x:sheetData><x:row r="1">${cell('A1', '문항'.normalize('NFD'))}${cell('B1', '정답')}</x:row>` +
    `<x:row r="2">${cell('A2', '기한은?'.normalize('NFD'))}<x:c r="B2" t="d"><x:v>2026-12-03T00:00:00</x:v></x:c></x:row>` +
    `<x:row r="3">${cell('A3', '시작은?')}<x:c r="B3" s="1"><x:v>44897</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
  const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="31"/></cellXfs></styleSheet>';
  const workbook =
    '<workbook xmlns:r="r"><workbookPr date1904="true"/><sheets><sheet name="숨김" state="hidden" r:id="rId9"/><sheet name="퀴즈" r:id="rId1"/></sheets></workbook>';
  const file = await workbookOf(sheet, { 'xl/styles.xml': styles, 'xl/workbook.xml': workbook });
  expect(await wordsOf(file)).toEqual([
    [2, '기한은?', '2026-12-03', '', 0],
    [3, '시작은?', '2026-12-03', '', 0],
  ]);
});

test('what a spreadsheet damaged is told at its cell: what is lost is a fault, what may be is a note', async () => {
  const csv =
    '문항,모범 답안,키워드\n하나는?,#REF!,가\n둘째는?,1.23E+10,나\n셋째는?,03월 04일,다\n넷째\ufffd는?,답,라\n';
  const { data } = await check(Buffer.from(csv), 'a.csv');
  expect(
    data.rows.map(({ faults, notes }) => [faults.map(({ column }) => column), notes.map(({ column }) => column)]),
  ).toEqual([
    [['modelAnswer'], []],
    [[], ['modelAnswer']],
    [[], ['modelAnswer']],
    [['question'], []],
  ]);
  expect(data.rows[1]!.notes[0]!.message).toContain('줄여 쓴 수');
});

test('CSV in UTF-8 with a mark and in CP949, with guarded formulas, line breaks and the mark for people', async () => {
  const csv = '고칠 점,문항,모범 답안\r\n문항을 고쳐 주세요,"첫 줄\n둘째, 줄",\'=SUM(A1)은 합이다\r\n';
  const read = async (bytes: Buffer) => {
    const { data } = await check(bytes, '퀴즈.csv');
    expect(data.file).toMatchObject({ unknownHeads: [] });
    return data.rows.map(({ cells }) => cells.slice(0, 2));
  };
  const rows = [['첫 줄\n둘째, 줄', '=SUM(A1)은 합이다']];
  expect(await read(Buffer.from(`\ufeff${csv}`))).toEqual(rows);
  expect(await read(iconv.encode(csv, 'cp949'))).toEqual(rows);
});

test('what was taken off a cell of a table is told; what surrounds a question of another program is not', async () => {
  const cleanedOf = async (text: string, name: string) =>
    (await check(Buffer.from(text), name)).data.rows.map(({ cleaned }) => cleaned);
  const csv = '문항,모범 답안\r\n" 조인이란? ","표를\n잇는다"\r\n정규화란?,"나눈다 "\r\n';
  expect(await cleanedOf(csv, '퀴즈.csv')).toEqual([
    [{ column: 'question', cleanings: ['BLANKS'] }],
    [{ column: 'modelAnswer', cleanings: ['BLANKS'] }],
  ]);
  const gift = '::조인:: 조인이란 무엇인가요?  {####  표를 잇는다  }\n';
  expect(await cleanedOf(gift, '퀴즈.gift')).toEqual([[]]);
});

test('Excel: what it calls Unicode text, a table between tabs in UTF-16', async () => {
  const text = Buffer.from('\ufeff문항\t모범 답안\r\n조인이란?\t"표를 잇는다,\n둘을"\r\n', 'utf16le');
  const { data } = await check(text, '퀴즈.txt');
  expect(data.rows.map(({ cells }) => cells.slice(0, 2))).toEqual([['조인이란?', '표를 잇는다,\n둘을']]);
});

test("GIFT's essay without a model answer is taken in like any other quiz, beside one that is faulty", async () => {
  const gift = Buffer.from('인덱스가 느린 때를 설명해 보세요. {}\n\n조인은 왜 쓰나요? {#### 표를 잇는다.}\n\n가 {}\n');
  const file = { file: gift, name: '퀴즈.txt' };
  const { data } = await sendBulk(server, author, 'quiz', { ...file, checkOnly: true });
  expect(data.rows.map(({ faults, notes }) => [faults.map(({ column }) => column), notes.length])).toEqual([
    [[], 1],
    [[], 1],
    [['question'], 1],
  ]);
  const { status, data: done } = await sendBulk(server, author, 'quiz', { ...file, skipsFaulty: true });
  expect([status, done.registered?.length]).toEqual([200, 2]);
});

test('GIFT whose questions stand together says at the row how to part them, and registers none', async () => {
  const { data } = await check(Buffer.from('첫째는 무엇인가요? {=가}\n둘째는 무엇인가요? {=나}'), '퀴즈.txt');
  expect(data.rows.map(({ faults, notes }) => [faults.map(({ column }) => column).toSorted(), notes])).toEqual([
    [['question'], []],
  ]);
  expect(data.rows[0]!.faults.find(({ column }) => column === 'question')!.message).toContain(
    '문항 사이를 빈 줄로 나누고',
  );
});

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, no) => `<row r="${no + 1}"><c r="A${no + 1}"><v>${no}</v></c></row>`).join('');
const bombOf = (text: string, times: number) => Buffer.alloc(text.length * times, text);

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ['a text without a question', () => Buffer.from('그냥 글'), '가져올 수 있는 문항이 없어요'],
  ['quotes without an end', () => Buffer.from('문항,모범 답안\n"끝없는 문항,답'), '따옴표가 닫히지 않은'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n%\n'), '.xlsx나 .csv로 저장해 올려 주세요'],
  ['a bomb', () => workbookOf(bombOf(' ', 65 * 1024 * 1024)), '너무 큰 파일'],
  ['deep XML', () => workbookOf(bombOf('<a>', 5_000_000)), '파일을 열 수 없어요'],
  [
    'entities of its own',
    () => workbookOf('<!DOCTYPE a [<!ENTITY b "c">]><worksheet><sheetData>&b;</sheetData></worksheet>'),
    '파일을 열 수 없어요',
  ],
  [
    'a million rows',
    () => workbookOf(`<worksheet><sheetData>${rowsOf(1_000_000)}</sheetData></worksheet>`),
    '500행까지',
  ],
  [
    'rows that do not count up',
    () =>
      workbookOf(
        '<worksheet><sheetData><row r="5"><c><v>1</v></c></row><row r="5"><c><v>1</v></c></row></sheetData></worksheet>',
      ),
    '파일을 열 수 없어요',
  ],
  [
    'no heads',
    () => workbookOf(`<worksheet><sheetData>${rowsOf(3)}</sheetData></worksheet>`),
    '‘문항’ 열을 찾지 못했어요',
  ],
])(
  '%s is refused with its reason, and the server answers others meanwhile',
  async (name, make, message) => {
    const bytes = await make();
    const names: Record<string, string> = {
      'quotes without an end': '퀴즈.csv',
      'a text without a question': '퀴즈.txt',
    };
    const upload = check(bytes, names[name]);
    const over = upload.then(() => true);
    let answered = 0;
    const look = async () => {
      await server.call({ url: '/healthz' });
      answered += 1;
      await new Promise(setImmediate);
      return false;
    };
    while (!(await Promise.race([over, look()])));
    const { status, errors } = await upload;
    expect(status).toBe(400);
    expect(errors).toMatchObject([{ path: 'file', message: expect.stringContaining(message) }]);
    expect(errors[0]!.message).toMatch(/^\[0422\] 퀴즈 · /);
    expect(answered).toBeGreaterThan(3);
  },
  60_000,
);
