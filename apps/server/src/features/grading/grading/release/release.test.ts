import type { EvaluationReport } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import type { GrowthSummary } from '@dure/contract/clubs/growth/growth.endpoints';
import type { HeldGrades } from '@dure/contract/grading/grading/grading-release.endpoints';
import { releaseNotice } from '@dure/contract/grading/grading/release-notice.text';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answerFully,
  answerPath,
  multipart,
  myQuizPath,
  placeOf,
  quizPath,
  submitPre,
} from '../../../../testing/answers.ts';
import type { Place } from '../../../../testing/answers.ts';
import { makeClub, type MadeClub } from '../../../../testing/clubs.ts';
import { makeGradedAnswers } from '../../../../testing/graded-answers.ts';
import { notificationKindsOf, notificationsOf } from '../../../../testing/notifications.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { build } from '../../../../kernel/database/build.ts';
import { memberFigures } from '../../../insight/dashboard/dashboard.public.ts';

let server: TestServer;
let tenantId: string;
let member: Person;
let peer: Person;
let made: MadeClub;
let at: Place;
let fileKey: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

const call = (method: 'GET' | 'PUT' | 'POST', url: string, { token }: Person, payload?: object) =>
  server.call({ method, url, token, ...(payload && { payload }) });
const dataOf = async <T>(url: string, person: Person) => {
  const { body } = await call('GET', url, person);
  expect(body.code).toBe('0000');
  return body.data as T;
};
const grade = (author: Person, grading: number, version = 0, place = at) =>
  call('PUT', `${answerPath(place, author)}/grade`, made.creator, { grading, version });
const held = (rest = '') => `/api/v1/my/clubs/${at.club}/held-grades${rest}`;
const heldNow = () => dataOf<HeldGrades>(held(), made.creator);
const releaseAs = (person: Person, quizzes: readonly number[]) =>
  call('POST', held('/release'), person, { quizSequences: quizzes });
/** What AI is sure of, as it stands once an instructor lets it count. */
const giveOfficialByAi = (author: Person, points: number) =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .insertInto('answer_grades')
        .columns(['tenant_id', 'answer_sequence', 'grader', 'grade', 'graded_by', 'graded_at'])
        .expression(
          build
            .selectFrom('answers')
            .select((row) => [
              'tenant_id',
              'answer_sequence',
              row.val('AI').as('grader'),
              row.val(points).as('grade'),
              row.val(made.creator.memberId).as('graded_by'),
              row.val(server.clock.now()).as('graded_at'),
            ])
            .where('tenant_id', '=', tenantId)
            .where('club_sequence', '=', at.club)
            .where('member_id', '=', author.memberId),
        ),
    ),
  );
async function giveFeedback(author: Person) {
  const { payload, headers } = await multipart({ text: '비밀 피드백', version: 0 }, [
    { name: '첨삭.txt', content: '비밀' },
  ]);
  const { body } = await server.call({
    method: 'PUT',
    url: `${answerPath(at, author)}/feedback`,
    token: made.creator.token,
    payload: payload!,
    headers: headers!,
  });
  return (body.data as GradingDetail).feedback!.files[0]!.key;
}

beforeEach(async () => {
  [member, peer] = [await makePerson(server, tenantId, 'member', '민서'), await makePerson(server, tenantId, 'member')];
  made = await makeClub(server, tenantId, {
    members: [member, peer],
    quizzes: [{}, {}],
    holdGrades: true,
    selfGrading: true,
  });
  at = placeOf(made);
  await answerFully(server, member, at);
  await answerFully(server, peer, at);
  await grade(member, 73);
  fileKey = await giveFeedback(member);
});
const release = () => releaseAs(made.creator, [at.quiz]);

