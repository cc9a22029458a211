import type { ClubDashboard, MemberDetail, MemberStanding } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerFully, answerPath, answerRow, placeOf, saveDraft, submitPre } from '../../../testing/answers.ts';
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
const get = (url: string, { token }: Person) => server.call({ url, token });
const pathOf = ({ clubSequence }: MadeClub, rest = '') => `/api/v1/clubs/${clubSequence}/dashboard${rest}`;
async function read<T>(club: MadeClub, rest = '', who = club.creator): Promise<T> {
  const { status, body } = await get(pathOf(club, rest), who);
  expect(status).toBe(200);
  return body.data as T;
}
const grade = (club: MadeClub, quiz: number, member: Person, grading: number) =>
  server.call({
    method: 'PUT',
    url: `${answerPath(placeOf(club, quiz), member)}/grade`,
    token: club.creator.token,
    payload: { grading, version: 0 },
  });

describe('who may look', () => {
  test('creator, instructor and manager; no member and no instructor of another club', async () => {
    const [member, teacher] = [await person(), await person('instructor')];
    const club = await made({ members: [member], instructors: [teacher], quizzes: [{}] });
    for (const rest of ['', '/members', `/members/${member.memberId}`]) {
      for (const who of [club.creator, teacher, await person('manager')]) {
        expect((await get(pathOf(club, rest), who)).status).toBe(200);
      }
      expect((await get(pathOf(club, rest), member)).status).toBe(403);
      expect((await get(pathOf(club, rest), await person('instructor'))).status).toBe(403);
    }
  });

  test('somebody who never joined is unknown, like somebody who does not exist', async () => {
    const [stranger, asking] = [await person(), await person()];
    const club = await made({ people: [{ person: asking, status: 'PENDING' }] });
    for (const { memberId } of [stranger, asking]) {
      const { status, body } = await get(pathOf(club, `/members/${memberId}`), club.creator);
      expect([status, body.code]).toEqual([404, '0404']);
    }
  });
});

describe('the overview', () => {
  test('begins with the work: what waits for grading, who asks, who falls behind', async () => {
    const [done, late, asking] = [await person('member', '다함'), await person('member', '늦음'), await person()];
    const club = await made({
      members: [done, late],
      joinedAt: day(-7),
      people: [{ person: asking, status: 'PENDING' }],
      quizzes: [{ question: '첫 문제' }, { question: '**둘째** 문제' }, { openAt: day(3) }],
    });
    await answerFully(server, done, placeOf(club));
    await answerFully(server, done, placeOf(club, 1));
    await grade(club, 0, done, 55);
    const { work, openedCount, progress, scores } = await read<ClubDashboard>(club);
    expect(openedCount).toBe(2);
    expect(work).toMatchObject({ waitingCount: 1, reviewCount: 0, requestCount: 1, behindCount: 1 });
    expect(work.waiting).toMatchObject([{ no: 2, question: '둘째 문제', member: { nickname: '다함' } }]);
    expect(work.behind).toMatchObject([{ nickname: '늦음', finalCount: 0, isBehind: true }]);
    expect(progress).toEqual({ mean: 50, median: 50, histogram: [1, 0, 0, 0, 1] });
    expect(scores).toMatchObject({ count: 1, mean: 55, lowShare: 1 });
  });

  test('an anonymous club shows its admins who wrote', async () => {
    const member = await person('member', '실명');
    const club = await made({ anonymous: true, members: [member], quizzes: [{}] });
    await answerFully(server, member, placeOf(club));
    const { work } = await read<ClubDashboard>(club);
    expect(work.waiting[0]?.member).toMatchObject({ nickname: '실명', memberUUID: member.memberId });
  });

  test('takes the same statements for one quiz and for fifty, for one answer and for many', async () => {
    const crowd = await Promise.all(Array.from({ length: 12 }, () => person()));
    const small = await made({ members: crowd.slice(0, 1), quizzes: [{}] });
    const large = await made({ members: crowd, quizzes: Array.from({ length: 50 }, () => ({})) });
    for (const member of crowd) await answerFully(server, member, placeOf(large, 3));
    const statements = async (club: MadeClub, rest: string) => {
      const before = server.database.statements;
      await read(club, rest);
      return server.database.statements - before;
    };
    for (const [rest, bound] of [
      ['', 11],
      ['/members', 8],
      [`/members/${crowd[0]!.memberId}`, 8],
    ] as const) {
      const [few, many] = [await statements(small, rest), await statements(large, rest)];
      expect(many).toBe(few);
      expect(many).toBeLessThanOrEqual(bound);
    }
  });

  test('a club without quizzes or members has empty figures', async () => {
    expect(await read<ClubDashboard>(await made())).toMatchObject({
      memberCount: 0,
      openedCount: 0,
      progress: { mean: 0, median: 0 },
      onTime: { share: null },
      scores: { mean: null },
      quizzes: [],
      discriminationAt: null,
    });
  });
});

