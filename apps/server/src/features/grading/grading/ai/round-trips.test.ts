import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import pg from 'pg';
import { testAi } from '../../../../testing/ai/ai.ts';
import { startProtocolServer, type ProtocolServer } from '../../../../testing/ai/protocol-server.ts';
import { answerFully, placeOf } from '../../../../testing/answers.ts';
import { makeClub, type MadeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { build } from '../../../../kernel/database/build.ts';
import { EVALUATION_CONNECTIONS, evaluateDue } from './evaluating.service.ts';
import { expectEvaluations } from './evaluation-due.queries.ts';

const QUIZ = { question: '왜 느린가요?', modelAnswer: '읽을 행이 많습니다.', rubric: [{ name: '까닭', weight: 100 }] };
const REPLY = {
  criteria: [{ name: '까닭', points: 90, reason: '짚었어요.', evidence: [] }],
  score: 90,
  justification: '짚었어요.',
  suggestion: '',
  confidence: 0.9,
};

let provider: ProtocolServer;
let server: TestServer;
let tenantId: string;
let member: Person;
beforeAll(async () => {
  provider = await startProtocolServer('openai');
  provider.does({ says: REPLY });
  const asked = { protocol: 'openai' as const, baseUrl: provider.baseUrl, model: 'hanmal', apiKey: undefined };
  const installation = { ...asked, inputPrice: 0, outputPrice: 0, allowsPrivate: true, monthlyCap: null };
  server = await startTestServer({ ai: testAi({ installation }) });
  tenantId = await makeTenant(server);
  member = await makePerson(server, tenantId, 'member', '김민서');
});
afterEach(() => {
  provider.does({ says: REPLY });
  vi.restoreAllMocks();
});

/** Trips to the database while the answers of a member are evaluated. */
async function tripsFor({ quizSequences }: MadeClub, sequences: readonly number[]): Promise<number> {
  const { database, clock } = server.services;
  await database.write(tenantId, expectEvaluations({ tenantId, sequences, now: clock.now() }));
  // What is believed for a while is read before.
  await server.services.tenants.list();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await evaluateDue(server.services, tenantId, sequences);
  expect(sequences).toHaveLength(quizSequences.length);
  return query.mock.calls.length;
}

async function answered(count: number, aiGrading: boolean) {
  const quizzes = Array.from({ length: count }, () => QUIZ);
  const made = await makeClub(server, tenantId, { members: [member], quizzes, aiGrading });
  const sequences: number[] = [];
  for (const no of quizzes.keys()) {
    const answer = await answerFully(server, member, placeOf(made, no), `읽을 행이 많습니다. ${no}`);
    sequences.push((answer.body.data as { clubQuizAnswerSequence: number }).clubQuizAnswerSequence);
  }
  return { made, sequences };
}

/** Taking it 1, what its grader is given 1, the call 3, what was found 3. */
test.each([
  ['a final answer', false, 8],
  ['a final answer and its pre-answer', true, 11],
])('%s is evaluated in few trips to the database', async (_, aiGrading, most) => {
  const { made, sequences } = await answered(4, aiGrading);
  const trips = await tripsFor(made, sequences);
  expect(trips).toBeGreaterThan(4 * 4);
  expect(trips).toBeLessThanOrEqual(4 * most);
});

test('what waits holds no more connections than its share, though pre-answers are read beside final ones', async () => {
  const { made, sequences } = await answered(8, true);
  let [held, most] = [0, 0];
  const { pool } = server.database;
  const acquired = () => (most = Math.max(most, (held += 1)));
  const released = () => (held -= 1);
  pool.on('acquire', acquired).on('release', released);
  try {
    await tripsFor(made, sequences);
  } finally {
    pool.off('acquire', acquired).off('release', released);
  }
  expect(most).toBeGreaterThan(1);
  // Its share, and one that looks after the list of tenants now and then.
  expect(most).toBeLessThanOrEqual(EVALUATION_CONNECTIONS + 1);
});

const expected = (sequences: readonly number[]) =>
  server.database.write(tenantId, expectEvaluations({ tenantId, sequences, now: server.services.clock.now() }));

test('as many answers as the provider takes at a time are ready when it has answered', async () => {
  const { sequences } = await answered(12, false);
  await expected(sequences);
  const { promise, resolve } = Promise.withResolvers<void>();
  provider.does({ says: REPLY, once: promise });
  const evaluated = evaluateDue(server.services, tenantId, sequences);
  const running = build.selectFrom('ai_calls').select('call_id').where('tenant_id', '=', tenantId);
  const ready = async () => {
    const [rows] = await server.database.read(tenantId, running.where('outcome', '=', 'RUNNING'));
    return rows.length;
  };
  await expect.poll(ready).toBe(2 * server.services.ai.gateway.concurrency);
  resolve();
  await evaluated;
});

test('whoever asks for a few answers waits for none of those that others asked for later', async () => {
  const { sequences } = await answered(24, false);
  await expected(sequences);
  provider.does({ says: REPLY, afterMs: 20 });
  const callers = [0, 1, 2, 3, 4, 5].map((caller) => sequences.slice(caller * 4, caller * 4 + 4));
  const all = callers.map((its) => evaluateDue(server.services, tenantId, its));
  await all[0];
  const waiting = build.selectFrom('ai_evaluation_due').select('answer_sequence').where('tenant_id', '=', tenantId);
  const [rows] = await server.database.read(tenantId, waiting);
  await Promise.all(all);
  expect(rows.length).toBeGreaterThanOrEqual(8);
});