/** Each place where a member reads of their grade, as it is before and after the release. */
const READERS: Record<string, { read: () => Promise<unknown>; before: unknown; after: unknown }> = {
  'the answer room': {
    read: () => dataOf(`${myQuizPath(at)}/answer`, member),
    before: {
      officialGrade: null,
      grades: [],
      feedback: null,
      reviewUntil: null,
      holdsGrades: true,
      can: { askReview: false },
    },
    after: {
      officialGrade: 73,
      grades: [{ grading: 73 }],
      feedback: { text: '비밀 피드백' },
      can: { askReview: true },
    },
  },
  'my status': {
    read: () => dataOf(`${quizPath(at)}/my-status`, member),
    before: { officialGrade: null, hasFeedback: false },
    after: { officialGrade: 73, hasFeedback: true },
  },
  'the own card among the answers': {
    read: () => dataOf(`${quizPath(at)}/answers/${member.memberId}`, member),
    before: { grading: null, feedback: null },
    after: { grading: 73, feedback: { text: '비밀 피드백' } },
  },
  'my answers of the club': {
    read: async () =>
      (await dataOf<{ contents: unknown[] }>(`/api/v1/clubs/${at.club}/quizzes-my-answers`, member)).contents[0],
    before: { officialGrade: null, grades: [], feedback: null },
    after: { officialGrade: 73, grades: [{ grading: 73 }], feedback: { text: '비밀 피드백' } },
  },
  'the list of quizzes': {
    read: async () => (await dataOf<{ contents: unknown[] }>(`/api/v1/clubs/${at.club}/quizzes`, member)).contents[0],
    before: { myOfficialGrade: null },
    after: { myOfficialGrade: 73 },
  },
  'this week': {
    read: async () => {
      const { quizzes } = await dataOf<{ quizzes: { quizSequence: number }[] }>(
        `/api/v1/clubs/${at.club}/week`,
        member,
      );
      return quizzes.find(({ quizSequence }) => quizSequence === at.quiz);
    },
    before: { feedbackAt: null, myOfficialGrade: null },
    after: { feedbackAt: expect.any(String) as string, myOfficialGrade: 73 },
  },
  growth: {
    read: () => dataOf(`/api/v1/clubs/${at.club}/growth/summary`, member),
    before: { averageFinal: null, quizzes: [{ finalGrade: null }, {}] },
    after: { averageFinal: 73, quizzes: [{ finalGrade: 73 }, {}] },
  },
  'the figures of a report': {
    read: async (): Promise<EvaluationReport['figures']> => {
      const wanted = { tenantId, club: at.club, memberIds: [member.memberId], now: server.clock.now() };
      return (await memberFigures(server.database, wanted)).get(member.memberId)!;
    },
    before: { gradeCount: 0, meanGrade: null, clubMeanGrade: null, best: null },
    after: { gradeCount: 1, meanGrade: 73, clubMeanGrade: 73, best: { grading: 73 } },
  },
  'a file of the feedback': {
    read: async () => (await call('GET', `/api/v1/download/files?fileKeys=${fileKey}`, member)).status,
    before: 404,
    after: 200,
  },
  notifications: {
    read: () => notificationKindsOf(server, tenantId, member),
    before: [],
    after: ['gradesReleased'],
  },
};

test.each(Object.keys(READERS))('%s tells nothing before the release, and all after it', async (name) => {
  const { read, before, after } = READERS[name]!;
  const found = await read();
  expect({ found }).toMatchObject({ found: before });
  // Ids hold any digits: only what is named a grade tells one.
  expect(JSON.stringify(found)).not.toMatch(/"\w*(?:[gG]rad|[mM]ean|average)\w*":73|비밀/);
  expect((await release()).body.data).toMatchObject({ releasedCount: 1 });
  const shown = await read();
  expect({ shown }).toMatchObject({ shown: after });
});

test('who grades sees what is held, and the queue says so', async () => {
  const detail = await dataOf(`${myQuizPath(at)}/member-answers/${member.memberId}`, made.creator);
  expect(detail).toMatchObject({ instructorGrade: { grading: 73 }, feedback: { text: '비밀 피드백' } });
  const queue = async () =>
    (
      await dataOf<{ contents: { member: { memberUUID: string }; isHeld: boolean }[] }>(
        `/api/v1/my/clubs/${at.club}/answers`,
        made.creator,
      )
    ).contents.map(({ member: author, isHeld }) => [author.memberUUID, isHeld]);
  expect(new Map((await queue()) as [string, boolean][])).toEqual(
    new Map([
      [member.memberId, true],
      [peer.memberId, false],
    ]),
  );
  await release();
  expect((await queue()).some(([, isHeld]) => isHeld)).toBe(false);
});

