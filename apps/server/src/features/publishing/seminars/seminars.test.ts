import type { CardContent } from '@dure/contract/publishing/posts/posts.views';
import type { Establishment, ManagedSeminar, Participant } from '@dure/contract/publishing/seminars/seminars.views';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { logInAgain, makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { makePost } from '../posts/posts.test-help.ts';
import { seminarsJob } from './seminars.jobs.ts';
import { apply, done, openSeminar, seminarOf, SEMINARS } from './seminars.test-help.ts';

let server: TestServer;
let tenantId: string;
let [holder, manager, ann, ben, stranger]: Person[] = [];

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  holder = await makePerson(server, tenantId, 'instructor', '정유진');
  stranger = await makePerson(server, tenantId, 'instructor');
  manager = await makePerson(server, tenantId, 'manager');
  ann = await makePerson(server, tenantId, 'member', '안');
  ben = await makePerson(server, tenantId, 'member', '=1+1');
});
/** At this moment, everybody logged in anew. */
async function at(moment: string): Promise<void> {
  server.clock.set(moment);
  holder = await logInAgain(server, tenantId, holder!, 'instructor');
  stranger = await logInAgain(server, tenantId, stranger!, 'instructor');
  manager = await logInAgain(server, tenantId, manager!, 'manager');
  ann = await logInAgain(server, tenantId, ann!);
  ben = await logInAgain(server, tenantId, ben!);
}
beforeEach(() => at('2026-11-21T00:00:00.000Z'));

const opened = (overrides: Parameters<typeof seminarOf>[0] = {}) =>
  openSeminar(server, { holder: holder!, manager: manager! }, overrides);
