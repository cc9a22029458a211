import type { Recall, Recalls } from '@dure/contract/answering/recalls/recalls.endpoints';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answerFully,
  answerPath,
  answerRow,
  multipart,
  myQuizPath,
  placeOf,
  quizPath,
  submitPre,
  type Place,
} from '../../../testing/answers.ts';
import { makeClub, type ClubOptions, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let owner: pg.Client;
let tenantId: string;
let [me, ann]: Person[] = [];
let club: MadeClub;
let at: Place;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  owner = new pg.Client(server.owner);
  await owner.connect();
});
afterAll(() => owner.end());

const run = (statement: string, values: unknown[] = []) => owner.query(statement, values);
const rows = async (statement: string, values: unknown[] = []) => (await run(statement, values)).rows as unknown[];

/** All that happened lies so many days further back. */
async function pass(days: number) {
  const back = `- interval '${days} days'`;
  await run(`update answers set pre_submitted_at = pre_submitted_at ${back},
    final_submitted_at = final_submitted_at ${back}, final_revised_at = final_revised_at ${back}`);
  await run('update recalls set recalled_on = recalled_on - $1::int, due_on = due_on - $1::int', [days]);
  await run(`update recalls set recalled_at = recalled_at ${back}`);
  await run(`update answer_feedback set written_at = written_at ${back}`);
  await run(`update quizzes set model_revised_at = model_revised_at ${back}`);
  await run(`update one_picks set created_at = created_at ${back}`);
}

async function open(options: ClubOptions = {}) {
  [me, ann] = await Promise.all(['나', '안나'].map((name) => makePerson(server, tenantId, 'member', name)));
  club = await makeClub(server, tenantId, {
    members: [me!, ann!],
    quizzes: [{}, {}, {}],
    selfGrading: true,
    ...options,
  });
  at = placeOf(club);
}
beforeEach(() => open());

async function listed(who: Person = me!): Promise<Recalls> {
  const { status, body } = await server.call({ url: '/api/v1/my/recalls', token: who.token });
  expect(status).toBe(200);
  return body.data;
}
const dueOf = async (who?: Person) => (await listed(who)).contents.map(({ quizSequence }) => quizSequence);
const get = (who: Person = me!, place = at) => server.call({ url: `${myQuizPath(place)}/recall`, token: who.token });
const recallOf = async (who?: Person, place?: Place): Promise<Recall> => {
  const { status, body } = await get(who, place);
  expect(status).toBe(200);
  return body.data;
};
const rate = (rating: string, text = '', who: Person = me!, place = at) =>
  server.call({ method: 'POST', url: `${myQuizPath(place)}/recall`, token: who.token, payload: { rating, text } });
const undo = (who: Person = me!, place = at) =>
  server.call({ method: 'DELETE', url: `${myQuizPath(place)}/recall`, token: who.token });
const grade = (grading: number, who: Person = me!, place = at) =>
  server.call({
    method: 'PUT',
    url: `${answerPath(place, who)}/grade`,
    token: club.creator.token,
    payload: { grading, version: 0 },
  });
const gradeSelf = (score: number, place = at) =>
  server.call({
    method: 'PUT',
    url: `${quizPath(place)}/self-evaluation`,
    token: me!.token,
    payload: { grading: score, note: '' },
  });