describe('members', () => {
  test('can be sorted by progress and score, sought by name and narrowed to who falls behind', async () => {
    const [a, b, c] = [await person('member', '가람'), await person('member', '나래'), await person('member', '다온')];
    const club = await made({ members: [a, b, c], joinedAt: day(-7), quizzes: [{}, {}] });
    await answerFully(server, a, placeOf(club));
    await answerFully(server, b, placeOf(club));
    await answerFully(server, b, placeOf(club, 1));
    await grade(club, 0, a, 90);
    await grade(club, 0, b, 70);
    const names = async (query: string) =>
      (await read<{ contents: MemberStanding[] }>(club, `/members?${query}`)).contents.map(({ nickname }) => nickname);
    expect(await names('sort=progressDesc')).toEqual(['나래', '가람', '다온']);
    expect(await names('sort=progress')).toEqual(['다온', '가람', '나래']);
    expect(await names('sort=gradeDesc')).toEqual(['가람', '나래', '다온']);
    expect(await names('filter=behind')).toEqual(['다온']);
    expect(await names(`keyword=${encodeURIComponent('나래')}`)).toEqual(['나래']);
    expect(await names('sort=progress&size=1&page=2')).toEqual(['가람']);
  });

  test('who left is not among them, but can still be looked at', async () => {
    const left = await person('member', '떠난이');
    const club = await made({ people: [{ person: left, status: 'LEFT' }], quizzes: [{}] });
    await server.database.transaction(tenantId, (transaction) =>
      transaction.execute('update club_members set joined_at = requested_at where club_sequence = $1', [
        club.clubSequence,
      ]),
    );
    expect((await read<{ totalElements: number }>(club, '/members')).totalElements).toBe(0);
    expect(await read<MemberDetail>(club, `/members/${left.memberId}`)).toMatchObject({ isMember: false });
  });
});

test('the detail of a member has each opened quiz with grades, on time and keywords before and after', async () => {
  const member = await person('member', '하늘');
  const club = await made({
    members: [member],
    quizzes: [
      { modelAnswerKeywords: ['인덱스', '잠금'], deadlineAt: day(1) },
      { modelAnswerKeywords: [] },
      { openAt: day(2) },
    ],
  });
  await answerFully(server, member, placeOf(club), '인덱스');
  await grade(club, 0, member, 85);
  await submitPre(server, member, placeOf(club, 1), { text: '가'.repeat(1200) });
  const { draft_version } = (await answerRow(server, tenantId, placeOf(club, 1), member))!;
  await saveDraft(server, member, placeOf(club, 1), '아직 아무도 못 볼 글', draft_version);
  const detail = await read<MemberDetail>(club, `/members/${member.memberId}`);
  expect(detail).toMatchObject({
    isMember: true,
    openedCount: 2,
    member: { nickname: '하늘', progress: 50, finalCount: 1, submittedCount: 2, meanGrade: 85, onTimeCount: 1 },
    keywordGrowth: { pre: 50, final: 50 },
    quizzes: [
      {
        no: 1,
        answerStatus: '0003',
        isOnTime: true,
        officialGrade: 85,
        keywords: { pre: 50, final: 50 },
        preText: '인덱스 사전',
        finalText: '인덱스',
      },
      { no: 2, answerStatus: '0002', isOnTime: null, officialGrade: null, keywords: { pre: null, final: null } },
    ],
  });
  expect(detail.quizzes).toHaveLength(2);
  // Of a long answer its beginning, of a draft nothing.
  expect(detail.quizzes[1]).toMatchObject({ preText: `${'가'.repeat(999)}…`, finalText: null });
  expect(JSON.stringify(detail)).not.toContain('아직 아무도 못 볼 글');
});
