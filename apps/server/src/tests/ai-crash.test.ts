import type { StudyView } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import type { AssistantMessage } from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { startProtocolServer } from '../testing/ai/protocol-server.ts';
import { endPrograms, startProgram } from '../testing/child.ts';
import { superviseJobs, withDatabase } from '../testing/crash/database.ts';
import { call as send, logIn } from '../testing/crash/writers.ts';
import { copyDemoData } from '../testing/run/demo-data.ts';

const PATIENTLY = { timeout: 120_000 };
const MEMBER = 'member4@dure.test';
/** What graders and groupers are given. */
const OF_TEST = /name="(?:answers|rubric)"/;
const THEIR_CALLS = `ai_calls where model = 'hanmal' and purpose in ('GRADING', 'GROUPS')`;

/** What graders and groupers say of anything: as many criteria as they are asked about. */
const reply = ({ messages }: { messages: readonly { text: string }[] }) => {
  const { text } = messages[0]!;
  if (text.includes('name="answers"')) return { says: { groups: [] } };
  const rubric = /name="rubric">\n(.*)\n/.exec(text)?.[1] ?? '[]';
  const criteria = (JSON.parse(rubric) as { name: string }[]).map(({ name }) => ({
    name,
    points: 80,
    reason: '짚었어요.',
    evidence: [],
  }));
  return { says: { criteria, score: 80, justification: '좋아요.', suggestion: '', confidence: 0.8 } };
};

/** What the assistant of a lecture club says: three sentences of one passage. */
const ANSWER = {
  sentences: ['첫째 문장이에요.', '둘째 문장이에요.', '셋째 문장이에요.'].map((text) => ({
    text,
    passages: [1],
    quote: '',
  })),
};
/** Whether to answer or to hint is told to it alone; passages are given to a brief, too. */
const IS_ASSISTANT = /name="way"/;

