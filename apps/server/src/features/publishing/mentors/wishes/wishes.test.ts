import { MAX_WAITING_WISHES } from '@dure/contract/publishing/mentors/mentor-limits';
import type { MentorView, OpenWish, ReceivedWish } from '@dure/contract/publishing/mentors/mentors.views';
import type { Page } from '@dure/contract/http/paging';
import { beforeAll, expect, test } from 'vitest';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { done, seminarOf, SEMINARS } from '../../seminars/seminars.test-help.ts';
import { ask, MENTORS, name } from '../mentors.test-help.ts';

let server: TestServer;
let tenantId: string;
let manager: Person;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  manager = await makePerson(server, tenantId, 'manager');
  ann = await makePerson(server, tenantId, 'member', '안');
  ben = await makePerson(server, tenantId, 'member', '벤');
});
async function newMentor(): Promise<Person> {
  const mentor = await makePerson(server, tenantId, 'instructor', '정유진');
  await name(server, manager, mentor);
  return mentor;
}
const call = (who: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  server.call({ method, url, token: who.token, ...(payload && { payload }) });
const wishesOf = async (mentor: Person, who = ben) =>
  (await done<Page<OpenWish>>(server, who, 'GET', `${MENTORS}/${mentor.memberId}/wishes`)).contents;
const received = (mentor: Person, who = mentor) =>
  done<Page<ReceivedWish>>(server, who, 'GET', `${MENTORS}/${mentor.memberId}/received-wishes`);
const own = (wish: number) => `/api/v1/my/mentor-wishes/${wish}`;
const answer = (who: Person, wish: number, body: object) =>
  call(who, 'POST', `/api/v1/mentor-wishes/${wish}/answer`, body);
const toldTo = async (who: Person) =>
  JSON.stringify((await call(who, 'GET', '/api/v1/activity/alarms')).body.data ?? {});

test('a wish has the names of the specification, shows to all without its person, and to the mentor with it', async () => {
  const mentor = await newMentor();
  const { ownWish } = await ask(server, ann, mentor, ' 느린 질의를 알아채는 법 ');
  expect(ownWish).toMatchObject({
    memberId: ann.memberId,
    mentorId: mentor.memberId,
    seminarEstablishmentType: '0001',
    establishmentRegistStatus: '0001',
    wish: '느린 질의를 알아채는 법',
    waitingCount: 1,
    seminarId: null,
  });
  const [seen] = await wishesOf(mentor);
  expect(seen).toEqual({
    wishSequence: ownWish!.wishSequence,
    wish: '느린 질의를 알아채는 법',
    waitingCount: 1,
    requestedAt: ownWish!.requestedAt,
    isOwn: false,
    hasJoined: false,
  });
  for (const who of [mentor, manager])
    expect((await received(mentor, who)).contents).toMatchObject([{ member: { nickname: '안' }, planSequence: null }]);
  const other = await newMentor();
  expect((await call(other, 'GET', `${MENTORS}/${mentor.memberId}/received-wishes`)).status).toBe(404);
  expect((await call(ben, 'GET', `${MENTORS}/${mentor.memberId}/received-wishes`)).status).toBe(403);
  expect(await toldTo(mentor)).toContain('안 님이 세미나를 부탁했어요');
});

test('one wish of a person waits with a mentor, none of the mentor, and so many in all', async () => {
  const mentor = await newMentor();
  const url = `${MENTORS}/${mentor.memberId}/wishes`;
  await ask(server, ann, mentor, '첫째');
  const statuses = await Promise.all(
    [1, 2, 3].map(async (n) => (await call(ben, 'POST', url, { wish: `${n}` })).status),
  );
  expect(statuses.toSorted()).toEqual([200, 409, 409]);
  expect((await call(mentor, 'POST', url, { wish: '나에게' })).status).toBe(409);
  for (const wish of ['', ' \u200b ', 'a'.repeat(201)])
    expect((await call(ann, 'POST', url, { wish })).status).toBe(400);
  await server.database.transaction(tenantId, (transaction) =>
    transaction.execute(
      `with made as (insert into mentor_wishes (tenant_id, mentor_id, requested_by, wish, requested_at)
         select $1, $2, $3, 'x', now() from generate_series(3, $4::int) returning wish_sequence)
       insert into mentor_wish_members select $1, wish_sequence, $3, now() from made`,
      [tenantId, mentor.memberId, ann.memberId, MAX_WAITING_WISHES],
    ),
  );
  expect((await call(manager, 'POST', url, { wish: '하나 더' })).status).toBe(409);
});

test('others wish for it too; it goes with the last who does, and stays while one does', async () => {
  const mentor = await newMentor();
  const { ownWish } = await ask(server, ann, mentor, '함께 듣기');
  const wish = ownWish!.wishSequence;
  for (const expected of [2, 2])
    expect(await done(server, ben, 'PUT', own(wish))).toEqual({ hasJoined: true, waitingCount: expected });
  expect((await call(mentor, 'PUT', own(wish))).status).toBe(409);
  expect(await done(server, ann, 'DELETE', own(wish))).toEqual({ hasJoined: false, waitingCount: 1 });
  expect((await done<MentorView>(server, ann, 'GET', `${MENTORS}/${mentor.memberId}`)).ownWish).toBeNull();
  expect(await wishesOf(mentor)).toMatchObject([{ waitingCount: 1, hasJoined: true }]);
  // Who took a wish back may ask for something else.
  await ask(server, ann, mentor, '다른 것');
  expect(await done(server, ben, 'DELETE', own(wish))).toEqual({ hasJoined: false, waitingCount: 0 });
  expect((await call(ben, 'PUT', own(wish))).status).toBe(404);
  expect((await wishesOf(mentor)).map((one) => one.wish)).toEqual(['다른 것']);
});

test('it is answered once, by its mentor or a manager, and all who wish for it hear why', async () => {
  const mentor = await newMentor();
  const wish = (await ask(server, ann, mentor, '장애 보고서')).ownWish!.wishSequence;
  await done(server, ben, 'PUT', own(wish));
  expect((await answer(await newMentor(), wish, { decision: 'ACCEPT' })).status).toBe(404);
  expect((await answer(mentor, wish, { decision: 'DECLINE' })).body.errors).toMatchObject([{ path: 'reason' }]);
  const declined = await answer(manager, wish, { decision: 'DECLINE', reason: '올해는 어려워요.' });
  expect(declined.body.data).toMatchObject({ establishmentRegistStatus: '0003', reason: '올해는 어려워요.' });
  expect((await answer(mentor, wish, { decision: 'ACCEPT' })).status).toBe(409);
  for (const who of [ann, ben]) {
    const told = await toldTo(who);
    expect(told).toContain('‘장애 보고서’ 부탁은 이번에 들어드리지 못해요');
    expect(told).toContain('올해는 어려워요.');
  }
  expect(await wishesOf(mentor)).toEqual([]);
  const log = await call(manager, 'GET', '/api/manager/v1/audit?size=5');
  expect(JSON.stringify(log.body.data)).toContain('mentorWishAnswered');
});

test('a mentor plans a seminar for it, once, and who wished for it hears when it opens', async () => {
  const mentor = await newMentor();
  const wish = (await ask(server, ann, mentor, '브라우저의 네 층')).ownWish!.wishSequence;
  const plan = (who: Person) =>
    call(
      who,
      'POST',
      SEMINARS,
      seminarOf({ contentType: '0005', contentsName: '네 층', wishSequence: wish } as object),
    );
  expect((await plan(manager)).body.errors).toMatchObject([{ path: 'wishSequence' }]);
  const { seminarId } = (await plan(mentor)).body.data as { seminarId: number };
  expect((await plan(mentor)).body.errors).toMatchObject([{ path: 'wishSequence' }]);
  const wished = async () => (await done<MentorView>(server, ann, 'GET', `${MENTORS}/${mentor.memberId}`)).ownWish;
  // A plan is its holder's own until a manager opens it.
  expect(await wished()).toMatchObject({ establishmentRegistStatus: '0002', seminarId: null });
  expect((await received(mentor)).contents).toMatchObject([{ planSequence: seminarId }]);
  await done(server, mentor, 'POST', `${SEMINARS}/${seminarId}/establishment`);
  await done(server, manager, 'POST', `/api/manager/v1/seminars/${seminarId}/establishment`, { decision: 'OPEN' });
  expect(await wished()).toMatchObject({ seminarId });
  expect(await toldTo(ann)).toContain('부탁한 ‘네 층’ 세미나가 열렸어요');
  // A declined one leads to none.
  const other = (await ask(server, ben, mentor, '사양할 것')).ownWish!.wishSequence;
  await answer(mentor, other, { decision: 'DECLINE', reason: '다음에요.' });
  const refused = await call(mentor, 'POST', SEMINARS, seminarOf({ wishSequence: other } as object));
  expect(refused.body.errors).toMatchObject([{ path: 'wishSequence' }]);
});

test('who is a mentor no longer answers what waited, and is asked for nothing more', async () => {
  const mentor = await newMentor();
  const wish = (await ask(server, ben, mentor, '마지막 부탁')).ownWish!.wishSequence;
  await done(server, manager, 'DELETE', `/api/manager/v1/mentors/${mentor.memberId}`);
  expect(await toldTo(ben)).toContain('‘마지막 부탁’ 부탁은 이번에 들어드리지 못해요');
  expect((await answer(mentor, wish, { decision: 'ACCEPT' })).status).toBe(409);
  expect((await call(ann, 'POST', `${MENTORS}/${mentor.memberId}/wishes`, { wish: '또' })).status).toBe(404);
});