test('a request to look again waits for the release; the own evaluation does not', async () => {
  const ask = () => call('POST', `${quizPath(at)}/grade-review`, member, { reason: '다시 봐 주세요' });
  expect((await ask()).status).toBe(409);
  await call('PUT', `${quizPath(at)}/self-evaluation`, member, { grading: 60, note: '' });
  expect(await dataOf(`${myQuizPath(at)}/answer`, member)).toMatchObject({ grades: [{ grader: 'SELF', grading: 60 }] });
  await release();
  expect((await ask()).status).toBe(200);
});

test('a release is by quiz, once for each, told in one notice; what follows is seen and told at once', async () => {
  const second = placeOf(made, 1);
  await answerFully(server, member, second);
  await grade(member, 50, 0, second);
  expect(await heldNow()).toMatchObject({
    holdGrades: true,
    heldCount: 2,
    quizzes: [
      { no: 1, heldCount: 1, waitingCount: 1 },
      { no: 2, heldCount: 1, waitingCount: 0 },
    ],
  });
  const { body } = await releaseAs(made.creator, [at.quiz, second.quiz]);
  expect(body.data).toMatchObject({ releasedCount: 2, held: { heldCount: 0, quizzes: [] } });
  expect((await releaseAs(made.creator, [at.quiz])).body.data).toMatchObject({ releasedCount: 0 });
  expect(await notificationsOf(server, tenantId, member)).toMatchObject([
    { kind: 'gradesReleased', detail: { quizzes: '1, 2' } },
  ]);
  const { clubName } = await heldNow();
  expect(await dataOf('/api/v1/activity/alarms', member)).toMatchObject({
    contents: [{ activities: [{ activityMessage: releaseNotice(clubName, '1, 2'), context: '' }] }],
  });
  await grade(member, 90, 1);
  expect(await dataOf(`${quizPath(at)}/my-status`, member)).toMatchObject({ officialGrade: 90 });
  expect(await notificationKindsOf(server, tenantId, member)).toEqual(['gradesReleased', 'graded']);
  await grade(peer, 40);
  expect(await dataOf(`${quizPath(at)}/my-status`, peer)).toMatchObject({ officialGrade: null });
  expect(await notificationKindsOf(server, tenantId, peer)).toEqual([]);
});

test('switching changes nothing of what was graded: shown stays shown, held stays held', async () => {
  const hold = (holdGrades: boolean) => call('PUT', held(), made.creator, { holdGrades });
  expect((await hold(false)).body.data).toMatchObject({ holdGrades: false, heldCount: 1 });
  expect(await dataOf(`${quizPath(at)}/my-status`, member)).toMatchObject({ officialGrade: null });
  // Whose grade is held is told so, whatever the club does now.
  expect(await dataOf(`${myQuizPath(at)}/answer`, member)).toMatchObject({ holdsGrades: true });
  expect(await dataOf(`${myQuizPath(at)}/answer`, peer)).toMatchObject({ holdsGrades: false });
  await grade(peer, 40);
  expect(await dataOf(`${quizPath(at)}/my-status`, peer)).toMatchObject({ officialGrade: 40 });
  await hold(true);
  expect(await dataOf(`${quizPath(at)}/my-status`, peer)).toMatchObject({ officialGrade: 40 });
});

test('the grade of a pre-answer shows nothing: a club that changes over after it holds what is found of the final one', async () => {
  made = await makeClub(server, tenantId, {
    members: [member, peer],
    quizzes: [{}],
    selfGrading: true,
    aiGrading: true,
  });
  at = placeOf(made);
  const before = { place: at, preGrade: 50, grades: { SELF: 60 } };
  await makeGradedAnswers(server, tenantId, [
    { ...before, person: member },
    { ...before, person: peer },
  ]);
  const growth = async (person: Person) =>
    (await dataOf<GrowthSummary>(`/api/v1/clubs/${at.club}/growth/summary`, person)).quizzes[0];
  expect(await growth(member)).toMatchObject({ preGrade: null, finalGrade: null });
  await call('PUT', held(), made.creator, { holdGrades: true });
  await grade(member, 73);
  await giveOfficialByAi(peer, 88);
  expect(await heldNow()).toMatchObject({ heldCount: 2, quizzes: [{ heldCount: 2 }] });
  expect(await growth(peer)).toMatchObject({ preGrade: null, finalGrade: null });
  expect((await release()).body.data).toMatchObject({ releasedCount: 2 });
  expect(await growth(member)).toMatchObject({ preGrade: 50, finalGrade: 73 });
  expect(await growth(peer)).toMatchObject({ preGrade: 50, finalGrade: 88 });
});