const statusOf = async (who: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  (await server.call({ method, url, token: who.token, ...(payload && { payload }) })).status;
const run = () => seminarsJob.define({ services: server.services, log: server.app.log }).run({}, async () => {});
const decide = (id: number, body: object) =>
  server.call({
    method: 'POST',
    url: `/api/manager/v1/seminars/${id}/establishment`,
    token: manager!.token,
    payload: body,
  });

test('a seminar is planned, asked for and opened; before that nobody else sees it', async () => {
  const made = await done(server, holder!, 'POST', SEMINARS, seminarOf());
  const id = made.seminarId!;
  expect(made).toMatchObject({ seminarStatus: '0001', lecturerName: '정유진', editing: { establishment: null } });
  expect(await statusOf(ann!, 'GET', `${SEMINARS}/${id}`)).toBe(404);
  expect(await statusOf(stranger!, 'GET', `${SEMINARS}/${id}`)).toBe(404);
  expect((await decide(id, { decision: 'OPEN' })).status).toBe(409);
  const asked = await done(server, holder!, 'POST', `${SEMINARS}/${id}/establishment`);
  expect(asked.editing!.establishment).toMatchObject({
    memberId: holder!.memberId,
    mentorId: null,
    seminarId: id,
    seminarEstablishmentType: '0002',
    establishmentRegistStatus: '0001',
  });
  const list = await done<{ contents: ManagedSeminar[]; waiting: number }>(
    server,
    manager!,
    'GET',
    '/api/manager/v1/seminars?establishmentRegistStatus=0001',
  );
  expect(list).toMatchObject({ waiting: 1, contents: [{ seminarId: id }] });
  expect((await decide(id, { decision: 'DECLINE' })).body.errors).toMatchObject([{ path: 'reason' }]);
  expect((await decide(id, { decision: 'DECLINE', reason: '날짜를 바꿔 주세요.' })).body.data).toMatchObject({
    seminarStatus: '0001',
    establishment: { establishmentRegistStatus: '0003', reason: '날짜를 바꿔 주세요.' },
  });
  await done(server, holder!, 'POST', `${SEMINARS}/${id}/establishment`);
  expect((await decide(id, { decision: 'OPEN' })).body.data).toMatchObject({ seminarStatus: '0002' });
  expect((await done(server, ann!, 'GET', `${SEMINARS}/${id}`)).can).toMatchObject({ apply: true, edit: false });
});

test('cards of seminars have the names of the specification and join the list with its filters', async () => {
  const id = await opened({
    contentType: '0005',
    contentsName: '장애 보고서 같이 쓰기',
    seminarPlaceType: '0002',
    seminarPlace: '',
  });
  const list = (query: string) =>
    done<{ contents: CardContent[]; counts: object }>(server, ann!, 'GET', `/api/v1/posts${query}`);
  const { contents, counts } = await list('?contentTypes=0005');
  expect(contents).toMatchObject([
    {
      url: `/seminar/${id}`,
      contentsTypeName: '멘토 세미나',
      seminarId: id,
      seminarTitle: '장애 보고서 같이 쓰기',
      seminarStatus: '0002',
      seminarStatusName: '모집중',
      seminarStartDate: '2026-11-28T10:00:00.000Z',
      seminarPlaceTypeName: '온라인',
      seminarLecturer: { name: '정유진' },
      lecturerName: '정유진',
      participantCount: 2,
      currentParticipantCount: 0,
    },
  ]);
  expect(counts).toMatchObject({ articles: 0, mentorSeminars: 1 });
  const ids = async (query: string) => (await list(query)).contents.map(({ postSequence }) => postSequence);
  expect(await ids('?placeTypes=0002')).toEqual([id]);
  expect(await ids('?contentTypes=0003,0005&placeTypes=0001')).toEqual([]);
  expect(await ids('?isOpen=true&contentTypes=0005')).toEqual([id]);
  for (const who of [ann!, ben!]) await apply(server, who, id);
  expect(await ids('?isOpen=true&contentTypes=0005')).toEqual([]);
  // An article has none of it, and its calls know no seminar.
  const article = await makePost(server, holder!);
  expect(article).not.toHaveProperty('seminarId');
  expect(await statusOf(ann!, 'GET', `/api/v1/posts/${id}`)).toBe(404);
  expect(await statusOf(holder!, 'DELETE', `/api/v1/posts/${id}`)).toBe(404);
});

test('what cannot be is refused by its field', async () => {
  const faults = async (overrides: Parameters<typeof seminarOf>[0]) =>
    (await server.call({ method: 'POST', url: SEMINARS, token: holder!.token, payload: seminarOf(overrides) })).body
      .errors;
  expect(await faults({ seminarEndDate: '2026-11-28T09:00:00.000Z' })).toMatchObject([{ path: 'seminarEndDate' }]);
  expect(await faults({ seminarStartDate: '2026-11-20T00:00:00.000Z' })).toMatchObject([{ path: 'seminarStartDate' }]);
  expect(await faults({ seminarPlace: '' })).toMatchObject([{ path: 'seminarPlace' }]);
  expect(await faults({ participantCount: 0 })).toMatchObject([{ path: 'participantCount' }]);
  expect(await faults({ paymentType: '0002' })).toMatchObject([{ path: 'price' }]);
  expect(await faults({ recommendLevels: ['9'] })).toMatchObject([{ path: 'recommendLevels' }]);
});

test('only its holder and managers write it, and not over what another wrote', async () => {
  const id = await opened();
  const { version } = await done(server, holder!, 'GET', `${SEMINARS}/${id}`);
  const body = { ...seminarOf({ contentsName: '새 제목' }), version };
  expect(await statusOf(stranger!, 'PUT', `${SEMINARS}/${id}`, body)).toBe(404);
  expect(await done(server, manager!, 'PUT', `${SEMINARS}/${id}`, body)).toMatchObject({ contentsName: '새 제목' });
  const stale = await server.call({ method: 'PUT', url: `${SEMINARS}/${id}`, token: holder!.token, payload: body });
  expect([stale.status, stale.body.data]).toMatchObject([409, { contentsName: '새 제목', version: version + 1 }]);
  expect(await statusOf(holder!, 'DELETE', `${SEMINARS}/${id}`)).toBe(409);
});

test('the holder has the people as a list and a sheet, which says why, and which those in it hear of', async () => {
  const id = await opened({ participantCount: 1 });
  for (const who of [ben!, ann!]) await apply(server, who, id);
  const url = `${SEMINARS}/${id}/participants`;
  const { contents } = await done<{ contents: Participant[] }>(server, holder!, 'GET', url);
  expect(contents.map(({ member, participantStatus }) => [member.nickname, participantStatus])).toEqual([
    ['=1+1', 'JOINED'],
    ['안', 'WAITING'],
  ]);
  expect(await statusOf(stranger!, 'GET', url)).toBe(404);
  expect(await statusOf(ann!, 'GET', url)).toBe(403);
  expect(await statusOf(holder!, 'GET', `${url}/export`)).toBe(400);
  const sheet = await server.call({ url: `${url}/export?reason=PERSON_ASKED`, token: holder!.token });
  expect([sheet.status, sheet.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')]);
  const looks = (who: Person) =>
    done<{ contents: { kind: string; by: { nickname: string } }[] }>(server, who, 'GET', '/api/v1/my/privacy/looks');
  expect((await looks(ann!)).contents.map(({ kind }) => kind).toSorted()).toEqual([
    'participantExport',
    'participants',
  ]);
  const outside = await makePerson(server, tenantId, 'member');
  expect((await looks(outside)).contents).toEqual([]);
});

test('attendance is marked from the beginning on, of those with a place alone', async () => {
  const id = await opened({ participantCount: 1 });
  for (const who of [ann!, ben!]) await apply(server, who, id);
  const mark = [ann!, ben!].map(({ memberId }) => ({ memberUUID: memberId, hasAttended: true }));
  expect(await statusOf(holder!, 'PUT', `${SEMINARS}/${id}/attendance`, { members: mark })).toBe(409);
  await at('2026-11-28T10:00:00.000Z');
  expect(await done(server, holder!, 'PUT', `${SEMINARS}/${id}/attendance`, { members: mark })).toEqual({
    attendedCount: 1,
  });
  expect(await done(server, ann!, 'GET', `${SEMINARS}/${id}`)).toMatchObject({ attendedCount: 1 });
});

test('a word once it was held leads to an article; those who had a place hear of the first', async () => {
  const article = await makePost(server, holder!, { contentsName: '실행 계획 읽기' });
  const id = await opened();
  await apply(server, ann!, id);
  const word = async () => ({
    word: '함께 고친 질의 네 개를 글로 옮겼어요.',
    postSequence: article.postSequence,
    version: (await done(server, holder!, 'GET', `${SEMINARS}/${id}`)).version,
  });
  expect(await statusOf(holder!, 'PUT', `${SEMINARS}/${id}/word`, await word())).toBe(409);
  await at('2026-11-28T12:30:00.000Z');
  await run();
  expect(await statusOf(holder!, 'PUT', `${SEMINARS}/${id}/word`, { ...(await word()), postSequence: id })).toBe(400);
  await done(server, holder!, 'PUT', `${SEMINARS}/${id}/word`, await word());
  await done(server, holder!, 'PUT', `${SEMINARS}/${id}/word`, await word());
  expect(await done(server, ann!, 'GET', `${SEMINARS}/${id}`)).toMatchObject({
    seminarStatus: '0004',
    word: { text: '함께 고친 질의 네 개를 글로 옮겼어요.', post: { postSequence: article.postSequence } },
  });
  const alarms = await server.call({ url: '/api/v1/activity/alarms', token: ann!.token });
  expect(JSON.stringify(alarms.body.data).match(/"seminarWord"/g)).toHaveLength(1);
});

test('a cancelled seminar says why to all who applied, and takes nobody any more', async () => {
  const id = await opened({ participantCount: 1 });
  for (const who of [ann!, ben!]) await apply(server, who, id);
  expect(await statusOf(holder!, 'POST', `${SEMINARS}/${id}/cancellation`, { reason: ' ' })).toBe(400);
  await done(server, holder!, 'POST', `${SEMINARS}/${id}/cancellation`, { reason: '강연자가 아파요.' });
  expect(await done(server, ben!, 'GET', `${SEMINARS}/${id}`)).toMatchObject({
    seminarStatus: '0005',
    statusReason: '강연자가 아파요.',
    can: { apply: false },
  });
  for (const who of [ann!, ben!]) {
    const { body } = await server.call({ url: '/api/v1/activity/alarms', token: who.token });
    expect(JSON.stringify(body.data)).toContain('강연자가 아파요.');
  }
  expect(await statusOf(holder!, 'POST', `${SEMINARS}/${id}/cancellation`, { reason: '또' })).toBe(409);
});

test('the calendar file holds one event with its end and place, which moves and is called off', async () => {
  const id = await opened();
  const file = async () =>
    (await server.call({ url: `${SEMINARS}/${id}/calendar`, token: ann!.token })).raw
      .toString()
      .replaceAll('\r\n ', '');
  const lines = [
    'DTSTART:20261128T100000Z',
    'DTEND:20261128T123000Z',
    'LOCATION:중앙도서관 3층 창의실',
    'SUMMARY:느린 질의를 함께 고치는 밤',
    'STATUS:CONFIRMED',
  ];
  for (const line of lines) expect(await file()).toContain(`\r\n${line}\r\n`);
  const uid = /UID:(\S+)/.exec(await file())![1];
  await done(server, holder!, 'POST', `${SEMINARS}/${id}/cancellation`, { reason: '사정이 생겼어요.' });
  expect(await file()).toContain('STATUS:CANCELLED');
  expect(/UID:(\S+)/.exec(await file())![1]).toBe(uid);
});

test('banners stand in their order, within their time, and only of seminars that one can still apply to', async () => {
  const [first, second, third] = [await opened(), await opened(), await opened()];
  const put = async (id: number, banner: object | null) => {
    const { contents } = await done<{ contents: ManagedSeminar[] }>(
      server,
      manager!,
      'GET',
      '/api/manager/v1/seminars?size=50',
    );
    const { version } = contents.find(({ seminarId }) => seminarId === id)!;
    return done(server, manager!, 'PUT', `/api/manager/v1/seminars/${id}/banner`, { banner, version });
  };
  const [from, until] = ['2026-11-21T00:00:00Z', '2026-11-25T00:00:00Z'];
  await put(first, { position: 2, from, until });
  await put(second, { position: 1, from, until });
  await put(third, { position: 3, from: '2026-11-22T00:00:00Z', until });
  const shown = async (url = '/api/v1/banners/seminars') =>
    (await done<{ contents: { seminarId: number }[] }>(server, ann!, 'GET', url)).contents.map(
      ({ seminarId }) => seminarId,
    );
  expect(await shown()).toEqual([second, first]);
  expect(await shown('/banners/seminar')).toEqual([second, first]);
  await put(second, null);
  await at('2026-11-22T00:00:00.000Z');
  expect(await shown()).toEqual([first, third]);
  await done(server, holder!, 'POST', `${SEMINARS}/${first}/cancellation`, { reason: '사정' });
  expect(await shown()).toEqual([third]);
  const { version } = await done(server, manager!, 'GET', `${SEMINARS}/${first}`);
  const again = { banner: { position: 1, from, until }, version };
  expect(await statusOf(manager!, 'PUT', `/api/manager/v1/seminars/${first}/banner`, again)).toBe(409);
  await at('2026-11-25T00:00:00.000Z');
  expect(await shown()).toEqual([]);
});

test('at the paths of earlier clients the same happens, for the caller alone, and lists go on by cursor', async () => {
  const made = await done(server, holder!, 'POST', '/seminars', seminarOf({ participantCount: 5 }));
  const id = made.seminarId!;
  const request = {
    memberId: holder!.memberId,
    seminarId: id,
    seminarEstablishmentType: '0002',
    establishmentRegistStatus: '0001',
  };
  const ask = (body: object) => statusOf(holder!, 'POST', `/seminars/${id}/establishment`, body);
  expect(await ask({ ...request, memberId: ann!.memberId })).toBe(400);
  expect(await ask({ ...request, seminarEstablishmentType: '0001' })).toBe(400);
  const asked = await done<Establishment>(server, holder!, 'POST', `/seminars/${id}/establishment`, request);
  expect(asked).toMatchObject(request);
  await decide(id, { decision: 'OPEN' });
  const mine = (who: Person) => `/seminars/${id}/participants/${who.memberId}`;
  expect(await statusOf(ann!, 'PUT', mine(ben!))).toBe(404);
  for (const who of [ann!, ben!]) await done(server, who, 'PUT', mine(who));
  const page = await server.call({ url: `/seminars/${id}/participants?size=1`, token: holder!.token });
  const cursor = page.headers['after-cursor'];
  expect(page.body.data).toMatchObject({ contents: [{ member: { nickname: '안' } }] });
  const rest = await server.call({ url: `/seminars/${id}/participants?size=1&cursor=${cursor}`, token: holder!.token });
  expect(rest.body.data).toMatchObject({ contents: [{ member: { nickname: '=1+1' } }] });
  expect(rest.headers).not.toHaveProperty('after-cursor');
  const joined = await server.call({ url: '/my/seminars/participant?size=1', token: ann!.token });
  expect(joined.body.data).toMatchObject({
    contents: [{ seminarId: id, participation: { participantStatus: 'JOINED' } }],
  });
  expect(joined.headers).toHaveProperty('after-cursor');
  expect(await statusOf(ann!, 'GET', '/my/seminars/participant?cursor=x')).toBe(400);
  await done(server, ann!, 'DELETE', mine(ann!));
  expect((await done(server, ann!, 'GET', `${SEMINARS}/${id}`)).participation).toBeNull();
});
