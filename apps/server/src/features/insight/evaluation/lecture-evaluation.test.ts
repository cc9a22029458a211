import type { EvaluationReport, EvaluationStatus } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import type { LectureClubDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { answerFully, placeOf } from '../../../testing/answers.ts';
import { day, makeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { PAGES, readTo, runningClub } from '../lecture-dashboard/running-lecture.test-help.ts';
import { draftReports } from './evaluation.jobs.ts';

let server: TestServer;
let tenantId: string;
let manager: Person;
let sent: { tenantId: string; clubSequence: number; run: number }[];

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  manager = await makePerson(server, tenantId, 'manager');
});
afterAll(() => server.services.jobs.stop());
beforeEach(() => {
  sent = [];
  vi.restoreAllMocks();
});

const pathOf = ({ clubSequence }: LectureClubDetail, rest = '') => `/api/v1/lecture-clubs/${clubSequence}${rest}`;
const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, { token }: Person = manager) =>
  server.call({ method, url, token, ...(payload && { payload }) });

/**
 * A club whose first member has read all, the second half of the first study, the third nothing; with their reports.
 * `prepare` is done before these are drafted.
 */
async function evaluated(
  prepare: (club: LectureClubDetail, people: readonly Person[]) => Promise<void> = async () => {},
) {
  const [whole, half, none] = await Promise.all(
    ['가람', '나래', '다온'].map((name) => makePerson(server, tenantId, 'member', name)),
  );
  const people = [whole!, half!, none!] as const;
  const club = await runningClub({ server, tenantId, manager }, people);
  await readTo({ server }, club, 1, PAGES, whole!);
  await readTo({ server }, club, 2, 1, whole!);
  await readTo({ server }, club, 1, 2, half!);
  vi.spyOn(server.services.jobs, 'send').mockImplementation(async (_transaction, _name, data) => {
    sent.push(data as (typeof sent)[number]);
  });
  await prepare(club, people);
  expect((await call('POST', pathOf(club, '/evaluation'))).body.data).toMatchObject({ state: 'RUNNING', total: 3 });
  await draftReports(server.services, sent.at(-1)!);
  return { club, people };
}
const reportsOf = async (club: LectureClubDetail) =>
  (await call('GET', pathOf(club, '/evaluations'))).body.data as { contents: EvaluationReport[] };

test('reports rest on what each member has read, and the status says how far they are', async () => {
  const { club } = await evaluated();
  expect((await call('GET', pathOf(club, '/evaluation/status'))).body.data as EvaluationStatus).toMatchObject({
    state: 'DONE',
    done: 3,
    draftCount: 3,
  });
  const { contents } = await reportsOf(club);
  expect(contents.map(({ figures }) => figures)).toMatchObject([
    { progress: 100, readPages: 5, finished: [1, 2], unfinished: [], unopened: [] },
    { progress: 40, readPages: 2, finished: [], unfinished: [1], unopened: [2] },
    { progress: 0, readPages: 0, finished: [], unfinished: [], unopened: [1, 2] },
  ]);
  expect(contents[0]!.sections.progress).toContain('열린 강의를 모두 읽었습니다.');
  expect(contents[1]!.sections.nextSteps).toContain('1강');
  for (const { sections } of contents) expect([sections.scores, sections.growth]).toEqual(['', '']);
});

test('reports count what was asked and, of those in the linked quiz club, what was answered there', async () => {
  const { club } = await evaluated(async (its, [whole, half]) => {
    const quizzes = [{}, {}, { deadlineAt: day(-1) }];
    const quizClub = await makeClub(server, tenantId, { creator: manager, members: [whole!], quizzes });
    await call('PUT', `/api/v1/clubs/${its.clubSequence}/course-link`, { clubSequence: quizClub.clubSequence });
    await answerFully(server, whole!, placeOf(quizClub));
    const question = { question: '왜 나누나요?', isPrivate: true, receiver: 'INSTRUCTOR' };
    await call('POST', pathOf(its, `/studies/${its.studies[0]!.clubStudySequence}/questions`), question, half);
    const another = await runningClub({ server, tenantId, manager }, [half!]);
    for (const { clubSequence, studies } of [its, another]) {
      const place = { clubSequence, clubStudySequence: studies[0]!.clubStudySequence, scope: 'ALL' };
      const messages = '/api/v1/llm/ai-assistant/messages';
      expect((await call('POST', messages, { ...place, question: '왜 나누나요?' }, half)).body.code).toBe('0000');
    }
  });
  const { contents } = await reportsOf(club);
  expect(contents.map(({ figures }) => figures)).toMatchObject([
    { questionCount: 0, quizzes: { openedCount: 3, finalCount: 1, missing: [2, 3], closed: [3], meanGrade: null } },
    { questionCount: 1, assistantCount: 1, quizzes: null },
    { questionCount: 0, quizzes: null },
  ]);
  expect(contents[0]!.sections.participation).toContain('열린 퀴즈 3개 중 1개에 최종답변을 냈습니다.');
  expect(contents[0]!.sections.nextSteps).toBe('퀴즈 2의 최종답변을 마무리해 보세요.');
  expect(contents[1]!.sections.participation).toBe(
    '시작한 강의 2개 중 1개를 열어 읽었습니다. 질문을 1개 남겼습니다. 도우미에게 1번 물었습니다.',
  );
});

test('a report is read, edited and released; its member sees it then and not before', async () => {
  const { club, people } = await evaluated();
  const [member] = people;
  const url = pathOf(club, `/evaluations/${member.memberId}`);
  const mine = async () =>
    (await call('GET', pathOf(club, '/evaluation'), undefined, member)).body.data as {
      report: EvaluationReport | null;
    };
  const { version, sections, next } = (await call('GET', url)).body.data as EvaluationReport & { next: string };
  expect(next).toBe(people[1].memberId);
  expect((await call('PUT', `${url}/read`, { version })).status).toBe(200);
  const edited = await call('PUT', url, { version, sections: { ...sections, strengths: '끝까지 읽었습니다.' } });
  expect(edited.status).toBe(200);
  expect((await call('PUT', url, { version, sections })).body.code).toBe('0409');
  expect(await mine()).toEqual({ report: null });
  const released = await call('POST', pathOf(club, '/evaluations/release'), { memberUUIDs: null });
  expect(released.body.data).toEqual({ released: 1, unread: 2 });
  expect((await mine()).report).toMatchObject({ status: 'RELEASED', sections: { strengths: '끝까지 읽었습니다.' } });
});

test('what all say alike is changed for all at once', async () => {
  const { club } = await evaluated();
  const { contents } = await reportsOf(club);
  const before = contents[1]!.sections.strengths;
  const body = { section: 'strengths', before, text: '함께 읽어요.' };
  expect((await call('PUT', pathOf(club, '/evaluation/common'), body)).body.data).toEqual({ changed: 2 });
});

test('a quiz club has no reports here, a lecture club none there, and members may not look', async () => {
  const { club, people } = await evaluated();
  const quizClub = await makeClub(server, tenantId, {});
  const statusOf = async (url: string, who = manager) => (await call('GET', url, undefined, who)).status;
  expect(await statusOf(`/api/v1/lecture-clubs/${quizClub.clubSequence}/evaluation/status`)).toBe(404);
  expect(await statusOf(`/api/v1/quiz-clubs/${club.clubSequence}/evaluation/status`)).toBe(404);
  expect(await statusOf(pathOf(club, '/evaluations'), people[0])).toBe(403);
  expect(await statusOf(pathOf(club, '/evaluations'), await makePerson(server, tenantId, 'instructor'))).toBe(403);
});
