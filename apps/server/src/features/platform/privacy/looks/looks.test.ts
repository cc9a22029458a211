import type { Look } from '@dure/contract/platform/privacy/privacy.endpoints';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { routes } from '../../../../routes.ts';
import { makeClub } from '../../../../testing/clubs.ts';
import { logInAgain, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { looksPurgeJob } from '../privacy.jobs.ts';
import { ask, name } from '../../../publishing/mentors/mentors.test-help.ts';
import { LOOKED_AT } from './logged-reads.ts';

const DAY_MS = 24 * 60 * 60_000;
let server: TestServer;
let tenantId: string;
let elsewhere: string;
let instructor: Person;
let member: Person;
let club: number;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  elsewhere = await makeTenant(server, 'looks-there');
});
beforeEach(async () => {
  server.clock.set(START);
  instructor = await makePerson(server, tenantId, 'instructor', '살펴보는 강사');
  member = await makePerson(server, tenantId, 'member', '보이는 회원');
  ({ clubSequence: club } = await makeClub(server, tenantId, {
    creator: instructor,
    members: [member],
    clubName: '기록 클럽',
  }));
});

const looksOf = async ({ token }: Person) =>
  (await server.call({ url: '/api/v1/my/privacy/looks', token })).body.data as {
    contents: Look[];
    totalElements: number;
  };
const shortly = async (person: Person) =>
  (await looksOf(person)).contents.map(({ kind, by, clubName }) => [kind, by.nickname, clubName]);
const open = (path: string, { token }: Person) => server.call({ url: path, token });
const roster = () => `/api/v1/my/clubs/${club}/members`;

test('whoever opens a roster is named to its members, once a day', async () => {
  expect((await open(roster(), instructor)).body.code).toBe('0000');
  expect((await open(roster(), instructor)).body.code).toBe('0000');
  expect(await shortly(member)).toEqual([['roster', '살펴보는 강사', '기록 클럽']]);
  server.clock.advance(DAY_MS);
  await open(roster(), await logInAgain(server, tenantId, instructor, 'instructor'));
  expect(await shortly(await logInAgain(server, tenantId, member))).toHaveLength(2);
});

test('a page about one member is told to that member alone, an export to all of the club', async () => {
  const other = await makePerson(server, tenantId, 'member', '다른 회원');
  const { clubSequence } = await makeClub(server, tenantId, { creator: instructor, members: [member, other] });
  await open(`/api/v1/clubs/${clubSequence}/dashboard/members/${member.memberId}`, instructor);
  await open(`/api/v1/clubs/${clubSequence}/dashboard/export`, instructor);
  expect((await shortly(member)).map(([kind]) => kind).toSorted()).toEqual(['export', 'memberPage']);
  expect((await shortly(other)).map(([kind]) => kind)).toEqual(['export']);
});

test('what the whole organisation’s mail shows is told to everybody in it, and to nobody of another', async () => {
  const manager = await makePerson(server, tenantId, 'manager', '운영하는 사람');
  const there = await makePerson(server, elsewhere, 'member');
  await open('/api/manager/v1/mails', manager);
  expect(await shortly(member)).toEqual([['mails', '운영하는 사람', null]]);
  expect(await shortly(manager)).toEqual([]);
  const { body } = await server.call({
    url: '/api/v1/my/privacy/looks',
    token: there.token,
    host: 'looks-there.localhost',
  });
  expect(body.data).toMatchObject({ totalElements: 0 });
  server.clock.advance(DAY_MS);
  expect(await shortly(await makePerson(server, tenantId, 'member', '나중에 온 회원'))).toEqual([]);
});

test('nothing is recorded of what was refused, of strangers to a club, or of oneself', async () => {
  const stranger = await makePerson(server, tenantId, 'instructor', '남의 강사');
  expect((await open(roster(), stranger)).body.code).not.toBe('0000');
  expect((await open(roster(), member)).body.code).not.toBe('0000');
  await open(roster(), instructor);
  const outside = await makePerson(server, tenantId, 'member');
  expect((await shortly(outside)).filter(([kind]) => kind === 'roster')).toEqual([]);
  expect((await shortly(instructor)).filter(([kind]) => kind === 'roster')).toEqual([]);
  expect((await shortly(member)).filter(([kind]) => kind === 'roster')).toHaveLength(1);
});

