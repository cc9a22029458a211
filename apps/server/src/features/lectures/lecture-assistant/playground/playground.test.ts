import type { TriedQuestion } from '@dure/contract/lectures/lecture-assistant/ai-playground.endpoints';
import { beforeAll, expect, test } from 'vitest';
import { build } from '../../../../kernel/database/build.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { makeLecture, type MadeLecture } from '../lecture-assistant.test-help.ts';

const SCAN = '순차 스캔은 표를 처음부터 끝까지 읽는 방법이다.';
const LOCK = '교착 상태는 두 트랜잭션이 서로 상대가 쥔 잠금을 기다리는 것이다.';

let server: TestServer;
let tenantId: string;
let author: Person;
let club: MadeLecture;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'instructor', '김도윤');
  club = await makeLecture(server, tenantId, author, [
    [{ title: '1강.md', passages: [SCAN] }],
    [{ title: '2강.md', passages: [LOCK] }],
  ]);
});

const tried = async (question: string, more: object = {}, { token }: Person = author) =>
  server.call({
    method: 'POST',
    url: '/api/v1/llm/ai-playground/query',
    token,
    payload: { clubSequence: club.clubSequence, scope: 'ALL', question, ...more },
  });

const references = ({ token }: Person) =>
  server.call({
    url: `/api/v1/llm/ai-playground/reference-questions?clubSequence=${club.clubSequence}`,
    token,
  });

test('each study has questions out of its own materials', async () => {
  const { body } = await references(author);
  const { contents } = body.data as { contents: { studyNo: number; question: string }[] };
  expect(contents.map(({ studyNo }) => studyNo)).toEqual([1, 2]);
  expect(contents[0]!.question).toContain('순차 스캔');
});

test('a question is tried with the materials and without, and shows what was found with its scores', async () => {
  const { withMaterials, withoutMaterials, passages, leastScore } = (await tried('순차 스캔이 뭔가요?')).body
    .data as TriedQuestion;
  expect(withMaterials).toMatchObject({ answerState: 'ANSWERED', sentences: [{ text: SCAN, sources: [1] }] });
  expect(withoutMaterials).toMatchObject({ sentences: [], notice: expect.stringContaining('내장 도구') as string });
  expect(passages[0]).toMatchObject({ title: '1강.md', quote: SCAN, isUsed: true, isUsable: true });
  expect(passages[0]!.score).toBeGreaterThan(leastScore);
});

test('a passage with too little of what is asked is shown, and is no source', async () => {
  const question = '순차 스캔은 표를 어떻게 읽고, 교착 상태는 왜 생기며 잠금은 누가 기다리나요?';
  const long = await makeLecture(server, tenantId, author, [[{ title: '4강.md', passages: [LOCK, '표를 나눈다.'] }]]);
  const { passages, leastScore } = (await tried(question, { clubSequence: long.clubSequence })).body
    .data as TriedQuestion;
  expect(passages.map(({ isUsable }) => isUsable)).toEqual([true, false]);
  expect(passages[1]!.score).toBeLessThan(leastScore);
});

test('slides of a word or two a line answer a question of one word', async () => {
  const slides = await makeLecture(server, tenantId, author, [
    [{ title: '3강.pptx', passages: ['재귀|기저 조건\n호출\n종료'] }],
  ]);
  const { withMaterials } = (await tried('재귀?', { clubSequence: slides.clubSequence })).body.data as TriedQuestion;
  expect(withMaterials.answerState).toBe('ANSWERED');
  expect(withMaterials.sentences.map(({ text }) => text)).toEqual(['기저 조건', '호출', '종료']);
});

test('it goes as far as the scope that is tried, and nothing of it is kept or counted', async () => {
  const asked = { clubStudySequence: club.studies[0], scope: 'SO_FAR' };
  const { body } = await tried('교착 상태가 뭔가요?', asked);
  expect((body.data as TriedQuestion).withMaterials.answerState).toBe('NOT_FOUND');
  const rows = await server.database.transaction(tenantId, (transaction) =>
    transaction.rows(build.selectFrom('assistant_messages').select('message_sequence')),
  );
  expect(rows).toEqual([]);
});

test('it is for those who run the club, and of its own studies', async () => {
  const foreign = await makePerson(server, tenantId, 'instructor', '다른 강사');
  expect((await tried('무엇', {}, foreign)).body.code).toBe('0403');
  expect((await references(foreign)).body.code).toBe('0403');
  const elsewhere = await makeLecture(server, tenantId, author, [[]]);
  expect((await tried('무엇', { clubStudySequence: elsewhere.studies[0] })).body.code).toBe('0404');
});
