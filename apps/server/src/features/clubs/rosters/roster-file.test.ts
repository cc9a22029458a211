import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { Refusal } from '../../../kernel/refusal.ts';
import { damagesIn } from '../memberships/people-list/damaged-number.ts';
import { readPeopleCsv, readPeopleWorkbook } from '../memberships/people-list/people-sheet.ts';
import { cleanEntry, rosterEntries } from './roster-file.ts';

const readRoster = (bytes: Uint8Array) => rosterEntries(readPeopleCsv(bytes));
const utf8 = (text: string) => new TextEncoder().encode(text);
const people = (bytes: Uint8Array) => readRoster(bytes).map(({ no, email, name }) => [no, email, name]);
const faultOf = (bytes: Uint8Array) => {
  try {
    readRoster(bytes);
  } catch (error) {
    if (error instanceof Refusal) return error.details.fields?.[0]?.message;
    throw error;
  }
  return undefined;
};

const TWO = '이메일,이름\r\nkim@dure.test,김민준\r\nlee@dure.test,이서윤\r\n';
const READ = [
  [2, 'kim@dure.test', '김민준'],
  [3, 'lee@dure.test', '이서윤'],
];

test('UTF-8 is read with and without a mark', () => {
  expect(people(utf8(TWO))).toEqual(READ);
  expect(people(utf8(`\ufeff${TWO}`))).toEqual(READ);
});

test('CP949 is read as Korean Excel writes it, also syllables that EUC-KR has not', () => {
  // 이메일,이름 / a@b.kr,똠방각하 (똠 is 8C 63 in CP949 and missing in plain EUC-KR)
  const bytes = Buffer.from('c0ccb8dec0cf2cc0ccb8a70d0a6140622e6b722c8c63b9e6b0a2c7cf0d0a', 'hex');
  expect(people(bytes)).toEqual([[2, 'a@b.kr', '똠방각하']]);
});

test('UTF-16 is read as Excel writes Unicode text: marked, with tabs', () => {
  const csv = TWO.replaceAll(',', '\t');
  const little = Buffer.from(`\ufeff${csv}`, 'utf16le');
  expect(people(little)).toEqual(READ);
  expect(people(Buffer.from(little).swap16())).toEqual(READ);
});

test.each([
  ['semicolons', '이메일;이름\nkim@dure.test;김민준'],
  ['tabs', '이메일\t이름\nkim@dure.test\t김민준'],
  ['the columns the other way round', '성명,E-mail\n김민준,kim@dure.test'],
  ['more columns than are needed', '학번,이름,학과,이메일 주소\n2026,김민준,컴퓨터,kim@dure.test'],
  ['quotes', '"이메일","이름"\n"kim@dure.test","김민준"'],
  ['blanks around', ' 이메일 , 이름 \n kim@dure.test , 김민준 '],
  ['full-width characters of an address', '이메일,이름\nｋｉｍ＠dure.test,김민준'],
  ['marks that nobody sees', '이메일,이름\n\u200bkim@dure.test,김민준\u00a0'],
  ['decomposed Hangul', `이메일,이름\nkim@dure.test,${'김민준'.normalize('NFD')}`],
])('%s are understood', (_, csv) => {
  expect(people(utf8(csv))).toEqual([[2, 'kim@dure.test', '김민준']]);
});

/** Each of these is one list as a program writes it, with what that program did to the numbers. */
const judged = (entries: readonly { no: number; studentNumber: string }[]) => {
  const damageOf = damagesIn(entries.map(({ studentNumber }) => studentNumber));
  return entries.map(({ no, studentNumber }) => [no, studentNumber, damageOf(studentNumber)?.repair]);
};
test.each([
  [
    'Excel: its sign told, a title above the heads, noughts kept by formulas',
    'sep=;\r\n1학기 명단;;\r\n이메일;이름;학번\r\na@b.kr;김민준;="00123"\r\n',
    [[4, '00123', undefined]],
  ],
  [
    'Excel: a long number that lost its end, a code that became a day',
    '이메일,이름,학번\r\na@b.kr,김민준,2.02E+07\r\nb@b.kr,이서윤,03월 01일\r\n',
    [
      [2, '2.02E+07', null],
      [3, '03월 01일', '3-1'],
    ],
  ],
  [
    'Google: commas, lines of Unix, thousands set apart',
    '이메일,이름,학번\na@b.kr,김민준,"20,231,234"\n',
    [[2, '20,231,234', '20231234']],
  ],
  [
    'Hancom Cell: tabs, and an apostrophe that is left',
    "이메일\t이름\t학번\r\na@b.kr\t김민준\t'01234567\r\n\t\t\r\n",
    [[2, "'01234567", '01234567']],
  ],
])('%s', (_, csv, expected) => {
  expect(judged(readRoster(utf8(csv)))).toEqual(expected);
});

