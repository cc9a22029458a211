import type { ManagedMentor, MentorCard, MentorView } from '@dure/contract/publishing/mentors/mentors.views';
import type { Page } from '@dure/contract/http/paging';
import { beforeAll, expect, test } from 'vitest';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { makePost } from '../posts/posts.test-help.ts';
import { done, openSeminar } from '../seminars/seminars.test-help.ts';
import { MENTORS, name, NAMED } from './mentors.test-help.ts';

let server: TestServer;
let tenantId: string;
let manager: Person;
let mentor: Person;
let member: Person;
let there: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  there = await makeTenant(server, 'hanbit');
  manager = await makePerson(server, tenantId, 'manager');
  mentor = await makePerson(server, tenantId, 'instructor', '정유진');
  member = await makePerson(server, tenantId, 'member');
  await name(server, manager, mentor);
});

const statusOf = async (who: Person | undefined, method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  (await server.call({ method, url, token: who?.token, ...(payload && { payload }) })).status;
const pageOf = (of: Person, who = member) => done<MentorView>(server, who, 'GET', `${MENTORS}/${of.memberId}`);
const listed = async (query = '') =>
  (await done<Page<MentorCard>>(server, member, 'GET', `${MENTORS}${query}`)).contents.map(({ nickname }) => nickname);
const managedUrl = (of: Person) => `/api/manager/v1/mentors/${of.memberId}`;
const execute = (statement: string, values: unknown[]) =>
  server.database.transaction(tenantId, (transaction) => transaction.execute(statement, values));

test('a mentor has the fields of the specification, at both paths of the popular ones', async () => {
  const { postSequence } = await makePost(server, mentor);
  await server.call({ method: 'POST', url: `/api/v1/posts/${postSequence}/view`, token: member.token });
  // Written by somebody who is no mentor, and viewed as often.
  const other = await makePost(server, manager);
  await server.call({ method: 'POST', url: `/api/v1/posts/${other.postSequence}/view`, token: member.token });
  for (const url of ['/popular/mentors', '/api/v1/popular/mentors'])
    expect(await done(server, member, 'GET', url)).toEqual({
      contents: [
        {
          memberUri: mentor.memberId,
          profileImageUrl: '/assets/images/account/default_profile_image.png',
          jobGroupName: '개발',
          jobGroup: '0300',
          level: '2',
          nickname: '정유진',
          authenticatedYn: true,
          type: '0004',
          typeName: '멘토 3',
        },
      ],
    });
});

test('their page shows what they wrote and hold, and of their clubs those that the reader may see', async () => {
  const seminar = await openSeminar(server, { holder: mentor, manager }, { contentType: '0005' });
  const club = (isPublic: boolean, clubName: string) =>
    execute(
      `insert into clubs (tenant_id, club_type, club_status, club_name, creator_id, leader_id, is_public, start_at, end_at,
         participation_code, search_text, created_at, updated_at)
       values ($1, '0100', '0400', $2, $3, $3, $4, '2026-11-01Z', '2026-12-31Z', $5, $2, now(), now())`,
      [tenantId, clubName, mentor.memberId, isPublic, isPublic ? 'PUBLIC1' : 'HIDDEN1'],
    );
  await club(true, '열린 클럽');
  await club(false, '닫힌 클럽');
  expect(await done(server, member, 'GET', `/api/v1/seminars/${seminar}`)).toMatchObject({ isMentor: true });
  const seen = await pageOf(mentor);
  expect(seen.seminars.map(({ seminarId }) => seminarId)).toEqual([seminar]);
  expect(seen.clubs.map(({ clubName }) => clubName)).toEqual(['열린 클럽']);
  expect(seen).toMatchObject({ counts: { clubs: 1, seminars: 1, posts: 1 }, can: { edit: false, ask: true } });
  const own = await pageOf(mentor, mentor);
  expect(own).toMatchObject({ counts: { clubs: 2 }, can: { edit: true, ask: false, answer: true } });
  const written = await done<Page<{ contentsName: string }>>(
    server,
    member,
    'GET',
    `/api/v1/posts?author=${mentor.memberId}&contentTypes=0001,0002`,
  );
  expect(written.totalElements).toBe(1);
});

test('a mentor writes the introduction and hours; nobody else does, and not over another version', async () => {
  const { version } = await pageOf(mentor);
  const hours = [
    { weekday: 'SAT', from: '10:00', until: '11:00' },
    { weekday: 'TUE', from: '19:00', until: '21:00' },
  ];
  const body = { introduction: ' 함께 <b>읽어요</b> ', hours, version };
  const change = (who: Person, payload: object) =>
    server.call({ method: 'PUT', url: '/api/v1/my/mentor', token: who.token, payload });
  expect((await change(member, body)).status).toBe(403);
  expect((await change(manager, body)).status).toBe(404);
  expect((await change(mentor, body)).body.data).toMatchObject({
    introduction: '함께 <b>읽어요</b>',
    hours: [hours[1], hours[0]],
    version: version + 1,
  });
  const stale = await change(mentor, body);
  expect([stale.status, stale.body.data]).toMatchObject([409, { version: version + 1 }]);
  const faultsOf = async (wrong: object[]) =>
    (await change(mentor, { ...body, hours: wrong, version: version + 1 })).body.errors;
  expect(await faultsOf([{ weekday: 'MON', from: '10:00', until: '10:00' }])).toMatchObject([
    { path: 'hours.0.until' },
  ]);
  expect(await faultsOf([hours[1]!, { weekday: 'TUE', from: '20:59', until: '22:00' }])).toMatchObject([
    { path: 'hours.1.until' },
  ]);
  expect(await faultsOf([{ weekday: 'TUE', from: '9시', until: '22:00' }])).toMatchObject([{ path: 'hours.0.from' }]);
});

test('managers name and change mentors: people who may hold seminars, with codes that there are', async () => {
  const second = await makePerson(server, tenantId, 'instructor', '박지우');
  expect(await statusOf(mentor, 'PUT', managedUrl(second), NAMED)).toBe(403);
  const refused = async (who: Person, body: object) =>
    (await server.call({ method: 'PUT', url: managedUrl(who), token: manager.token, payload: { ...NAMED, ...body } }))
      .body;
  expect((await refused(member, {})).errors).toMatchObject([{ path: 'memberUri' }]);
  expect((await refused(second, { jobGroup: '0999', level: '9' })).errors).toMatchObject([
    { path: 'jobGroup' },
    { path: 'level' },
  ]);
  expect((await refused(second, { type: '0001' })).errors).toMatchObject([{ path: 'type' }]);
  const named = await name(server, manager, second, { type: '0005', authenticatedYn: false });
  expect(named).toMatchObject({ version: 1, typeName: '멘토 4', isShown: true, waitingWishes: 0 });
  expect((await refused(second, { version: 0 })).data).toMatchObject({ version: 1 });
  expect(await name(server, manager, second, { version: 1 })).toMatchObject({ type: '0004', version: 2 });
  const told = await server.call({ url: '/api/v1/activity/alarms', token: second.token });
  expect(JSON.stringify(told.body.data)).toContain('멘토가 되었어요');
  expect(await listed()).toEqual(['박지우', '정유진']);
  expect(await listed('?keyword=%EC%9C%A0')).toEqual(['정유진']);
  expect(await listed('?keyword=%25')).toEqual([]);
  expect(await listed('?jobGroups=0100')).toEqual([]);
});

test('whose account is locked, or may not teach any more, is not seen until it changes back', async () => {
  const third = await makePerson(server, tenantId, 'instructor', '최하린');
  await name(server, manager, third);
  const isManaged = async () =>
    (await done<Page<ManagedMentor>>(server, manager, 'GET', '/api/manager/v1/mentors?keyword=하린')).contents;
  for (const [change, back] of [
    [`status = 'LOCKED'`, `status = 'ACTIVE'`],
    [`roles = '{ROLE_USER}'`, `roles = '{ROLE_USER,ROLE_INSTRUCTOR}'`],
  ] as const) {
    expect(await listed('?keyword=하린')).toEqual(['최하린']);
    await execute(`update members set ${change} where member_id = $1`, [third.memberId]);
    expect(await listed('?keyword=하린')).toEqual([]);
    expect(await statusOf(member, 'GET', `${MENTORS}/${third.memberId}`)).toBe(404);
    expect(await statusOf(member, 'GET', `${MENTORS}/${third.memberId}/wishes`)).toBe(404);
    expect(await isManaged()).toMatchObject([{ isShown: false }]);
    await execute(`update members set ${back} where member_id = $1`, [third.memberId]);
  }
  expect(await statusOf(undefined, 'GET', `${MENTORS}/${third.memberId}`)).toBe(401);
  expect(await statusOf(manager, 'DELETE', managedUrl(third))).toBe(200);
  expect(await statusOf(manager, 'DELETE', managedUrl(third))).toBe(404);
  expect(await statusOf(third, 'GET', `${MENTORS}/${third.memberId}`)).toBe(404);
});

test('a mentor of another organisation is not there', async () => {
  const stranger = await makePerson(server, there, 'manager');
  const from = (url: string) => server.call({ url, token: stranger.token, host: 'hanbit.localhost' });
  expect((await from(`${MENTORS}/${mentor.memberId}`)).status).toBe(404);
  const all = await from(MENTORS);
  expect(all.body.data).toMatchObject({ contents: [], totalElements: 0 });
});
