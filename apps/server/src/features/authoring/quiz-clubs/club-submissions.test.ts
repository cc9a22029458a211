import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { clubDifference } from '@dure/contract/authoring/quiz-clubs/club-difference';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { clubForm, quizForm, submitClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let instructor: Person;
let manager: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  instructor = await makePerson(server, tenantId, 'instructor');
  manager = await makePerson(server, tenantId, 'manager');
});

const submit = async (form: object) => (await submitClub(server, instructor, form)).body.data as QuizClubDetail;
const decide = ({ clubSequence, version }: QuizClubDetail, decision: string, reason = '') =>
  server.call({
    method: 'PUT',
    url: `/api/manager/v1/clubs/${clubSequence}/approval`,
    token: manager.token,
    payload: { decision, reason, version },
  });
const previousOf = async ({ clubSequence }: QuizClubDetail) => {
  const url = `/api/manager/v1/clubs/${clubSequence}/previous-submission`;
  const { body } = await server.call({ url, token: manager.token });
  return (body.data as { previous: { submittedAt: string; rejection: string | null; club: QuizClubDetail } | null })
    .previous;
};
const presentOf = async ({ clubSequence }: QuizClubDetail) =>
  (await server.call({ url: `/api/v2/quiz-clubs/${clubSequence}`, token: manager.token })).body.data as QuizClubDetail;

/** What the server's own role may not do to the history. */
async function asOwner(statement: string, clubSequence: number): Promise<void> {
  const owner = new pg.Client(server.owner);
  await owner.connect();
  await owner.query(statement, [clubSequence]);
  await owner.end();
}

test('a club submitted once differs in nothing from what is kept of it', async () => {
  const club = await submit(clubForm());
  const previous = await previousOf(club);
  expect(previous).toMatchObject({ submittedAt: server.clock.now().toISOString(), rejection: null });
  expect(clubDifference(previous!.club, await presentOf(club))).toEqual({ fields: [], quizzes: [] });
});

test('a club submitted again is compared with what was rejected, and the reason stands beside', async () => {
  const first = await submit(clubForm({ quizzes: [quizForm(), quizForm({ question: '빠질 문제' })] }));
  await decide(first, 'REJECT', '소개를 더 써 주세요.');
  const { version, quizzes } = await presentOf(first);
  const again = {
    ...clubForm({ clubSequence: first.clubSequence, version, description: '더 자세한 소개입니다.' }),
    quizzes: [{ ...quizForm({ question: '고친 문제' }), quizSequence: quizzes[0]!.quizSequence }],
  };
  const second = await submit(again);
  expect(second.clubStatus).toBe('0100');
  const previous = await previousOf(second);
  expect(previous?.rejection).toBe('소개를 더 써 주세요.');
  expect(clubDifference(previous!.club, await presentOf(second))).toMatchObject({
    fields: [{ field: 'description', before: '설계를 글로 설명합니다.', after: '더 자세한 소개입니다.' }],
    quizzes: [
      { kind: 'CHANGED', no: 1, fields: [{ field: 'question', after: '고친 문제' }] },
      { kind: 'REMOVED', no: 2, question: '빠질 문제' },
    ],
  });
});

test('what its author changed while a club waits shows as well', async () => {
  const club = await submit(clubForm());
  const { body } = await server.call({
    method: 'PUT',
    url: `/api/v2/quiz-clubs/${club.clubSequence}`,
    token: instructor.token,
    payload: { ...clubForm({ capacity: 5 }), version: club.version },
  });
  expect(body.code).toBe('0000');
  const { fields } = clubDifference((await previousOf(club))!.club, await presentOf(club));
  expect(fields).toEqual([{ field: 'capacity', before: null, after: 5 }]);
});

test('a form that was kept with codes alone, and without the shape of a picture, is compared as well', async () => {
  const club = await submit(clubForm());
  await asOwner(
    `with gone as (delete from club_submissions where club_sequence = $1 returning *)
     insert into club_submissions (tenant_id, club_sequence, form, submitted_by, submitted_at)
     select tenant_id, club_sequence, form - 'clubImageShape' || '{"jobGroups": ["0300"], "jobs": ["0301"], "jobLevels": ["1"]}',
       submitted_by, submitted_at from gone`,
    club.clubSequence,
  );
  expect(clubDifference((await previousOf(club))!.club, await presentOf(club))).toEqual({ fields: [], quizzes: [] });
});

test('where nothing was kept, nothing is compared', async () => {
  const club = await submit(clubForm());
  await asOwner('delete from club_submissions where club_sequence = $1', club.clubSequence);
  expect(await previousOf(club)).toBeNull();
});

test('each submission and the first draft stand in the history of the club', async () => {
  const { body } = await server.call({
    method: 'PUT',
    url: '/api/v2/quiz-club/temporary',
    token: instructor.token,
    payload: {},
  });
  const draft = body.data as QuizClubDetail;
  await submit(clubForm({ clubSequence: draft.clubSequence, version: draft.version }));
  const [rows] = await server.database.read(
    tenantId,
    build
      .selectFrom('club_transitions')
      .select(['event', 'from_status', 'to_status', 'member_id'])
      .where('club_sequence', '=', draft.clubSequence)
      .orderBy('transition_sequence'),
  );
  expect(rows).toEqual([
    { event: 'SAVE_DRAFT', from_status: null, to_status: '0000', member_id: instructor.memberId },
    { event: 'SUBMIT_FOR_APPROVAL', from_status: '0000', to_status: '0100', member_id: instructor.memberId },
  ]);
});
