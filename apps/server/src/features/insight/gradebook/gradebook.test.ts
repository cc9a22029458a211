import {
  GRADEBOOK_STRETCH,
  type Gradebook,
  type KeptLayout,
} from '@dure/contract/insight/gradebook/gradebook.endpoints';
import { DEFAULT_LAYOUT, sumsOf } from '@dure/contract/insight/gradebook/gradebook-layout';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { answerFully, placeOf, saveDraft, submitPre } from '../../../testing/answers.ts';
import { day, makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { makeGradedAnswers } from '../../../testing/graded-answers.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

const member = (name = '멤버') => makePerson(server, tenantId, 'member', name);
async function ask({ clubSequence, creator }: MadeClub, { token }: Person = creator, after?: string) {
  const query = after === undefined ? '' : `?after=${after}`;
  const answer = await server.call({ url: `/api/v1/clubs/${clubSequence}/gradebook${query}`, token });
  return { ...answer, data: answer.body.data as Gradebook };
}
const rowOf = ({ members }: Gradebook, { memberId }: Person) =>
  members.find(({ memberUUID }) => memberUUID === memberId)!;
const cellOf = (book: Gradebook, person: Person, quiz: number) => {
  const { states, grades, late } = rowOf(book, person);
  return { state: states[quiz], grade: grades[quiz], isLate: late.includes(quiz) };
};

test('says of each member and quiz how far it is', async () => {
  const [one, other] = [await member('하나'), await member('둘')];
  const club = await makeClub(server, tenantId, {
    members: [one, other],
    quizzes: [{}, { deadlineAt: day(-1) }, { openAt: day(3) }, { deadlineAt: day(3) }, { deadlineAt: day(-1) }],
  });
  await answerFully(server, one, placeOf(club, 0));
  await saveDraft(server, other, placeOf(club, 0), '초안', 0);
  await submitPre(server, one, placeOf(club, 3));
  await makeGradedAnswers(server, tenantId, [{ person: one, place: placeOf(club, 4), grades: { INSTRUCTOR: 72 } }]);
  const { data } = await ask(club);
  expect(rowOf(data, one)).toMatchObject({
    nickname: '하나',
    studentNumber: null,
    states: ['waiting', 'missing', 'unopened', 'pre', 'graded'],
    grades: [null, null, null, null, 72],
    late: [4],
  });
  expect(rowOf(data, other)).toMatchObject({
    states: ['open', 'missing', 'unopened', 'open', 'missing'],
    late: [],
  });
  expect(data).toMatchObject({ memberCount: 2, next: null, holdsGrades: false, layout: { version: 0 } });
});

test('tells what waits for its release from what its author sees, and what is to be looked at again', async () => {
  const [one, other] = [await member(), await member()];
  const club = await makeClub(server, tenantId, { members: [one, other], quizzes: [{}], holdGrades: true });
  for (const person of [one, other]) await answerFully(server, person, placeOf(club));
  const graded = (person: Person) =>
    `/api/v1/clubs/${club.clubSequence}/quizzes/${club.quizSequences[0]}/answers/${person.memberId}/grade`;
  await server.call({
    method: 'PUT',
    url: graded(one),
    token: club.creator.token,
    payload: { grading: 90, version: 0 },
  });
  const { data } = await ask(club);
  expect(cellOf(data, one, 0)).toEqual({ state: 'held', grade: 90, isLate: false });
  expect(cellOf(data, other, 0)).toEqual({ state: 'waiting', grade: null, isLate: false });
});

test("a row's mean is the one that the club's dashboard shows", async () => {
  const one = await member();
  const club = await makeClub(server, tenantId, { members: [one], quizzes: [{}, {}, {}, {}] });
  const grades = [84, 91, 70];
  await makeGradedAnswers(
    server,
    tenantId,
    grades.map((INSTRUCTOR, index) => ({ person: one, place: placeOf(club, index), grades: { INSTRUCTOR } })),
  );
  const { data } = await ask(club);
  const { states, grades: given } = rowOf(data, one);
  const cells = data.quizzes.map(({ isOver }, index) => ({ state: states[index]!, grade: given[index]!, isOver }));
  const standings = await server.call({
    url: `/api/v1/clubs/${club.clubSequence}/dashboard/members`,
    token: club.creator.token,
  });
  const { contents } = standings.body.data as { contents: { meanGrade: number }[] };
  expect(sumsOf(cells, data.layout)).toEqual({ mean: 81.7, total: 245, count: 3 });
  expect(contents[0]!.meanGrade).toBe(81.7);
});

/** Members straight in the database, more than one answer holds. */
async function fillUp({ clubSequence }: MadeClub, count: number): Promise<void> {
  const name = `crowd-${clubSequence}-`;
  const columns = [
    'tenant_id',
    'member_id',
    'email',
    'email_normal',
    'password_hash',
    'nickname',
    'roles',
    'created_at',
  ] as const;
  await server.database.transaction(tenantId, async (transaction) => {
    await transaction.change(
      build
        .insertInto('members')
        .columns(columns)
        .expression(
          sql`select ${tenantId}::uuid, gen_random_uuid(), ${name} || no, ${name} || no, '', '군중 ' || no, '{ROLE_USER}'::text[],
            ${START}::timestamptz from generate_series(1, ${count}) as no` as never,
        ),
    );
    await transaction.change(
      build
        .insertInto('club_members')
        .columns(['tenant_id', 'club_sequence', 'member_id', 'membership_status', 'requested_at', 'joined_at'])
        .expression(
          sql`select tenant_id, ${clubSequence}::bigint, member_id, 'MEMBER', created_at, created_at from members
            where email like ${`${name}%`}` as never,
        ),
    );
  });
}

test('comes whole by its stretches, and takes no more statements for many members than for few', async () => {
  const [few, many] = [
    await makeClub(server, tenantId, { members: [await member()], quizzes: [{}] }),
    await makeClub(server, tenantId, { quizzes: [{}] }),
  ];
  await fillUp(many, GRADEBOOK_STRETCH + 3);
  const statementsOf = async (club: MadeClub) => {
    const before = server.database.statements;
    const { data } = await ask(club);
    return { data, statements: server.database.statements - before };
  };
  const [one, all] = [await statementsOf(few), await statementsOf(many)];
  expect(all.statements).toBe(one.statements);
  expect([all.data.memberCount, all.data.members.length]).toEqual([GRADEBOOK_STRETCH + 3, GRADEBOOK_STRETCH]);
  const rest = (await ask(many, many.creator, all.data.next!)).data;
  expect([rest.members.length, rest.next]).toEqual([3, null]);
  expect(new Set([...all.data.members, ...rest.members].map(({ memberUUID }) => memberUUID)).size).toBe(
    GRADEBOOK_STRETCH + 3,
  );
});

describe('the layout', () => {
  const save = ({ clubSequence, creator }: MadeClub, change: object, { token }: Person = creator) =>
    server.call({
      method: 'PUT',
      url: `/api/v1/clubs/${clubSequence}/gradebook/layout`,
      token,
      payload: { ...DEFAULT_LAYOUT, ...change },
    });

  test('is kept with the club, and a stale one is refused with the one that stands', async () => {
    const club = await makeClub(server, tenantId);
    const first = await save(club, { shape: 'summary', columns: ['studentNumber', 'mean'], decimals: 2, version: 0 });
    expect(first.body.data).toMatchObject({ shape: 'summary', version: 1 });
    expect((await ask(club)).data.layout).toMatchObject({ columns: ['studentNumber', 'mean'], decimals: 2 });
    const stale = await save(club, { shape: 'feedback', version: 0 });
    expect([stale.body.code, (stale.body.data as KeptLayout).shape]).toEqual(['0409', 'summary']);
    expect((await save(club, { shape: 'feedback', version: 1 })).body.data).toMatchObject({ version: 2 });
  });

  test('holds known columns alone, at least one, each once', async () => {
    const club = await makeClub(server, tenantId);
    expect((await save(club, { columns: ['password'] })).status).toBe(400);
    expect((await save(club, { columns: [] })).status).toBe(400);
    expect((await save(club, { columns: ['mean', 'mean'] })).body.data).toMatchObject({ columns: ['mean'] });
  });

  test("is the club's admins' alone", async () => {
    const club = await makeClub(server, tenantId);
    expect((await save(club, {}, await makePerson(server, tenantId, 'instructor'))).status).toBe(403);
    expect((await ask(club, await makePerson(server, tenantId, 'instructor'))).status).toBe(403);
    expect((await ask({ ...club, clubSequence: 999_999 })).status).toBe(404);
  });
});