test('a pair that its author saw, by their own grade, is not hidden again', async () => {
  made = await makeClub(server, tenantId, {
    members: [member],
    quizzes: [{}],
    selfGrading: true,
    officialGrading: 'SELF',
    aiGrading: true,
  });
  at = placeOf(made);
  await makeGradedAnswers(server, tenantId, [{ person: member, place: at, preGrade: 50, grades: { SELF: 60 } }]);
  await call('PUT', held(), made.creator, { holdGrades: true });
  await grade(member, 73);
  expect(await heldNow()).toMatchObject({ heldCount: 0 });
  expect(await dataOf(`${quizPath(at)}/my-status`, member)).toMatchObject({ officialGrade: 73 });
});

test('the form of the club says it as well, and one that was open meanwhile is stale', async () => {
  const form = () => dataOf<{ holdGrades: boolean; version: number }>(`/api/v2/quiz-clubs/${at.club}`, made.creator);
  const before = await form();
  expect(before.holdGrades).toBe(true);
  await call('PUT', held(), made.creator, { holdGrades: false });
  expect(await form()).toMatchObject({ holdGrades: false, version: before.version + 1 });
});

test('what AI read of pre-answers alone is nothing to release, and no release decides anything for it', async () => {
  made = await makeClub(server, tenantId, {
    members: [member, peer],
    quizzes: [{}],
    holdGrades: true,
    aiGrading: true,
  });
  at = placeOf(made);
  await makeGradedAnswers(server, tenantId, [
    { person: member, place: at, preGrade: 50 },
    { person: peer, place: at, preGrade: 60 },
  ]);
  expect(await heldNow()).toMatchObject({ heldCount: 0, quizzes: [] });
  expect((await release()).body.data).toMatchObject({ releasedCount: 0 });
  await grade(member, 73);
  expect(await heldNow()).toMatchObject({ heldCount: 1 });
  expect(await dataOf(`${quizPath(at)}/my-status`, member)).toMatchObject({ officialGrade: null });
});

test('a grade that was taken back before its release leaves nothing to release', async () => {
  await grade(peer, 40);
  const { contents } = await dataOf<{ contents: { actionSequence: number }[] }>(
    `/api/v1/my/clubs/${at.club}/grading-actions`,
    made.creator,
  );
  await call('POST', `/api/v1/my/clubs/${at.club}/grading-actions/${contents[0]!.actionSequence}/undo`, made.creator);
  expect(await heldNow()).toMatchObject({ heldCount: 1 });
});

test('growth counts among the members’ places from its release', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => makePerson(server, tenantId, 'member')));
  made = await makeClub(server, tenantId, { members: people, quizzes: [{}], holdGrades: true, aiGrading: true });
  at = placeOf(made);
  await makeGradedAnswers(
    server,
    tenantId,
    people.map((person, n) => ({ person, place: at, preGrade: 50, grades: { INSTRUCTOR: 60 + n } })),
  );
  const growth = () => dataOf(`/api/v1/clubs/${at.club}/growth/summary`, people[3]!);
  expect(await growth()).toMatchObject({
    growth: null,
    quartile: null,
    quizzes: [{ preGrade: null, finalGrade: null }],
  });
  await release();
  expect(await growth()).toMatchObject({ quartile: 1, quizzes: [{ preGrade: 50, finalGrade: 63 }] });
});

test('only who grades sees, switches and releases', async () => {
  const stranger = await makePerson(server, tenantId, 'instructor');
  for (const person of [member, stranger]) {
    expect((await call('GET', held(), person)).status).toBe(403);
    expect((await call('PUT', held(), person, { holdGrades: false })).status).toBe(403);
    expect((await releaseAs(person, [at.quiz])).status).toBe(403);
  }
  expect(await heldNow()).toMatchObject({ holdGrades: true, heldCount: 1 });
});

test('feedback on a pre-answer is held as well', async () => {
  const second = placeOf(made, 1);
  await submitPre(server, peer, second);
  at = second;
  await giveFeedback(peer);
  expect(await dataOf(`${myQuizPath(second)}/answer`, peer)).toMatchObject({ feedback: null });
});
