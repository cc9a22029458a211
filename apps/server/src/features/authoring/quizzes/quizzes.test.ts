import type {
  ClubQuizRow,
  DueQuiz,
  ManagedClubQuiz,
  MyClubQuiz,
} from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { answerFully, placeOf, submitPre } from '../../../testing/answers.ts';
import { day, makeClub, type ClubOptions } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

const made = (options: ClubOptions = {}) => makeClub(server, tenantId, options);
const person = (role: 'member' | 'instructor' | 'manager' = 'member') => makePerson(server, tenantId, role);
const get = (url: string, { token }: Person) => server.call({ url, token });
async function listOf<Row>(url: string, who: Person): Promise<Row[]> {
  const { status, body } = await get(url, who);
  expect(status).toBe(200);
  return (body.data as { contents: Row[] }).contents;
}

describe("a member's list", () => {
  test('shows opened quizzes in the order of the club, with the own state and grade', async () => {
    const member = await person();
    const club = await made({
      members: [member],
      quizzes: [{}, { published: false }, { deadlineAt: day(9), week: 2 }, { openAt: day(1) }],
    });
    await answerFully(server, member, placeOf(club));
    await submitPre(server, member, placeOf(club, 2));
    const [{ answer_sequence } = { answer_sequence: 0 }] = (
      await server.database.read(
        tenantId,
        build.selectFrom('answers').select('answer_sequence').where('answer_status', '=', '0003'),
      )
    )[0];
    await server.database.transaction(tenantId, (transaction) =>
      transaction.change(
        build.insertInto('answer_grades').values({
          tenant_id: tenantId,
          answer_sequence,
          grader: 'INSTRUCTOR',
          grade: 91,
          graded_by: club.creator.memberId,
          graded_at: server.clock.now(),
        }),
      ),
    );
    const rows = await listOf<ClubQuizRow>(`/api/v1/clubs/${club.clubSequence}/quizzes`, member);
    expect(rows).toMatchObject([
      { no: 1, week: 1, myAnswerStatus: '0003', myOfficialGrade: 91, finalCount: 1, preCount: 1, hasDraft: false },
      { no: 3, week: 2, myAnswerStatus: '0002', myOfficialGrade: null, deadlineAt: day(9).toISOString() },
    ]);
  });

  test('never carries a model answer, keywords or a question that has not opened', async () => {
    const member = await person();
    const quizzes = [
      { modelAnswer: '비밀 답안', modelAnswerKeywords: ['비밀 낱말'] },
      { openAt: day(1), question: '비밀 문제' },
    ];
    const club = await made({ members: [member], quizzes });
    const { raw } = await get(`/api/v1/clubs/${club.clubSequence}/quizzes`, member);
    expect(raw.toString()).not.toContain('비밀');
  });

  test('of the own state says when, whether in time, and how well understood', async () => {
    const member = await person();
    const club = await made({ members: [member], quizzes: [{ deadlineAt: day(1) }, {}, {}] });
    await answerFully(server, member, placeOf(club));
    await submitPre(server, member, placeOf(club, 1));
    const payload = { clubSequence: club.clubSequence, quizSequence: club.quizSequences[0], comprehension: 4 };
    await server.call({ method: 'PUT', url: '/api/v1/club/quizzes/comprehension', token: member.token, payload });
    const url = `/api/v1/clubs/${club.clubSequence}/quizzes/me`;
    expect(await listOf<MyClubQuiz>(url, member)).toMatchObject([
      {
        no: 1,
        myAnswerStatus: '0003',
        finalSubmittedAt: server.clock.now().toISOString(),
        isOnTime: true,
        comprehension: 4,
      },
      { no: 2, myAnswerStatus: '0002', finalSubmittedAt: null, isOnTime: null, comprehension: null },
      { no: 3, myAnswerStatus: null, isOnTime: null },
    ]);
    expect(await listOf<MyClubQuiz>(`${url}?page=2&size=2`, member)).toMatchObject([{ no: 3 }]);
  });

  test('is closed to who is no member, 404 for an unknown club', async () => {
    const [stranger, expelled] = [await person(), await person()];
    const club = await made({ people: [{ person: expelled, status: 'EXPELLED' }], quizzes: [{}] });
    for (const list of ['quizzes', 'quizzes/me', 'my-progress']) {
      expect((await get(`/api/v1/clubs/${club.clubSequence}/${list}`, stranger)).status).toBe(403);
      expect((await get(`/api/v1/clubs/${club.clubSequence}/${list}`, expelled)).status).toBe(403);
      expect((await get(`/api/v1/clubs/999999/${list}`, stranger)).status).toBe(404);
    }
  });
});

