import type { Agenda } from '@dure/contract/clubs/agenda/agenda.endpoints';
import type { LectureClubDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { answerFully } from '../../../testing/answers.ts';
import { day, lectureForm, makeClub, studyForm, type ClubOptions, type QuizOptions } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let me: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});
beforeEach(async () => {
  me = await makePerson(server, tenantId, 'member', '나');
});

const make = (quizzes: readonly QuizOptions[], options: ClubOptions = {}) =>
  makeClub(server, tenantId, { members: [me], quizzes, ...options });
const agenda = async ({ token }: Person = me): Promise<Agenda> =>
  (await server.call({ url: '/api/v1/my/agenda', token })).body.data;
const eventsOf = async (person = me) =>
  (await agenda(person)).contents.map(({ kind, at, no }) => [kind, at, no] as const);
const open = { openAt: day(-1) };

test('seven days of the tenant, today first', async () => {
  expect(await agenda()).toEqual({
    days: ['20', '21', '22', '23', '24', '25', '26'].map((one) => `2026-11-${one}`),
    contents: [],
  });
});

test('deadlines and openings in their order, up to the last minute of the seventh day', async () => {
  const lastMinute = new Date('2026-11-26T14:59:00.000Z');
  const midnight = new Date('2026-11-26T15:00:00.000Z');
  const made = await make([
    { ...open, deadlineAt: lastMinute },
    { ...open, deadlineAt: midnight },
    { openAt: day(2), deadlineAt: day(3) },
    { openAt: midnight },
    { ...open, deadlineAt: day(-0.5) },
    { ...open, deadlineAt: null },
  ]);
  expect(await eventsOf()).toEqual([
    ['QUIZ_OPENS', day(2).toISOString(), 3],
    ['QUIZ_DUE', day(3).toISOString(), 3],
    ['QUIZ_DUE', lastMinute.toISOString(), 1],
  ]);
  const { contents } = await agenda();
  expect(contents.map(({ sequence }) => sequence)).toEqual([null, null, made.quizSequences[0]]);
});

test('what is answered finally, unpublished, or of a club that is not running or not mine comes not', async () => {
  const quizzes = [{ ...open, deadlineAt: day(1) }];
  const made = await make(quizzes);
  await answerFully(server, me, { club: made.clubSequence, quiz: made.quizSequences[0]! });
  await make([{ openAt: day(1), published: false }]);
  await make(quizzes, { status: '0500' });
  await make(quizzes, { members: [], people: [{ person: me, status: 'LEFT' }] });
  expect(await eventsOf()).toEqual([]);
  const other = await makePerson(server, tenantId, 'member', '다른 이');
  await make(quizzes, { members: [other] });
  expect(await eventsOf()).toEqual([]);
  expect(await eventsOf(other)).toHaveLength(1);
});

test('studies of a lecture are taken up', async () => {
  await server.services.jobs.start([]);
  const manager = await makePerson(server, tenantId, 'manager', '관리자');
  const studies = [
    studyForm(1, { startAt: day(2).toISOString(), endAt: day(3).toISOString() }),
    studyForm(2, { startAt: day(9).toISOString(), endAt: day(10).toISOString() }),
  ];
  const payload = lectureForm({ studies, startAt: day(1).toISOString(), endAt: day(20).toISOString() });
  const made = await server.call({ method: 'POST', url: '/api/v1/lecture-club', token: manager.token, payload });
  const club = made.body.data as LectureClubDetail;
  const url = `/api/v1/clubs/${club.clubSequence}/join`;
  const { participationCode } = club;
  await server.call({ method: 'POST', url, token: me.token, payload: { participationCode } });
  expect(await eventsOf()).toEqual([]);
  await server.database.transaction(tenantId, (transaction) =>
    transaction.execute(`update clubs set club_status = '0400' where club_sequence = $1`, [club.clubSequence]),
  );
  expect(await eventsOf()).toEqual([['STUDY_STARTS', day(2).toISOString(), 1]]);
});