test('what was opened on a day before somebody came to the club is not said to be about them', async () => {
  const recruiting = await makeClub(server, tenantId, { creator: instructor, status: '0300' });
  const look = (who: Person) => open(`/api/v1/my/clubs/${recruiting.clubSequence}/members`, who);
  await look(instructor);
  server.clock.advance(DAY_MS);
  const later = await makePerson(server, tenantId, 'member');
  const told = async () => (await shortly(later)).filter(([kind]) => kind === 'roster').length;
  // The first look of the day goes before them, the next one shows them.
  const again = await logInAgain(server, tenantId, instructor, 'instructor');
  await look(again);
  const joined = await server.call({
    method: 'POST',
    url: '/api/v1/club/crew-requests',
    token: later.token,
    payload: { clubSequence: recruiting.clubSequence, message: '늦게 왔어요' },
  });
  expect(joined.body.code).toBe('0000');
  await look(again);
  expect(await told()).toBe(1);
});

test('a manager who reads what people wish for from a mentor is told to who asked, the mentor is not', async () => {
  const mentor = await makePerson(server, tenantId, 'instructor');
  const manager = await makePerson(server, tenantId, 'manager', '살펴보는 매니저');
  const other = await makePerson(server, tenantId, 'member');
  await name(server, manager, mentor);
  await ask(server, member, mentor, '느린 질의를 알아채는 법');
  const path = `/api/v1/mentors/${mentor.memberId}/received-wishes`;
  const told = async (who: Person) => (await shortly(who)).filter(([kind]) => kind === 'wishes');
  expect((await open(path, mentor)).body.code).toBe('0000');
  expect(await told(member)).toEqual([]);
  expect((await open(path, manager)).body.code).toBe('0000');
  expect((await open(path, manager)).body.code).toBe('0000');
  expect(await told(member)).toEqual([['wishes', '살펴보는 매니저', null]]);
  expect(await told(other)).toEqual([]);
});

test('a record is kept for a year, and the server may neither change nor backdate it', async () => {
  await open(roster(), instructor);
  const { rows } = await server.database.pool.query(`select has_table_privilege('data_looks', 'update') as changes`);
  expect(rows).toEqual([{ changes: false }]);
  const purge = () => looksPurgeJob.define({ services: server.services, log: server.app.log }).run({}, async () => {});
  const kept = () =>
    server.database.transaction(tenantId, (transaction) =>
      transaction.execute('select 1 from data_looks where club_sequence = $1', [club]),
    );
  server.clock.advance(364 * DAY_MS);
  await purge();
  expect((await kept()).rows).toHaveLength(1);
  server.clock.advance(2 * DAY_MS);
  expect((await looksOf(await logInAgain(server, tenantId, member))).totalElements).toBe(0);
  await purge();
  expect((await kept()).rows).toHaveLength(0);
});

/** What shows figures, one's own things or texts; graders are named with the grade that they gave. */
const NOT_RECORDED =
  `getAiSettings getAiUsage estimateAi listAiWritings getQuizEvaluationStatus getQuizBrief listManagedClubs
  exportManagedClubs getClubSubmitter listInstructorCandidates listMyContents listContentNotes listUsingQuizzes getClubDashboard
  getClubRecruiting listWaitingQuizzes getTeachingWeek getEvaluationStatus getLectureEvaluationStatus
  listFeedbackTemplates getClubFilesAmount listMemberAnswers getMemberAnswer listRubricGrades listRubricNotes
  getRubricNotePreview listClubAnswers listSimilarAnswers listGradingActions getHeldGrades listGraders
  getAiProof listCalibrations listReferenceQuestions getLectureClub getLectureDashboard listStudyFigures
  getCourseLink listStudyQuestions listQuestionGroups getOidcSettings getInvitationSettings listClassCodes
  getSecuritySettings getPointSettings getChatbotSettings listOrganizationCodes getOrganisation listManagedCodes
  listCodeUses listAuditEntries getAdministrationOverview getStatistics exportStatistics getPreviousSubmission
  getQuizClub listManagedClubQuizzes getJobMergePreview listJobs getOverviewFigures listMyQuizzes
  listAuthoredQuizzes getAuthoredQuiz exportQuizzes getQuizTemplate getRetention countRetained
  countNoticeReaders listNotices getNotice listMyPosts listPostVersions listManagedSeminars
  listManagedMentors listBadgeKeys`.split(/\s+/);

test('every call by which those who teach read something is said to show people’s data, or not to', () => {
  const reading = routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, audience }) => method === 'GET' && (audience === 'instructor' || audience === 'manager'))
    .map(({ name }) => name);
  expect([...Object.keys(LOOKED_AT), ...NOT_RECORDED].toSorted()).toEqual(reading.toSorted());
});