describe("the admins' list", () => {
  test('shows every quiz with its model answer and what waits for grading', async () => {
    const member = await person();
    const club = await made({ members: [member], quizzes: [{}, { published: false }, { openAt: day(2) }] });
    await answerFully(server, member, placeOf(club));
    const url = `/api/v1/my/clubs/${club.clubSequence}/quizzes`;
    const rows = await listOf<ManagedClubQuiz>(url, club.creator);
    expect(rows.map(({ no, waitingCount, published }) => [no, waitingCount, published])).toEqual([
      [1, 1, true],
      [2, 0, false],
      [3, 0, true],
    ]);
    expect(rows[0]).toMatchObject({ modelAnswer: '모범 답안 1', modelAnswerKeywords: ['핵심'] });
    const numbers = async (query: string) =>
      (await listOf<ManagedClubQuiz>(`${url}?${query}`, club.creator)).map(({ no }) => no);
    expect(await numbers('sortType=DESC')).toEqual([3, 2, 1]);
    expect(await numbers('isPublished=true')).toEqual([1, 3]);
    expect(await numbers('isPublished=false')).toEqual([2]);
  });

  test('is closed to members and to instructors of other clubs', async () => {
    const member = await person();
    const club = await made({ members: [member], quizzes: [{}] });
    const url = `/api/v1/my/clubs/${club.clubSequence}/quizzes`;
    expect((await get(url, member)).status).toBe(403);
    expect((await get(url, await person('instructor'))).status).toBe(403);
    expect((await get(url, await person('manager'))).status).toBe(200);
  });

  test('takes the same number of statements for one quiz and for fifty', async () => {
    const member = await person();
    const few = await made({ members: [member], quizzes: [{}] });
    const many = await made({ members: [member], quizzes: Array.from({ length: 50 }, () => ({})) });
    const countOf = async (url: string, who: Person) => {
      const before = server.database.statements;
      await listOf(url, who);
      return server.database.statements - before;
    };
    for (const path of ['clubs', 'my/clubs']) {
      const urls = [few, many].map(({ clubSequence }) => `/api/v1/${path}/${clubSequence}/quizzes`);
      const first = await countOf(urls[0]!, few.creator);
      const second = await countOf(urls[1]!, many.creator);
      expect(second).toBe(first);
    }
  });
});

describe('what is due', () => {
  test('are opened quizzes of running clubs without a final answer, the nearest deadline first', async () => {
    const member = await person();
    const club = await made({
      clubName: '진행 클럽',
      members: [member],
      quizzes: [
        { question: '답한 문제', deadlineAt: day(1) },
        { question: '마감 없음' },
        { question: '모레까지', deadlineAt: day(2) },
        { question: '내일까지', deadlineAt: day(1) },
        { question: '지난 마감', deadlineAt: day(-1) },
        { question: '아직 아님', openAt: day(1) },
      ],
    });
    await made({ status: '0500', members: [member], quizzes: [{ question: '끝난 클럽' }] });
    await made({ quizzes: [{ question: '남의 클럽' }] });
    await answerFully(server, member, placeOf(club));
    await submitPre(server, member, placeOf(club, 2));
    const due = await listOf<DueQuiz>('/api/v1/my/due-quizzes', member);
    expect(due.map(({ question, myAnswerStatus }) => [question, myAnswerStatus])).toEqual([
      ['내일까지', null],
      ['모레까지', '0002'],
      ['마감 없음', null],
    ]);
    expect(due[0]!.clubName).toBe('진행 클럽');
  });

  test('ten at most', async () => {
    const member = await person();
    await made({ members: [member], quizzes: Array.from({ length: 12 }, () => ({})) });
    expect(await listOf('/api/v1/my/due-quizzes', member)).toHaveLength(10);
  });
});

describe('progress', () => {
  const progressOf = async (clubSequence: number, who: Person) =>
    (await get(`/api/v1/clubs/${clubSequence}/my-progress`, who)).body.data;

  test('is final answers among the quizzes opened so far, with those on time', async () => {
    const member = await person();
    const quizzes = [{ deadlineAt: day(1) }, {}, {}, { openAt: day(2) }, { published: false }];
    const club = await made({ members: [member], quizzes });
    expect(await progressOf(club.clubSequence, member)).toEqual({
      openedCount: 3,
      finalCount: 0,
      onTimeCount: 0,
      progress: 0,
    });
    await answerFully(server, member, placeOf(club));
    await answerFully(server, member, placeOf(club, 1));
    await submitPre(server, member, placeOf(club, 2));
    await server.database.transaction(tenantId, (transaction) =>
      transaction.change(
        build
          .updateTable('club_quizzes')
          .set({ deadline_at: day(-1) })
          .where('club_sequence', '=', club.clubSequence)
          .where('quiz_sequence', '=', club.quizSequences[0]!),
      ),
    );
    expect(await progressOf(club.clubSequence, member)).toEqual({
      openedCount: 3,
      finalCount: 2,
      onTimeCount: 1,
      progress: 67,
    });
  });

  test('counts what was answered also where the club was put off, as the card does', async () => {
    const member = await person();
    const club = await made({ members: [member], quizzes: [{}, {}] });
    await answerFully(server, member, placeOf(club));
    await server.database.transaction(tenantId, (transaction) =>
      transaction.change(
        build
          .updateTable('club_quizzes')
          .set({ open_at: day(3) })
          .where('club_sequence', '=', club.clubSequence),
      ),
    );
    const mine = await progressOf(club.clubSequence, member);
    expect(mine).toMatchObject({ openedCount: 1, finalCount: 1, progress: 100 });
    const card = (await get(`/api/v1/clubs/${club.clubSequence}/about`, member)).body.data;
    expect(card).toMatchObject({ myProgress: 100, quizCount: 2 });
  });

  test('is zero while nothing is open', async () => {
    const member = await person();
    const club = await made({ members: [member], quizzes: [{ openAt: day(2) }] });
    expect(await progressOf(club.clubSequence, member)).toMatchObject({ openedCount: 0, progress: 0 });
  });
});