test('LibreOffice: a workbook and a table of one list, with a merged title, a hidden row and formats of numbers', async () => {
  const fixture = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url));
  const workbook = rosterEntries(await readPeopleWorkbook(await fixture('libreoffice-roster.xlsx')));
  expect(workbook.map(({ name }) => name)).toEqual(['똠방각', '이서윤', '박, 지호', '최유진']);
  expect(judged(workbook)).toEqual([
    [3, '01234567', undefined],
    [4, '20231234', undefined],
    [5, '3월 1일', '3-1'],
    [6, '2023123456789', undefined],
  ]);
  const table = readRoster(await fixture('libreoffice-utf16.csv'));
  expect(table.map(({ name }) => name)).toEqual(workbook.map(({ name }) => name));
  expect(judged(table)[1]).toEqual([4, '20,231,234', '20231234']);
});

test('what was taken off a cell is told with its row, of a file and of mended rows', () => {
  const file = utf8('이메일,이름,학번\n\u200bkim@dure.test," 김민준 ",２０２６\nlee@dure.test,이서윤,2027\n');
  expect(readRoster(file).map(({ cleaned }) => cleaned)).toEqual([
    [
      { column: 'email', cleanings: ['INVISIBLE'] },
      { column: 'name', cleanings: ['BLANKS'] },
      { column: 'studentNumber', cleanings: ['FULL_WIDTH'] },
    ],
    [],
  ]);
  const mended = cleanEntry({ no: 2, email: 'kim＠dure.test', name: '', studentNumber: '' });
  expect(mended).toMatchObject({ email: 'kim@dure.test', cleaned: [{ column: 'email', cleanings: ['FULL_WIDTH'] }] });
});

test('blanks around a cell are told without quotes as well, and a filler of Hangul is no student number', () => {
  const [entry] = readRoster(utf8('이메일,이름,학번\nkim@dure.test ,\u3000김민준\u00a0,\u3164\n'));
  expect(entry).toMatchObject({
    email: 'kim@dure.test',
    name: '김민준',
    studentNumber: '',
    cleaned: [
      { column: 'email', cleanings: ['BLANKS'] },
      { column: 'name', cleanings: ['BLANKS'] },
      { column: 'studentNumber', cleanings: ['INVISIBLE'] },
    ],
  });
  const quoted = readRoster(utf8('이메일,이름\n "kim@dure.test" , "김, 민준" \n'));
  expect(quoted).toMatchObject([{ email: 'kim@dure.test', name: '김, 민준' }]);
});

test('a file without heads begins with its first person', () => {
  expect(people(utf8('kim@dure.test,김민준\nlee@dure.test,이서윤'))).toEqual([
    [1, 'kim@dure.test', '김민준'],
    [2, 'lee@dure.test', '이서윤'],
  ]);
});

test('rows are counted as a spreadsheet counts them, empty ones included', () => {
  expect(people(utf8('이메일,이름\n\nkim@dure.test,김민준\n,\nlee@dure.test,이서윤'))).toEqual([
    [3, 'kim@dure.test', '김민준'],
    [5, 'lee@dure.test', '이서윤'],
  ]);
});

test.each([
  ['nothing', '', /비어/],
  ['heads alone', '이메일,이름\n', /비어/],
  ['no addresses', '학번,학과\n1,2', /이메일 열/],
  ['a quote that never ends', '이메일,이름\n"kim@dure.test,김민준', /따옴표/],
  ['too many people', `이메일,이름\n${'a@b.kr,가\n'.repeat(1001)}`, /1,000명/],
])('%s is refused with a reason', (_, csv, reason) => {
  expect(faultOf(utf8(csv))).toMatch(reason);
});

test('empty rows at the end, as many as a sheet has, are no people', () => {
  expect(people(utf8(`이메일,이름\nkim@dure.test,김민준\n${',\n'.repeat(200_000)}`))).toHaveLength(1);
});

test('a file of very many lines is refused before its lines are read', () => {
  expect(faultOf(utf8(`이메일,이름\n${'\n'.repeat(900_000)}kim@dure.test,김민준`))).toMatch(/1,000명/);
});

test('a thousand people are read', () => {
  expect(readRoster(utf8(`이메일,이름\n${'a@b.kr,가\n'.repeat(1000)}`))).toHaveLength(1000);
});

test('whatever a spreadsheet writes comes back, in any of its ways', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'가나똠a1 ,;"\'\n=+'), maxLength: 12 });
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.emailAddress(),
          fc.oneof(
            cell,
            cell.map((text) => `="${text.replaceAll('"', '')}"`),
          ),
        ),
        {
          minLength: 1,
          maxLength: 20,
        },
      ),
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      (rows, delimiter, newline, isMarked) => {
        const lines = rows.map(([email, name]) => [email, quote(name)].join(delimiter));
        const csv = [['이메일', '이름'].join(delimiter), ...lines].join(newline);
        const read = readRoster(utf8(isMarked ? `\ufeff${csv}` : csv));
        expect(read.map(({ email }) => email)).toEqual(rows.map(([email]) => email));
        expect(read.map(({ name }) => name)).toEqual(
          // A text written as a formula is the text that the spreadsheet shows.
          rows.map(([, name]) =>
            name
              .replace(/^="([^"]*)"$/, '$1')
              .replace(/[\p{Cc}\p{Cf}]/gu, '')
              .normalize('NFC')
              .trim(),
          ),
        );
      },
    ),
    { numRuns: 150 },
  );
});

test('whatever bytes are sent, they are read or refused with a sentence', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      try {
        readRoster(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
      }
    }),
    { numRuns: 300 },
  );
});
