import { DEFAULT_LAYOUT, type GradebookLayout } from '@dure/contract/insight/gradebook/gradebook-layout';
import { beforeAll, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { answerFully, answerPath, multipart, placeOf, submitPre } from '../../../testing/answers.ts';
import { day, makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { unzip } from '../../../testing/zip.ts';

let server: TestServer;
let tenantId: string;
let club: MadeClub;

const FORMULA = '=HYPERLINK("https://evil.example")';

/** A cell for each place of a row: text, number or nothing. */
const cellsOf = (row: string) =>
  [...row.matchAll(/<c[^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, inner = '']) => inner.replace(/<[^>]+>/g, ''));
const rowsOf = (xml: string) => [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) => cellsOf(row!));

async function sheets(layout: Partial<GradebookLayout> = {}) {
  const url = `/api/v1/clubs/${club.clubSequence}`;
  const { token } = club.creator;
  const kept = await server.call({ url: `${url}/gradebook`, token });
  const { version } = (kept.body.data as { layout: { version: number } }).layout;
  const payload = { ...DEFAULT_LAYOUT, ...layout, version };
  await server.call({ method: 'PUT', url: `${url}/gradebook/layout`, token, payload });
  const { raw } = await server.call({ url: `${url}/dashboard/export`, token });
  const files = unzip(raw);
  const names = [...files.get('xl/workbook.xml')!.matchAll(/<sheet name="(.*?)"/g)].map(([, name]) => name);
  return { names, first: files.get('xl/worksheets/sheet1.xml')!, second: files.get('xl/worksheets/sheet2.xml')! };
}
async function grade(person: Person, quiz: number, grading: number, feedback?: string) {
  const path = answerPath(placeOf(club, quiz), person);
  const { token } = club.creator;
  await server.call({ method: 'PUT', url: `${path}/grade`, token, payload: { grading, version: 0 } });
  if (feedback === undefined) return;
  const { payload, headers } = await multipart({ text: feedback, version: 0 });
  await server.call({ method: 'PUT', url: `${path}/feedback`, token, payload: payload!, headers: headers! });
}
const number = ({ memberId }: Person, studentNumber: string) =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build.updateTable('members').set({ student_number: studentNumber }).where('member_id', '=', memberId),
    ),
  );

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  const [first, second, last] = [
    await makePerson(server, tenantId, 'member', '나중'),
    await makePerson(server, tenantId, 'member', FORMULA),
    await makePerson(server, tenantId, 'member', '번호 없음'),
  ];
  club = await makeClub(server, tenantId, {
    members: [last, second, first],
    holdGrades: true,
    quizzes: [{ question: '첫 문제' }, { question: '둘째 문제', deadlineAt: day(-1) }],
  });
  await number(first, '20230010');
  await number(second, '+20230009');
  for (const person of [first, second]) await answerFully(server, person, placeOf(club));
  await submitPre(server, last, placeOf(club));
  await grade(first, 0, 80, '@SUM(1+1) 좋은 답');
  await grade(second, 0, 91);
});

test('the gradebook is the first sheet, with e-mail and student number, filters and always the same order', async () => {
  const { names, first } = await sheets();
  expect(names).toEqual(['성적부', '피드백', '멤버', '답변', '채점']);
  const [heads, ...rows] = rowsOf(first);
  expect(heads).toEqual(['학번', '성명', '이메일', '평균', '채점된 퀴즈 수', '1. 첫 문제', '2. 둘째 문제']);
  expect(rows.map(([, name]) => name)).toEqual([FORMULA.replaceAll('"', '&quot;'), '나중', '번호 없음']);
  expect(rows.map(([, , email]) => email)).toEqual(rows.map(() => expect.stringContaining('@')));
  expect(rows.map(([, , , ...sums]) => sums)).toEqual([
    ['91', '1', '91', ''],
    ['80', '1', '80', ''],
    ['', '0', '', ''],
  ]);
  expect(first).toContain('<autoFilter ref="A1:G4"/>');
  expect(rowsOf((await sheets()).first)).toEqual([heads, ...rows]);
});

test('whatever a name, a number or a feedback begins with, no cell is a formula', async () => {
  for (const { first, second } of [await sheets(), await sheets({ shape: 'feedback' })]) {
    expect(first + second).not.toMatch(/<f[ >]/);
    expect(first).toMatch(/<c r="[A-Z]\d+" s="1" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK/);
    expect(first).toMatch(/<c r="[A-Z]\d+" s="1" t="inlineStr"><is><t xml:space="preserve">\+20230009/);
    expect(first + second).toMatch(/t="inlineStr"><is><t xml:space="preserve">@SUM/);
  }
});

test('columns, order, decimals and what counts are as the club laid them out', async () => {
  const { first } = await sheets({
    shape: 'summary',
    columns: ['name', 'mean', 'total'],
    order: 'name',
    decimals: 2,
    counting: 'due',
  });
  const [heads, ...rows] = rowsOf(first);
  expect(heads).toEqual(['성명', '평균', '합계']);
  // The second quiz is over and nobody handed it in: nought.
  expect(rows.toSorted()).toEqual([
    [FORMULA.replaceAll('"', '&quot;'), '45.5', '91'],
    ['나중', '40', '80'],
    ['번호 없음', '0', '0'],
  ]);
});

test('scores that wait for their release are left out where the club says so', async () => {
  const { first, second } = await sheets({ countsHeld: false });
  expect(
    rowsOf(first)
      .slice(1)
      .map((row) => row.slice(3)),
  ).toEqual([
    ['', '0', '', ''],
    ['', '0', '', ''],
    ['', '0', '', ''],
  ]);
  expect(second).not.toContain('좋은 답');
});

test('a row for each answer tells its state, its score and what was said', async () => {
  const { names, first } = await sheets({ shape: 'feedback', columns: ['studentNumber'] });
  expect(names).toEqual(['성적부', '멤버', '답변', '채점']);
  expect(rowsOf(first)).toEqual([
    ['학번', '퀴즈', '문항', '상태', '점수', '늦음', '고른 단계', '피드백'],
    ['+20230009', '1', '첫 문제', '채점 완료·공개 대기', '91', '', '', ''],
    ['20230010', '1', '첫 문제', '채점 완료·공개 대기', '80', '', '', '@SUM(1+1) 좋은 답'],
    ['', '1', '첫 문제', '사전만', '', '', '', ''],
  ]);
});
