import type { AiWriting } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FixedClock } from '../../../kernel/clock.ts';
import { build } from '../../../kernel/database/build.ts';
import { testAi } from '../../../testing/ai/ai.ts';
import { startProtocolServer, type ProtocolServer } from '../../../testing/ai/protocol-server.ts';
import { LECTURE, QUESTION } from '../../../testing/ai/lecture.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { servicesOn } from '../../../testing/services.ts';
import { contents } from '../contents/contents.feature.ts';
import { uploadContent } from '../contents/contents.test-help.ts';
import { askFor, writingsOf } from './ai-writing.test-help.ts';
import { awaitWriting } from './awaiting.service.ts';
import { writingJob } from './ai-writing.jobs.ts';

const QUOTE = '옵티마이저는 통계를 보고 풀 스캔을 고르기도 한다.';
const ANSWER = {
  answer: '순차로 읽는 비용이 더 쌀 수 있어서다.',
  keywords: ['풀 스캔', ' 통계 ', '풀 스캔'],
  sources: [
    { passage: 2, quote: QUOTE },
    { passage: 2, quote: '콘텐츠에 없는 말' },
    { passage: 99, quote: QUOTE },
  ],
};
const MADE = (no: number) => ({ ...ANSWER, question: `${no}번째로 만든 문항은?` });

let provider: ProtocolServer;
let server: TestServer;
let tenantId: string;
let author: Person;
let content: number;

beforeAll(async () => {
  provider = await startProtocolServer('openai');
  const prices = { inputPrice: 1000, outputPrice: 3000 };
  const asked = { protocol: 'openai' as const, baseUrl: provider.baseUrl, model: 'hanmal', apiKey: undefined };
  const installation = { ...asked, ...prices, allowsPrivate: true, monthlyCap: 1000 };
  server = await startTestServer({ ai: testAi({ installation, limits: { failuresInARow: 1000 } }) });
  tenantId = await makeTenant(server);
  const log = server.app.log;
  await server.services.jobs.start(contents.jobs!.map((job) => job.define({ services: server.services, log })));
  author = await makePerson(server, tenantId, 'instructor', '한지우');
  content = (await uploadContent(server, author, '5강.md', LECTURE.replace('# 풀 스캔', '# 2. 풀 스캔')))
    .contentSequence;
});
afterAll(() => server.services.jobs.stop());
beforeEach(async () => {
  for (const table of ['ai_calls', 'ai_writings'] as const)
    await server.database.transaction(tenantId, (transaction) =>
      transaction.change(build.deleteFrom(table).where('tenant_id', '=', tenantId)),
    );
  provider.asked.length = 0;
  provider.does({ says: ANSWER });
});

const ask = (count = 1, more: object = {}) => ({
  contentSequence: content,
  contentType: '0320',
  quizzes: Array.from({ length: count }, (_, at) => ({ no: at + 1, question: `${QUESTION} (${at + 1})`, ...more })),
});
const answers = (count = 1, key?: string) =>
  askFor(server, author, 'ai-model-answers', ask(count), key === undefined ? {} : { key });

test('the provider writes; words that the content does not hold are no source, and nobody’s address is sent', async () => {
  const { data } = await answers();
  expect(data[0]).toMatchObject({
    answer: ANSWER.answer,
    keywords: ['풀 스캔', '통계'],
    isBuiltIn: false,
    model: 'hanmal',
    sources: [{ position: 2, quote: QUOTE, heading: '2. 풀 스캔' }],
  });
  const [{ instructions, messages }] = provider.asked as [(typeof provider.asked)[number]];
  expect(instructions).not.toContain('옵티마이저');
  expect(JSON.stringify(messages)).not.toMatch(/minseo|010-1234/);
});

test('a call that is sent again with its key asks nobody again', async () => {
  const [one, other] = await Promise.all([answers(3, 'again'), answers(3, 'again')]);
  expect(other.data).toEqual(one.data);
  expect(provider.asked).toHaveLength(3);
});

test('for whom it is written is told in words', async () => {
  await askFor(server, author, 'ai-model-answers', { ...ask(), jobLevels: ['1'] });
  expect(JSON.stringify(provider.asked[0]!.messages)).toContain('audience');
});

test('many quizzes come from all of the content, a few a call', async () => {
  let no = 0;
  provider.does(() => ({ says: { quizzes: [MADE(++no), MADE(++no)] } }));
  const { data } = await askFor(server, author, 'ai-quizzes', {
    contentSequence: content,
    contentType: '0320',
    quizCount: 12,
  });
  expect(provider.asked).toHaveLength(3);
  expect(data).toHaveLength(6);
  const sent = provider.asked.map(({ messages }) => JSON.stringify(messages)).join();
  for (const word of ['카디널리티란', '풀 스캔은', '클러스터 인덱스와']) expect(sent).toContain(word);
});

