import { beforeAll, beforeEach, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { answerPath, placeOf, submitPre, type Place } from '../../../testing/answers.ts';
import { day, makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { makeGradedAnswers, type GradedAnswer } from '../../../testing/graded-answers.ts';
import { logInAgain, makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let me: Person;
let authors: Person[];
let club: MadeClub;
let places: Place[];

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});
beforeEach(async () => {
  server.clock.set(START);
  me = await makePerson(server, tenantId, 'member');
  authors = await Promise.all(Array.from({ length: 6 }, () => makePerson(server, tenantId, 'member')));
  club = await makeClub(server, tenantId, {
    members: [me, ...authors],
    quizzes: authors.map(() => ({})),
    endAt: day(90),
  });
  places = authors.map((_, index) => placeOf(club, index));
});

const eye = async (who = me) => {
  const { status, body } = await server.call({ url: '/api/v1/my/good-eye', token: who.token });
  expect(status).toBe(200);
  return body.data;
};
async function pickAll(who = me) {
  for (const place of places) await submitPre(server, who, place);
  for (const [index, author] of authors.entries()) await pick(index, author, who);
}
const pick = async (index: number, author: Person, who = me) => {
  const url = `${answerPath(places[index]!, author)}/onepick`;
  expect((await server.call({ method: 'POST', url, token: who.token })).status).toBe(200);
};
/** Of each author the answer to one quiz, and its grades. */
const give = (grades: readonly GradedAnswer['grades'][]) =>
  makeGradedAnswers(
    server,
    tenantId,
    grades.map((its, index) => ({ person: authors[index]!, place: places[index]!, ...(its && { grades: its }) })),
  );
const grade = (index: number, grading: number) =>
  server.call({
    method: 'PUT',
    url: `${answerPath(places[index]!, authors[index]!)}/grade`,
    token: club.creator.token,
    payload: { grading, version: 0 },
  });
async function nextMonth() {
  server.clock.set(day(20).toISOString());
  me = await logInAgain(server, tenantId, me);
}

test('one-picks that were graded well later are told in tenths, once the month is over', async () => {
  await give(authors.map(() => undefined));
  await pickAll();
  server.clock.set(day(0.1).toISOString());
  for (const [index, grading] of [95, 90, 91, 89, 20, 99].entries())
    expect((await grade(index, grading)).status).toBe(200);
  expect(await eye()).toEqual({ pickCount: 0, tenths: null });
  await nextMonth();
  // Four of six.
  expect(await eye()).toEqual({ pickCount: 6, tenths: 7 });
});

test('of fewer than five nothing is told but how many they are', async () => {
  await give(authors.map(() => undefined));
  await pickAll();
  server.clock.set(day(0.1).toISOString());
  for (const index of [0, 1, 2, 3]) await grade(index, 95);
  await nextMonth();
  expect(await eye()).toEqual({ pickCount: 4, tenths: null });
});

test('what was graded already, by its author alone, or is held, does not count', async () => {
  await give([{ INSTRUCTOR: 95 }, { INSTRUCTOR: 95 }, { SELF: 95 }, undefined, undefined, undefined]);
  server.clock.set(day(0.1).toISOString());
  await pickAll();
  server.clock.set(day(0.2).toISOString());
  for (const index of [3, 4, 5]) await grade(index, 95);
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .updateTable('answers')
        .set({ grades_held: true })
        .where('tenant_id', '=', tenantId)
        .where('club_sequence', '=', club.clubSequence)
        .where('quiz_sequence', '=', places[5]!.quiz),
    ),
  );
  await nextMonth();
  expect(await eye()).toEqual({ pickCount: 2, tenths: null });
});

test('it is one’s own: others have none of it', async () => {
  await give(authors.map(() => undefined));
  await pickAll();
  server.clock.set(day(0.1).toISOString());
  for (const index of authors.keys()) await grade(index, 95);
  await nextMonth();
  expect(await eye()).toEqual({ pickCount: 6, tenths: 10 });
  const other = await logInAgain(server, tenantId, authors[0]!);
  expect(await eye(other)).toEqual({ pickCount: 0, tenths: null });
});