describe('what comes', () => {
  test('a finished quiz comes fourteen days after its final answer, and not before; an unfinished one never', async () => {
    await answerFully(server, me!, at, '내 답');
    await submitPre(server, me!, placeOf(club, 1));
    await pass(13);
    expect(await listed()).toMatchObject({ contents: [], totalElements: 0, nextOn: '2026-11-21' });
    await pass(1);
    expect(await listed()).toMatchObject({
      contents: [{ quizSequence: at.quiz, no: 1, grade: null, lastOn: '2026-11-06', dueOn: '2026-11-20' }],
      totalElements: 1,
      nextOn: null,
    });
    expect(await dueOf(ann)).toEqual([]);
  });

  test('a revision begins the wait anew', async () => {
    await answerFully(server, me!, at);
    await pass(10);
    await run('update answers set final_revised_at = $1', [server.clock.now()]);
    await pass(4);
    expect(await dueOf()).toEqual([]);
  });

  test('what went badly comes after three days, by the official grade before the own one', async () => {
    for (const index of [0, 1, 2]) await answerFully(server, me!, placeOf(club, index));
    expect((await grade(69)).status).toBe(200);
    await gradeSelf(20, placeOf(club, 1));
    await gradeSelf(20, placeOf(club, 2));
    await grade(70, me, placeOf(club, 2));
    await pass(3);
    expect((await listed()).contents.map((one) => [one.no, one.grade])).toEqual([
      [1, 69],
      [2, 20],
    ]);
  });

  test('a grade that is held is nobody’s yet, and the answer waits like any', async () => {
    await open({ holdGrades: true });
    await answerFully(server, me!, at);
    await grade(10);
    await pass(3);
    expect(await dueOf()).toEqual([]);
    await pass(11);
    expect((await listed()).contents).toMatchObject([{ grade: null }]);
  });

  test.each([
    ['the club was left', `update club_members set membership_status = 'LEFT' where club_sequence = $1`],
    ['the quiz was taken back', 'update club_quizzes set published = false where club_sequence = $1'],
    [
      'its opening was put off',
      `update club_quizzes set open_at = open_at + interval '90 days', deadline_at = null where club_sequence = $1`,
    ],
    [
      'the quiz was deleted',
      `update quizzes set quiz_status = 'DELETED' where quiz_sequence in
         (select quiz_sequence from club_quizzes where club_sequence = $1)`,
    ],
  ])('nothing comes of what can no longer be seen: %s', async (_, statement) => {
    await answerFully(server, me!, at);
    await pass(14);
    expect(await dueOf()).toEqual([at.quiz]);
    await run(statement, [club.clubSequence]);
    expect(await listed()).toMatchObject({ contents: [], totalElements: 0, nextOn: null });
    expect([403, 404]).toContain((await get()).status);
    expect([403, 404]).toContain((await rate('GOOD')).status);
    expect(
      await rows('select from recalls join answers using (answer_sequence) where club_sequence = $1', [at.club]),
    ).toEqual([]);
  });

  test('a club that is over still comes', async () => {
    await answerFully(server, me!, at);
    await pass(14);
    await run(`update clubs set club_status = '0500' where club_sequence = $1`, [at.club]);
    expect((await rate('GOOD')).status).toBe(200);
  });
});

