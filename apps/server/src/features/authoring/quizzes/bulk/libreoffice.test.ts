import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { sendBulk } from './bulk.test-help.ts';

/** The product's own templates, filled in LibreOffice 7.4 and saved by it. */
let server: TestServer;
let author: Person;
beforeAll(async () => {
  server = await startTestServer();
  author = await makePerson(server, await makeTenant(server), 'instructor', '한지우');
});
const check = async (name: string, type: 'content' | 'quiz' | 'quiz-ai' = 'quiz') =>
  sendBulk(server, author, type, {
    file: await readFile(new URL(`fixtures/${name}`, import.meta.url)),
    name,
    checkOnly: true,
  });

/** What the first ten of every kind of cell show on the screen of the program. */
const SHOWN = [
  '여러 줄\n둘째 줄, 쉼표; 쌍반점 "큰따옴표"',
  '2026-12-03',
  '30%',
  '0.3',
  '20231104',
  '12:00',
  '합쳐서 만든 답',
  '2026-12-03 18:00',
  '굵은 글과 보통 글',
  '앞뒤에 빈칸',
];

test.each([
  ['libreoffice-500-rows.xlsx', '퀴즈'],
  ['libreoffice-from-ods.xlsx', '퀴즈'],
])('%s: 500 rows with days, clocks, shares, formulas, rich texts, merged cells and empty rows', async (name, sheet) => {
  const { status, data } = await check(name);
  expect(status).toBe(200);
  expect(data.file).toEqual({
    sheetName: sheet,
    emptyRows: 10,
    filledCells: 3,
    unknownHeads: [],
    exampleRows: 1,
    skippedQuestions: 0,
  });
  expect(data.rows).toHaveLength(500);
  expect(data.rows.flatMap(({ faults }) => faults)).toEqual([]);
  expect(data.rows.slice(0, 10).map(({ cells }) => cells[1])).toEqual(SHOWN);
  expect(data.rows.map(({ cells }) => cells[2])).toEqual(Array(500).fill('키워드, 둘째'));
  expect([data.rows[0]!.no, data.rows[49]!.no, data.rows[499]!.no]).toEqual([3, 53, 512]);
  expect(data.rows[0]!.cells[0]).toBe("1번 문항: “인덱스 1”은 언제 쓰이나요? <b> & '따옴표'");
});

test.each(['libreoffice-cp949.csv', 'libreoffice-from-csv.xlsx'])(
  '%s: the same by way of a CSV file in CP949',
  async (name) => {
    const { status, data } = await check(name);
    expect(status).toBe(200);
    expect(data.file).toMatchObject({ emptyRows: 10, filledCells: 0, unknownHeads: [], exampleRows: 1 });
    expect(data.rows).toHaveLength(500);
    expect(data.rows.flatMap(({ faults }) => faults)).toEqual([]);
    const answers = data.rows.slice(0, 10).map(({ cells }) => cells[1]);
    expect([0, 2, 3, 4, 5, 6, 8, 9].map((at) => answers[at])).toEqual([0, 2, 3, 4, 5, 6, 8, 9].map((at) => SHOWN[at]));
  },
);

test('libreoffice-content.xlsx: links and their types', async () => {
  const { data } = await check('libreoffice-content.xlsx', 'content');
  expect(data.rows).toHaveLength(30);
  expect(data.rows[0]!.cells).toEqual(['안내서 0', 'https://docs.example.kr/0?a=1&b=2', '영상']);
  expect(data.rows.flatMap(({ faults }) => faults)).toEqual([]);
});

test('libreoffice-quiz-ai.xlsx: rows that are still to be written', async () => {
  const { data } = await check('libreoffice-quiz-ai.xlsx', 'quiz-ai');
  expect(data.rows).toHaveLength(30);
  expect(data.rows[29]!.cells.slice(0, 2)).toEqual(['5강 교안.pdf', '인덱스 29은 무엇인가요?']);
});
