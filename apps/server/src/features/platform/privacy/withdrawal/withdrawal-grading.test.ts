import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testAi } from '../../../../testing/ai/ai.ts';
import { startProtocolServer, type ProtocolServer } from '../../../../testing/ai/protocol-server.ts';
import { answerFully, answerPath, answerRow, openRoom, placeOf, type Place } from '../../../../testing/answers.ts';
import { makeClub, type MadeClub } from '../../../../testing/clubs.ts';
import { disagreements } from '../../../../testing/invariants.ts';
import { givePassword, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { hashPassword } from '../../../tenancy/accounts/accounts.public.ts';

const PASSWORD = 'correct horse battery';
const REPLY = {
  criteria: [{ name: '선택도', points: 80, reason: '짚었어요.', evidence: ['읽어야 할 행'] }],
  score: 80,
  justification: '설명했어요.',
  suggestion: '더 써 보세요.',
  confidence: 0.9,
};
const QUIZ = { question: '왜 느린가요?', modelAnswer: '선택도가 나빠서.', rubric: [{ name: '선택도', weight: 100 }] };

let provider: ProtocolServer;
let server: TestServer;
let owner: pg.Client;
let tenantId: string;
let hash: string;
/** What would give the person away wherever it stands. */
let mark: string;
let [leaving, peer]: Person[] = [];
let club: MadeClub;
let places: Place[];

beforeAll(async () => {
  provider = await startProtocolServer('openai');
  const prices = { inputPrice: 1000, outputPrice: 3000 };
  const asked = { protocol: 'openai' as const, baseUrl: provider.baseUrl, model: 'hanmal', apiKey: undefined };
  const installation = { ...asked, ...prices, allowsPrivate: true, monthlyCap: null };
  server = await startTestServer({ ai: testAi({ installation }) });
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  hash = await hashPassword(PASSWORD);
  owner = new pg.Client(server.owner);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.services.jobs.stop();
});
beforeEach(async () => {
  server.clock.set(START);
  mark = `left-${crypto.randomUUID().slice(0, 8)}`;
  leaving = await makePerson(server, tenantId, 'member', mark);
  peer = await makePerson(server, tenantId, 'member', '남는 사람');
  await givePassword(server, tenantId, leaving, hash);
  club = await makeClub(server, tenantId, { members: [leaving, peer], aiGrading: true, quizzes: [QUIZ, QUIZ, QUIZ] });
  places = [0, 1, 2].map((index) => placeOf(club, index));
  for (const place of places)
    for (const person of [leaving, peer])
      await answerFully(server, person, place, `${person.nickname}: 읽어야 할 행이 많다 ${place.quiz}`);
});

const withdraw = () =>
  server.call({ method: 'POST', url: '/api/v1/my/withdrawal', token: leaving!.token, payload: { password: PASSWORD } });
const evaluate = (place: Place, { memberId }: Person) =>
  server.call({
    method: 'PUT',
    url: `${answerPath(place, { memberId })}/ai-evaluation`,
    token: club.creator.token,
    payload: {},
  });
/** Tables that hold a name or an address of the person beside their answers, which they gave to be read. */
async function givenAway(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    if (['answers', 'answer_versions'].includes(name)) continue;
    const { rowCount } = await owner.query(`select from ${name} as one where to_jsonb(one)::text ~ $1 limit 1`, [
      `${mark}|${leaving!.email}`,
    ]);
    if (rowCount) found.push(name);
  }
  return found;
}
const gradeOf = async (person: Person, place: Place) =>
  ((await openRoom(server, person, place)).body.data as AnswerRoom).grades.map(({ grader, grading }) => [
    grader,
    grading,
  ]);

test('AI that reads their answers while they leave writes what it found, and nothing of them', async () => {
  const released = Promise.withResolvers<void>();
  provider.does({ says: REPLY, once: released.promise });
  const heard = provider.hears(2);
  const evaluations = places.flatMap((place) => [evaluate(place, leaving!), evaluate(place, peer!)]);
  await heard;
  const left = withdraw();
  released.resolve();
  expect((await left).body.code).toBe('0000');
  const answered = await Promise.all(evaluations);
  expect(answered.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await givenAway()).toEqual([]);
  for (const place of places) {
    expect((await answerRow(server, tenantId, place, leaving!))!.final_text).toContain('읽어야 할 행');
    const { body } = await evaluate(place, peer!);
    expect(body.code).toBe('0000');
  }
  expect(await disagreements(owner, tenantId)).toEqual({});
  for (const { messages } of provider.asked) expect(JSON.stringify(messages)).not.toContain(leaving!.email);
});

test('an instructor who grades many while one of them leaves grades all', async () => {
  for (let round = 0; round < 3; round++) {
    const place = places[round]!;
    const answers = await Promise.all(
      [leaving!, peer!].map(async (person) => {
        const { answer_sequence: clubQuizAnswerSequence } = (await answerRow(server, tenantId, place, person))!;
        return { clubQuizAnswerSequence, version: 0 };
      }),
    );
    const [graded, left] = await Promise.all([
      server.call({
        method: 'PUT',
        url: `/api/v1/my/clubs/${club.clubSequence}/answers/grading`,
        token: club.creator.token,
        payload: { answers, grading: 70 + round },
      }),
      round === 1 ? withdraw() : undefined,
    ]);
    expect(graded.body.code).toBe('0000');
    if (left) expect(left.body.code).toBe('0000');
    expect(await gradeOf(peer!, place)).toEqual([['INSTRUCTOR', 70 + round]]);
  }
  expect(await givenAway()).toEqual([]);
  expect(await disagreements(owner, tenantId)).toEqual({});
  const { rows } = await owner.query('select from notifications where member_id = $1', [leaving!.memberId]);
  expect(rows).toEqual([]);
});
