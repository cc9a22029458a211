import { MAX_NEW_QUIZZES } from '@dure/contract/limits/quiz-limits';
import giftParser from 'gift-pegjs';
import { beforeAll, expect, test } from 'vitest';
import { makePerson, makeTenant, type Person } from '../../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../../testing/server.ts';
import { sendBulk } from '../bulk.test-help.ts';
import { Archive } from '../question-files/question-file.ts';
import { readTree, textOf, within } from '../question-files/xml/xml-tree.ts';

let server: TestServer;
let tenantId: string;
let author: Person;
const QUIZZES = [
  [
    '조인이란 {무엇}인가요?\n\n- 하나: `a = b`\n- 둘 ~ #셋',
    '두 표를 잇는다.\n\n예: $a \\to b$',
    '조인, 행',
    '개발',
    '백엔드',
    '레벨 1',
    '표',
    '정확성 60, 근거 40',
    '',
  ],
  ['=SUM(A1)은 <무엇>을 하나요? & 왜?', '더한다.', '', '', '', '', '', '', ''],
];
let registered: number[];
beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'instructor', '한지우');
  const rows = QUIZZES.map((cells, index) => ({ no: index + 1, cells }));
  registered = (await sendBulk(server, author, 'quiz', { rows })).data.registered!;
});

const exported = async (query: string, who = author) =>
  server.call({ url: `/api/v1/my/authored-quizzes/export?${query}`, token: who.token });
const back = async (query: string, name: string) => {
  const { raw } = await exported(query);
  return (await sendBulk(server, author, 'quiz', { file: raw, name, checkOnly: true })).data.rows;
};

test('as CSV quizzes come back as they were, and no cell begins a formula', async () => {
  expect((await back('format=csv', 'a.csv')).map(({ cells }) => cells)).toEqual(QUIZZES);
  expect((await exported('format=csv')).raw.toString()).toContain(`"'=SUM`);
});

test('as Moodle XML all comes back but for whom it is', async () => {
  const rows = await back('format=moodle', 'a.xml');
  const kept = (cells: readonly string[]) => [...cells.slice(0, 3), cells[6], cells[7]];
  expect(rows.map(({ cells }) => kept(cells))).toEqual(QUIZZES.map(kept));
  expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
});

test.each([
  ['gift', 'a.txt', '조인, 행'],
  ['qti', 'a.zip', '조인, 행'],
  ['qti2', 'a.zip', '조인, 행'],
  ['qti12', 'a.zip', '조인, 행'],
  ['cc11', 'a.imscc', '조인, 행'],
  ['cc12', 'a.zip', '조인, 행'],
  ['cc13', 'a.zip', '조인, 행'],
  ['docx', 'a.docx', '조인, 행'],
])('as %s questions and model answers come back', async (format, name, keywords) => {
  const rows = await back(`format=${format}`, name);
  expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual(QUIZZES.map((cells) => cells.slice(0, 2)));
  expect(rows[0]!.cells[2]).toBe(keywords);
  expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
});

test('GIFT is read by another reader: titles, texts and model answers', async () => {
  const { raw } = await exported('format=gift');
  const read = giftParser.parse(raw.toString());
  expect(read.map(({ type, title }) => [type, title])).toEqual([
    ['Essay', '1'],
    ['Essay', '2'],
  ]);
  const texts = read.map((one) => ('stem' in one ? one.stem : undefined));
  expect(texts.map((stem) => stem?.format)).toEqual(['markdown', 'markdown']);
  expect(texts.map((stem) => stem?.text)).toEqual(QUIZZES.map(([question]) => question));
});

test.each([1, 2, 3])('a cartridge of version 1.%i names its test in its own words', async (version) => {
  const { raw } = await exported(`format=cc1${version}`);
  const archive = await Archive.open(raw);
  const manifest = readTree((await archive.bytes('imsmanifest.xml')).toString());
  const [resource] = within(manifest, 'resource');
  expect(textOf(within(manifest, 'schemaversion')[0])).toBe(`1.${version}.0`);
  expect(resource!.attributes['type']).toBe(`imsqti_xmlv1p2/imscc_xmlv1p${version}/assessment`);
  const [item] = within(manifest, 'organization')
    .flatMap((one) => within(one, 'item'))
    .flatMap((one) => within(one, 'item'));
  expect(item!.attributes['identifierref']).toBe(resource!.attributes['identifier']);
});

test('some are chosen; those of others and unknown formats are not given', async () => {
  const { raw } = await exported(`format=gift&quizSequences=${registered[1]}`);
  expect(raw.toString()).not.toContain('조인');
  const other = await makePerson(server, tenantId, 'instructor', '다른 사람');
  expect((await exported(`quizSequences=${registered[0]}`, other)).status).toBe(404);
  expect((await exported('format=exe')).status).toBe(400);
});

test('what cannot be carried over is said of each row before anything is registered', async () => {
  const file = Buffer.from('설명\n\n::이름::수도는? {~부산 =서울#좋아요}\n');
  const { data } = await sendBulk(server, author, 'quiz', { file, name: 'a.txt', checkOnly: true });
  expect(data.file).toMatchObject({ skippedQuestions: 1 });
  expect(data.rows[0]!.notes).toEqual([
    {
      column: 'modelAnswer',
      kind: 'left',
      message: '옮겨지지 않는 것: 자동 채점(보기는 문항 아래에 적었어요), 보기와 문항의 피드백, 문항 이름.',
    },
  ]);
  const { errors } = await sendBulk(server, author, 'content', { file, name: 'a.txt' });
  expect(errors).toMatchObject([{ message: '[0422] 콘텐츠 · 다른 프로그램의 문항 파일은 퀴즈로만 가져올 수 있어요.' }]);
});

test('as many quizzes as a file may bring come back out of a package of QTI', async () => {
  const writer = await makePerson(server, tenantId, 'instructor', '많이 쓴 사람');
  const rows = Array.from({ length: MAX_NEW_QUIZZES }, (_, index) => ({
    no: index + 1,
    cells: [`문항 ${index}번`, '답'],
  }));
  await sendBulk(server, writer, 'quiz', { rows });
  const { raw } = await exported('format=qti', writer);
  const { data } = await sendBulk(server, writer, 'quiz', { file: raw, name: 'a.zip', checkOnly: true });
  expect(data.rows).toHaveLength(MAX_NEW_QUIZZES);
});