describe('what it is held against', () => {
  test('the own final answer and the model answer, and when it comes again by each rating', async () => {
    await answerFully(server, me!, at, '내 최종');
    await pass(14);
    expect(await recallOf()).toMatchObject({
      final: { text: '내 최종' },
      modelAnswer: { text: '모범 답안 1', keywords: ['핵심'] },
      before: null,
      changes: { feedback: null, modelAnswerRevisedAt: null, picked: null },
      dueOn: '2026-11-20',
      options: [
        { rating: 'AGAIN', nextOn: '2026-11-21' },
        { rating: 'HARD', nextOn: '2026-12-08' },
        { rating: 'GOOD', nextOn: '2026-12-19' },
        { rating: 'EASY', nextOn: '2027-01-11' },
      ],
    });
  });

  test('a model answer that the club holds stays held', async () => {
    await open({ holdModelAnswer: true });
    await answerFully(server, me!, at);
    await pass(14);
    await run('update quizzes set model_answer = $2, updated_at = $3 where quiz_sequence = $1', [
      at.quiz,
      '비밀',
      server.clock.now(),
    ]);
    const { modelAnswer, changes } = await recallOf();
    expect([modelAnswer, changes.modelAnswerRevisedAt]).toEqual([null, null]);
  });

  test('what came since: feedback, another model answer, a peer’s answer that was picked', async () => {
    const ben = await makePerson(server, tenantId, 'member', '벤');
    await open();
    await run(
      `insert into club_members (tenant_id, club_sequence, member_id, membership_status, requested_at, joined_at)
       values ($1, $2, $3, 'MEMBER', now(), now())`,
      [tenantId, at.club, ben.memberId],
    );
    for (const person of [me!, ann!, ben]) await answerFully(server, person, at, `${person.nickname}의 답`);
    await pass(14);
    const said = await server.call({
      method: 'PUT',
      url: `${answerPath(at, me!)}/feedback`,
      token: club.creator.token,
      ...(await multipart({ text: '잘 짚었어요', version: 0 })),
    } as Parameters<TestServer['call']>[0]);
    expect(said.status).toBe(200);
    await run('update quizzes set model_answer = $2, updated_at = $3 where quiz_sequence = $1', [
      at.quiz,
      '새 모범',
      server.clock.now(),
    ]);
    await server.call({ method: 'POST', url: `${answerPath(at, ann!)}/onepick`, token: ben.token, payload: {} });
    const news = {
      feedback: { text: '잘 짚었어요' },
      modelAnswerRevisedAt: server.clock.now().toISOString(),
      picked: { text: '안나의 답', member: { nickname: '안나' } },
    };
    expect((await recallOf()).changes).toMatchObject(news);
    expect((await rate('AGAIN', '하나')).status).toBe(200);
    await pass(1);
    expect(await recallOf()).toMatchObject({
      before: { text: '하나', rating: 'AGAIN', recalledOn: '2026-11-19' },
      changes: { feedback: null, modelAnswerRevisedAt: null, picked: null },
    });
  });

  test('what one picked oneself is no news, nor is that one was picked', async () => {
    for (const person of [me!, ann!]) await answerFully(server, person, at);
    await pass(14);
    const pick = (who: Person, whom: Person) =>
      server.call({ method: 'POST', url: `${answerPath(at, whom)}/onepick`, token: who.token, payload: {} });
    for (const picked of [await pick(me!, ann!), await pick(ann!, me!)]) expect(picked.status).toBe(200);
    expect((await recallOf()).changes.picked).toBeNull();
  });

  test('an anonymous club keeps its people hidden', async () => {
    await open({ anonymous: true });
    for (const person of [me!, ann!]) await answerFully(server, person, at, '같은 답');
    await pass(14);
    const { answer_sequence } = (await answerRow(server, tenantId, at, ann!))!;
    await run(
      `insert into one_picks (tenant_id, club_sequence, quiz_sequence, member_id, answer_sequence, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [tenantId, at.club, at.quiz, club.creator.memberId, answer_sequence, server.clock.now()],
    );
    const { picked } = (await recallOf()).changes;
    expect(picked?.member.nickname).toMatch(/^익명/);
    expect(JSON.stringify(picked)).not.toContain(ann!.memberId);
  });

  test('one’s own alone: without a final answer there is nothing, outside the club nobody gets in', async () => {
    await answerFully(server, ann!, at);
    await pass(14);
    expect((await get()).body.code).toBe('0409');
    expect((await rate('GOOD')).body.code).toBe('0409');
    const outsider = await makePerson(server, tenantId, 'member');
    expect((await get(outsider)).status).toBe(403);
    expect((await rate('GOOD', '', outsider)).status).toBe(403);
    expect((await get(me, { ...at, quiz: 999_999 })).status).toBe(404);
  });
});

describe('a rating', () => {
  test('keeps what its button said, ends it for today, and the next interval is longer', async () => {
    await answerFully(server, me!, at);
    await pass(14);
    const promised = (await recallOf()).options[2]!;
    expect((await rate('GOOD', ' 떠오른 것 ')).body.data).toEqual({ rating: 'GOOD', nextOn: promised.nextOn });
    expect(await listed()).toMatchObject({ contents: [], doneToday: 1, nextOn: promised.nextOn });
    expect((await rate('GOOD')).body.code).toBe('0409');
    expect((await recallOf()).options).toEqual([]);
    await pass(29);
    const { before, options } = await recallOf();
    expect(before).toMatchObject({ text: '떠오른 것', rating: 'GOOD' });
    expect(Date.parse(options[2]!.nextOn) - server.clock.now().getTime()).toBeGreaterThan(29 * 86_400_000);
  });

  test('comes when it is due and not before', async () => {
    await answerFully(server, me!, at);
    await pass(13);
    expect((await recallOf()).options).toEqual([]);
    expect((await rate('GOOD')).body).toMatchObject({ code: '0409', message: '아직 복습할 때가 아닌 퀴즈입니다.' });
    expect(await listed()).toMatchObject({ doneToday: 0, retention: { cards: 0 } });
    await pass(1);
    expect((await rate('GOOD')).status).toBe(200);
  });

  test('of many at once one is kept', async () => {
    await answerFully(server, me!, at);
    await pass(14);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => rate(n % 2 === 0 ? 'GOOD' : 'EASY')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  });

  test('changes nothing of the club: answer, grades and points stay as they were', async () => {
    await answerFully(server, me!, at);
    await grade(60);
    await pass(14);
    const state = async () => [
      await answerRow(server, tenantId, at, me!),
      await rows('select * from answer_grades order by answer_sequence, grader'),
      await rows('select entry_sequence, points from point_entries order by entry_sequence'),
      await rows('select count(*) from answer_versions'),
    ];
    const before = await state();
    expect((await rate('EASY', '전혀 다른 답')).status).toBe(200);
    expect(await state()).toEqual(before);
  });

  test('its row can be added to and not changed', async () => {
    await answerFully(server, me!, at);
    await pass(14);
    await rate('GOOD');
    const change = server.database.transaction(tenantId, (transaction) =>
      transaction.execute(`update recalls set rating = 'EASY'`),
    );
    await expect(change).rejects.toThrow(/permission denied/);
  });
});

describe('taking back', () => {
  const kept = () =>
    rows(
      `select rating, recalls.text from recalls join answers using (tenant_id, answer_sequence)
       where club_sequence = $1 and member_id = $2 order by recalled_on`,
      [at.club, me!.memberId],
    );

  test('brings everything back as it was before the rating, also before the second one', async () => {
    await answerFully(server, me!, at);
    await pass(14);
    const asSeen = async () => [await listed(), await recallOf()];
    const first = await asSeen();
    await rate('EASY', '잘못 눌렀다');
    expect(await undo()).toMatchObject({ status: 200, body: { data: null } });
    expect(await asSeen()).toEqual(first);
    expect((await rate('GOOD', '하나')).status).toBe(200);
    await pass(29);
    const second = await asSeen();
    await rate('AGAIN', '둘');
    expect((await undo()).status).toBe(200);
    expect(await asSeen()).toEqual(second);
    expect(await kept()).toEqual([{ rating: 'GOOD', text: '하나' }]);
  });

  test('goes one step back, and not after an hour', async () => {
    await answerFully(server, me!, at);
    await pass(14);
    expect((await undo()).body).toMatchObject({ code: '0409', message: '되돌릴 수 있는 복습이 없습니다.' });
    await rate('GOOD');
    expect((await undo()).status).toBe(200);
    expect((await undo()).status).toBe(409);
    await rate('GOOD');
    await run(`update recalls set recalled_at = recalled_at - interval '61 minutes'`);
    expect((await undo()).status).toBe(409);
    expect(await kept()).toHaveLength(1);
  });

  test('past midnight it takes the rating of the day before, and of two the later one', async () => {
    await answerFully(server, me!, at);
    await pass(14);
    await rate('AGAIN', '자정 전');
    await run('update recalls set recalled_on = recalled_on - 1, due_on = recalled_on');
    expect((await rate('GOOD', '자정 뒤')).status).toBe(200);
    expect((await undo()).status).toBe(200);
    expect(await kept()).toEqual([{ rating: 'AGAIN', text: '자정 전' }]);
    expect((await undo()).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  test('of many at once one takes back, and nobody takes back what is another’s', async () => {
    for (const person of [me!, ann!]) await answerFully(server, person, at);
    await pass(14);
    for (const person of [me!, ann!]) await rate('GOOD', '', person);
    const outsider = await makePerson(server, tenantId, 'member');
    expect((await undo(outsider)).status).toBe(403);
    const answers = await Promise.all(Array.from({ length: 8 }, () => undo()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await listed(ann)).doneToday).toBe(1);
    expect((await listed()).doneToday).toBe(0);
  });
});

describe('the curve', () => {
  test('has a share for each of eight weeks, and what is expected now', async () => {
    for (const index of [0, 1, 2]) await answerFully(server, me!, placeOf(club, index));
    await pass(14);
    await rate('GOOD');
    await rate('AGAIN', '', me, placeOf(club, 1));
    await pass(7);
    await rate('HARD', '', me, placeOf(club, 1));
    const { weeks, cards, predicted } = (await listed()).retention;
    expect(weeks.map(({ recalls, recalled }) => [recalls, recalled])).toEqual([
      ...Array.from({ length: 6 }, () => [0, 0]),
      [2, 1],
      [1, 1],
    ]);
    expect(weeks.at(-1)!.from).toBe('2026-11-16');
    expect(cards).toBe(2);
    expect(predicted).toBeGreaterThan(0.9);
    expect(predicted).toBeLessThan(1);
  });

  test('and the list cost as many statements whatever waits', async () => {
    const cost = async () => {
      const before = server.database.statements;
      await listed();
      return server.database.statements - before;
    };
    const empty = await cost();
    for (const index of [0, 1, 2]) await answerFully(server, me!, placeOf(club, index));
    await pass(20);
    expect(await dueOf()).toHaveLength(3);
    expect(await cost()).toBe(empty);
  });
});