/** A minute passes in which nobody gave a sign of life: claims and jobs of the killed server are free again. */
async function passAMinute(client: pg.Client): Promise<void> {
  await client.query(`update ai_evaluation_due set claimed_until = claimed_until - interval '61 seconds'`);
  await client.query(`update assistant_messages set alive_at = alive_at - interval '61 seconds'`);
  await client.query(`update ai_calls set alive_at = alive_at - interval '61 seconds'`);
  await client.query(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '61 seconds' where state = 'active'`,
  );
  await superviseJobs(client);
  await client.query(`update pgboss.job set start_after = now() where state = 'retry'`);
}

type Caller = <T>(method: string, path: string, body?: object) => Promise<T>;

async function caller(url: string, email = 'manager@dure.test'): Promise<Caller> {
  const { token } = await logIn(url, email);
  return (method, path, body) => send(url, token, method, path, body);
}

interface Place {
  readonly club: number;
  readonly quiz: number;
  readonly member: string;
}

async function begin(call: Caller): Promise<Place> {
  const settings = await call<object>('GET', '/api/manager/v1/ai/settings');
  await call('PUT', '/api/manager/v1/ai/settings', { ...settings, engine: 'INSTALLATION' });
  const clubs = await call<{ contents: { clubSequence: number }[] }>('GET', '/api/manager/v1/clubs?clubStatus=0400');
  for (const { clubSequence: club } of clubs.contents) {
    const quizzes = await call<{ contents: { quizSequence: number; preCount: number; finalCount: number }[] }>(
      'GET',
      `/api/v1/my/clubs/${club}/quizzes?page=1&size=100`,
    );
    const found = quizzes.contents.find(({ preCount, finalCount }) => preCount >= 5 && finalCount > 0);
    if (!found) continue;
    const answers = await call<{ contents: { member: { memberUUID: string } }[] }>(
      'GET',
      `/api/v1/my/clubs/${club}/quizzes/${found.quizSequence}/member-answers?page=1&size=1`,
    );
    return { club, quiz: found.quizSequence, member: answers.contents[0]!.member.memberUUID };
  }
  throw new Error('The story has no answered quiz.');
}

interface Desk {
  readonly clubSequence: number;
  readonly clubStudySequence: number;
}

/**
 * The last study of a lecture club whose assistant answers at once, with all before it read. Otherwise there is nothing
 * to answer from.
 */
async function findDesk(call: Caller): Promise<Desk> {
  const named = `clubType=0200&keyword=${encodeURIComponent('데이터베이스')}`;
  const clubs = await call<{ contents: { clubSequence: number }[] }>('GET', `/api/v1/my/clubs?${named}`);
  for (const { clubSequence } of clubs.contents) {
    const about = await call<{ isOn: boolean; hintsFirst: boolean }>(
      'GET',
      `/api/v1/llm/ai-assistant?clubSequence=${clubSequence}`,
    );
    if (!about.isOn || about.hintsFirst) continue;
    const studies = () => call<{ contents: StudyView[] }>('GET', `/api/v1/lecture-clubs/${clubSequence}/studies`);
    const unread = async () => {
      const materials = (await studies()).contents.flatMap((study) => study.materials);
      return materials.filter(({ reading: { state } }) => state === 'WAITING' || state === 'READING');
    };
    await expect.poll(unread, PATIENTLY).toEqual([]);
    return { clubSequence, clubStudySequence: (await studies()).contents.at(-1)!.clubStudySequence };
  }
  throw new Error('The member is in no lecture club whose assistant answers at once.');
}

async function askLecture(call: Caller, desk: Desk): Promise<string> {
  const { assistantMessageSequence } = await call<AssistantMessage>('POST', '/api/v1/llm/ai-assistant/messages', {
    ...desk,
    question: '인덱스가 있는데 왜 순차 스캔을 고르나요?',
    scope: 'ALL',
  });
  return `/api/v1/llm/ai-assistant/messages/${assistantMessageSequence}`;
}

test('a server that is killed while a provider hangs loses nothing, grades nothing half, keeps what came of an answer, and pays nothing twice', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dure-ai-crash-'));
  copyDemoData(directory);
  const provider = await startProtocolServer('openai');
  // The story has a writing of its own under way, which asks for something else.
  const questions = () => provider.asked.filter(({ messages }) => OF_TEST.test(messages[0]!.text));
  const env = { AI_BASE_URL: provider.baseUrl, AI_MODEL: 'hanmal', AI_INPUT_PRICE: '1000', AI_OUTPUT_PRICE: '3000' };
  try {
    const first = await startProgram(directory, env);
    const student = await caller(first.url, MEMBER);
    const desk = await findDesk(student);
    const call = await caller(first.url);
    const { club, quiz, member } = await begin(call);
    provider.does(({ messages }) =>
      IS_ASSISTANT.test(messages[0]!.text) ? { says: ANSWER, hangsAfter: JSON.stringify(ANSWER).length - 30 } : 'hang',
    );
    const message = await askLecture(student, desk);
    const heard = async (ask: Caller) => {
      const { answerState, sentences } = await ask<AssistantMessage>('GET', message);
      return [answerState, sentences.length];
    };
    await expect.poll(() => heard(student), PATIENTLY).toEqual(['ANSWERING', 2]);
    const cut = [
      call('PUT', `/api/v1/clubs/${club}/quizzes/${quiz}/answers/${member}/ai-evaluation`, { again: true }),
      call('PUT', `/api/v1/clubs/${club}/quizzes/${quiz}/brief`, { again: true }),
    ].map((one) => one.catch(() => undefined));
    // The brief, the final answer, and the pre-answer that is read with it.
    await expect.poll(() => questions().length, PATIENTLY).toBe(3);
    first.child.kill('SIGKILL');
    await Promise.all([first.ended, ...cut]);

    const evaluations = `select count(*)::int as count from ai_evaluations where model = 'hanmal'`;
    await withDatabase(directory, async (client) => {
      expect((await client.query(evaluations)).rows).toEqual([{ count: 0 }]);
      const calls = await client.query(`select outcome, answer from ${THEIR_CALLS}`);
      expect(calls.rows).toEqual([
        { outcome: 'RUNNING', answer: null },
        { outcome: 'RUNNING', answer: null },
        { outcome: 'RUNNING', answer: null },
      ]);
      await passAMinute(client);
    });

    provider.does((asked) => (IS_ASSISTANT.test(asked.messages[0]!.text) ? { says: ANSWER } : reply(asked)));
    const second = await startProgram(directory, env);
    const again = await caller(second.url);
    const back = await caller(second.url, MEMBER);
    expect(await heard(back)).toEqual(['BROKEN', 2]);
    await back('PUT', `${message}/answer`);
    await expect.poll(() => heard(back), PATIENTLY).toEqual(['ANSWERED', 3]);
    const brief = `/api/v1/clubs/${club}/quizzes/${quiz}/brief`;
    const isMade = async () => (await again<{ brief: { model: string } | null }>('GET', brief)).brief?.model;
    await expect.poll(isMade, PATIENTLY).toBe('hanmal');
    const path = `/api/v1/clubs/${club}/quizzes/${quiz}/answers/${member}/ai-evaluation`;
    const evaluated = async () => {
      const found = await again<{ isWaiting: boolean; evaluation: { model: string } | null }>('GET', path);
      return found.isWaiting ? undefined : found.evaluation?.model;
    };
    await expect.poll(evaluated, PATIENTLY).toBe('hanmal');
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);

    // The same three questions, each under the number it had before: who knows the header charges once.
    const numbers = questions().map(({ headers }) => headers['idempotency-key']);
    expect(numbers).toHaveLength(6);
    expect(new Set(numbers).size).toBe(3);
    const ofAssistant = provider.asked.filter(({ messages }) => IS_ASSISTANT.test(messages[0]!.text));
    expect(ofAssistant).toHaveLength(2);
    expect(new Set(ofAssistant.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    await withDatabase(directory, async (client) => {
      expect((await client.query(evaluations)).rows).toEqual([{ count: 1 }]);
      const calls = await client.query(`select outcome, attempts, reserved::int from ${THEIR_CALLS}`);
      expect(calls.rows).toEqual([
        { outcome: 'OK', attempts: 1, reserved: 0 },
        { outcome: 'OK', attempts: 1, reserved: 0 },
        { outcome: 'OK', attempts: 1, reserved: 0 },
      ]);
      expect((await client.query('select from ai_evaluation_due')).rows).toEqual([]);
      const asked = await client.query(
        `select outcome, reserved::int from ai_calls where model = 'hanmal' and purpose = 'ASSISTANT'`,
      );
      expect(asked.rows).toEqual([{ outcome: 'OK', reserved: 0 }]);
    });
  } finally {
    await endPrograms();
    await rm(directory, { recursive: true, force: true });
  }
}, 600_000);