test.each([
  ['is down', { status: 500 } as const],
  ['breaks off', 'breakOff' as const],
  ['refuses the key', { status: 401 } as const],
  ['says nothing of the wanted shape', { says: { text: '네' } } as const],
  ['writes far more than was asked', { says: { ...ANSWER, answer: '가'.repeat(5000) } } as const],
])('a provider that %s writes nothing, and the refusal has its code', async (_name, behaviour) => {
  provider.does(behaviour);
  const refused = await answers();
  expect([refused.status, refused.code]).toEqual([502, 'CO5000']);
  expect((await askFor(server, author, 'ai-quizzes', ask())).code).toBe('CO5001');
  expect((await writingsOf(server, author)).map(({ state, drafts }) => [state, drafts.length])).toEqual([
    ['FAILED', 0],
    ['FAILED', 0],
  ]);
});

test('a provider that limits its rate is waited for; one wrong answer is asked for again', async () => {
  provider.does({ status: 429, headers: { 'retry-after': '0' } }, { says: { text: '네' } }, { says: ANSWER });
  expect((await answers()).data[0]!.answer).toBe(ANSWER.answer);
  expect(provider.asked).toHaveLength(3);
});

test('where the month is spent the built-in tools write, and it is said why', async () => {
  const spent = build.insertInto('ai_calls').values({
    tenant_id: tenantId,
    call_id: crypto.randomUUID(),
    call_key: 'spent',
    purpose: 'GRADING',
    engine: 'INSTALLATION',
    model: 'hanmal',
    prompt: 'x',
    cost: 1_000_000,
    started_at: server.clock.now(),
  });
  await server.database.transaction(tenantId, (transaction) => transaction.change(spent));
  expect((await answers()).data[0]!.isBuiltIn).toBe(true);
  const [writing] = await writingsOf(server, author);
  expect(writing!.notice).toBe('이번 달 AI 한도에 닿아 내장 도구로 이어서 일해요.');
  expect(provider.asked).toHaveLength(0);
});

test('while its model answer is made a quiz is not deleted, and its progress is told', async () => {
  const payload = { quizzes: [{ question: QUESTION }] };
  const { body } = await server.call({ method: 'POST', url: '/api/v1/quizzes', token: author.token, payload });
  const { quizSequence } = (body.data as { contents: { quizSequence: number }[] }).contents[0]!;
  const remove = () =>
    server.call({ method: 'DELETE', url: `/api/v1/my/quizzes/${quizSequence}`, token: author.token });
  provider.does('hang');
  const call = askFor(server, author, 'ai-model-answers', ask(1, { quizSequence }));
  await provider.hears(1);
  const refused = await remove();
  expect([refused.status, refused.body.message]).toEqual([409, '모범 답안 생성중에는 삭제할 수 없습니다.']);
  const [writing] = await writingsOf(server, author);
  expect(writing).toMatchObject({ state: 'WRITING', done: 0, of: 1, quizSequences: [quizSequence] });
  const url = `/api/v1/my/ai-writings/${writing!.aiWritingSequence}`;
  await server.call({ method: 'DELETE', url, token: author.token });
  expect((await call).status).toBe(404);
  expect((await remove()).status).toBe(200);
});

test('a caller who waits no longer is told so, and the work goes on', async () => {
  provider.does({ says: ANSWER, afterMs: 1500 });
  void answers();
  await provider.hears(1);
  const [{ aiWritingSequence }] = (await writingsOf(server, author)) as [AiWriting];
  const late = awaitWriting(server.services, tenantId, aiWritingSequence, 'aiModelAnswerFailed', 100);
  await expect(late).rejects.toMatchObject({ refusal: 'aiWritingTimeout' });
  await expect.poll(async () => (await writingsOf(server, author))[0]!.state, { timeout: 30_000 }).toBe('DONE');
});

test('a server that dies loses nothing, and what was paid is asked for by nobody again', async () => {
  // Seven are answered, the eighth hangs with its server.
  provider.does(({ messages }) => (JSON.stringify(messages).includes('(8)') ? 'hang' : { says: ANSWER }));
  void answers(8).catch(() => {});
  await expect.poll(async () => (await writingsOf(server, author))[0]?.drafts.length, { timeout: 30_000 }).toBe(7);
  provider.asked.length = 0;
  provider.does({ says: ANSWER });
  // To whom the first server has given no sign of life.
  const later = new FixedClock(new Date(server.clock.now().getTime() + 120_000));
  const other = await servicesOn(server.ground, later, { ...server.services.ai, gateway: testAi().gateway });
  try {
    await other.jobs.start([writingJob.define({ services: other, log: server.app.log })]);
    const state = async () => (await writingsOf(server, author))[0]!.state;
    await expect.poll(state, { timeout: 30_000 }).toBe('DONE');
    expect((await writingsOf(server, author))[0]).toMatchObject({ done: 8 });
    expect(provider.asked).toHaveLength(1);
  } finally {
    await other.jobs.stop();
    await other.database.close();
  }
});
