import type { ClubDashboard, MemberStanding } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import type { ClubRecruiting } from '@dure/contract/insight/dashboard/recruiting.endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { answerFully, answerPath, placeOf, saveDraft, submitPre } from '../../../testing/answers.ts';
import { day, makeClub, type ClubOptions, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

const made = (options: ClubOptions = {}) => makeClub(server, tenantId, options);
const person = (role: 'member' | 'instructor' | 'manager' = 'member', nickname?: string) =>
  makePerson(server, tenantId, role, nickname);
async function read<T>({ clubSequence, creator }: MadeClub, rest = '', who = creator): Promise<T> {
  const { status, body } = await server.call({
    url: `/api/v1/clubs/${clubSequence}/dashboard${rest}`,
    token: who.token,
  });
  expect(status).toBe(200);
  return body.data as T;
}
const grade = (club: MadeClub, quiz: number, member: Person, grading: number, by = club.creator) =>
  server.call({
    method: 'PUT',
    url: `${answerPath(placeOf(club, quiz), member)}/grade`,
    token: by.token,
    payload: { grading, version: 0 },
  });
const namesOf = async (club: MadeClub, query: string) =>
  (await read<{ contents: MemberStanding[] }>(club, `/members?${query}`)).contents.map(({ nickname }) => nickname);

describe('the work that waits', () => {
  test('says since when, what is not released, and how far members got with each quiz', async () => {
    const [done, pre, begun] = [await person(), await person(), await person()];
    const club = await made({ members: [done, pre, begun], holdGrades: true, quizzes: [{ deadlineAt: day(3) }, {}] });
    await answerFully(server, done, placeOf(club));
    const first = server.clock.now().toISOString();
    server.clock.advance(60_000);
    await answerFully(server, done, placeOf(club, 1));
    await submitPre(server, pre, placeOf(club), { text: '사전' });
    await saveDraft(server, begun, placeOf(club), '쓰는 중', 0);
    const before = await read<ClubDashboard>(club);
    expect(before.work).toMatchObject({ waitingCount: 2, heldCount: 0, oldestWaitingAt: first, paceSeconds: null });
    expect(before.quizzes[0]).toMatchObject({
      begunCount: 1,
      submittedCount: 2,
      finalCount: 1,
      deadlineAt: day(3).toISOString(),
    });
    expect(before.quizzes[1]).toMatchObject({ begunCount: 0, submittedCount: 1, finalCount: 1, deadlineAt: null });
    await grade(club, 0, done, 80);
    const after = await read<ClubDashboard>(club);
    expect(after.work).toMatchObject({ waitingCount: 1, heldCount: 1 });
    expect(after.work.oldestWaitingAt).not.toBe(first);
  });

  test('tells how long an answer takes by the own grades of the one who asks, in this club and in all', async () => {
    const members = await Promise.all(Array.from({ length: 7 }, () => person()));
    const teacher = await person('instructor');
    const club = await made({ members, instructors: [teacher], quizzes: [{}] });
    const other = await made({ creator: club.creator, quizzes: [{}] });
    for (const member of members) await answerFully(server, member, placeOf(club));
    for (const member of members.slice(0, 6)) {
      expect((await grade(club, 0, member, 70)).status).toBe(200);
      server.clock.advance(90_000);
    }
    expect((await read<ClubDashboard>(club)).work.paceSeconds).toBe(90);
    expect((await read<ClubDashboard>(club, '', teacher)).work.paceSeconds).toBeNull();
    expect((await read<ClubDashboard>(other)).work.paceSeconds).toBeNull();
    const waiting = await server.call({ url: '/api/v1/my/waiting-quizzes', token: club.creator.token });
    expect(waiting.body.data).toMatchObject({ answerCount: 1, paceSeconds: 90 });
  });

  test('names whom to write to, with what was heard of them last', async () => {
    const [done, quiet] = [await person('member', '다함'), await person('member', '조용함')];
    const club = await made({ members: [done, quiet], joinedAt: day(-7), quizzes: [{}, {}, {}] });
    for (const quiz of [0, 1, 2]) await answerFully(server, done, placeOf(club, quiz));
    const send = () =>
      server.call({
        method: 'POST',
        url: `/api/v1/my/clubs/${club.clubSequence}/messages`,
        token: club.creator.token,
        payload: { memberUUIDs: [quiet.memberId], text: '안녕하세요' },
      });
    const silent = (await read<ClubDashboard>(club)).work.behind;
    expect(silent).toMatchObject([{ nickname: '조용함', lastAnswerAt: null, lastMessageAt: null }]);
    await send();
    await submitPre(server, quiet, placeOf(club), { text: '사전' });
    const now = server.clock.now().toISOString();
    expect((await read<ClubDashboard>(club)).work.behind).toMatchObject([{ lastAnswerAt: now, lastMessageAt: now }]);
  });

  test('counts reports of members of now', async () => {
    const [member, gone] = [await person(), await person()];
    const club = await made({ members: [member, gone], quizzes: [{}] });
    const report = { figures: '{}', sections: '{}', run: 1, drafted_at: server.clock.now() };
    await server.database.transaction(tenantId, (transaction) =>
      transaction.all(
        build.insertInto('member_evaluations').values(
          [member, gone].map(({ memberId }) => ({
            tenant_id: tenantId,
            club_sequence: club.clubSequence,
            member_id: memberId,
            ...report,
          })),
        ),
        build
          .updateTable('club_members')
          .set({ membership_status: 'LEFT' })
          .where('club_sequence', '=', club.clubSequence)
          .where('member_id', '=', gone.memberId),
      ),
    );
    expect((await read<ClubDashboard>(club)).work).toMatchObject({ reportDraftCount: 1, reportReleasedCount: 0 });
  });
});

describe('the members behind a bar', () => {
  test('are those whom it counts', async () => {
    const [all, half, none] = [
      await person('member', '모두'),
      await person('member', '하나'),
      await person('member', '없음'),
    ];
    const club = await made({ members: [all, half, none], quizzes: [{}, {}] });
    await answerFully(server, all, placeOf(club));
    await answerFully(server, all, placeOf(club, 1));
    await answerFully(server, half, placeOf(club));
    await submitPre(server, half, placeOf(club, 1), { text: '사전' });
    await saveDraft(server, none, placeOf(club, 1), '쓰는 중', 0);
    await grade(club, 0, all, 100);
    await grade(club, 0, half, 59);
    const [first, second] = club.quizSequences;
    expect(await namesOf(club, 'fifth=4')).toEqual(['모두']);
    expect(await namesOf(club, 'fifth=2')).toEqual(['하나']);
    expect(await namesOf(club, 'fifth=0')).toEqual(['없음']);
    expect(await namesOf(club, 'tens=9')).toEqual(['모두']);
    expect(await namesOf(club, 'tens=5')).toEqual(['하나']);
    expect(await namesOf(club, 'tens=6')).toEqual([]);
    expect(await namesOf(club, `quiz=${second}&stage=final`)).toEqual(['모두']);
    expect(await namesOf(club, `quiz=${second}&stage=pre`)).toEqual(['하나']);
    expect(await namesOf(club, `quiz=${second}&stage=begun`)).toEqual(['없음']);
    expect(await namesOf(club, `quiz=${first}&stage=none`)).toEqual(['없음']);
    await server.call({
      method: 'PUT',
      url: '/api/v1/club/quizzes/comprehension',
      token: half.token,
      payload: { clubSequence: club.clubSequence, quizSequence: first, comprehension: 2 },
    });
    expect(await namesOf(club, 'comprehension=2')).toEqual(['하나']);
    expect(await namesOf(club, 'comprehension=3')).toEqual([]);
  });
});

describe('a club that recruits', () => {
  test('shows who came, who asks, how it goes on and what is missing', async () => {
    const [first, second, asking, gone] = [
      await person('member', '처음'),
      await person('member', '다음'),
      await person('member', '묻는 이'),
      await person(),
    ];
    const club = await made({
      status: '0300',
      capacity: 30,
      members: [first, second],
      joinedAt: day(-3),
      people: [
        { person: asking, status: 'PENDING' },
        { person: gone, status: 'LEFT' },
      ],
      recruitStartAt: day(-4),
      recruitEndAt: day(4),
      quizzes: [{ modelAnswer: '' }, { deadlineAt: day(20), contentUrl: 'https://example.com/a' }],
    });
    const shown = await read<ClubRecruiting>(club, '/recruiting');
    expect(shown).toMatchObject({
      memberCount: 2,
      capacity: 30,
      requestCount: 1,
      recruitsUntil: day(4).toISOString(),
      requests: [{ nickname: '묻는 이' }],
      expectedCount: 4,
      missing: { hasQuizzes: true, modelAnswers: [1], deadlines: [1], firstContent: true, graderCount: 1 },
    });
    expect(shown.people.map(({ nickname }) => nickname).toSorted()).toEqual(['다음', '처음']);
    expect(shown.growth.map(({ memberCount }) => memberCount)).toEqual([2]);
  });

  test('tells nobody but those who run it', async () => {
    const member = await person();
    const club = await made({ status: '0300', members: [member] });
    for (const who of [member, await person('instructor')]) {
      const url = `/api/v1/clubs/${club.clubSequence}/dashboard/recruiting`;
      expect((await server.call({ url, token: who.token })).status).toBe(403);
    }
  });
});
