import type { MentorView, OpenWish } from '@dure/contract/publishing/mentors/mentors.views';
import type { Page } from '@dure/contract/http/paging';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givePassword, makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { hashPassword } from '../../tenancy/accounts/accounts.public.ts';
import { done } from '../seminars/seminars.test-help.ts';
import { ask, MENTORS, name } from './mentors.test-help.ts';
import { closeLeftWishes } from './wishes/left.service.ts';

const PASSWORD = 'correct horse battery';
let server: TestServer;
let tenantId: string;
let manager: Person;
let reader: Person;
let hash: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  manager = await makePerson(server, tenantId, 'manager');
  reader = await makePerson(server, tenantId, 'member');
  hash = await hashPassword(PASSWORD);
  // A merge tells both by mail.
  await server.services.jobs.start([]);
});
afterAll(() => server.services.jobs.stop());
const withdraw = async (who: Person) => {
  await givePassword(server, tenantId, who, hash);
  await done(server, who, 'POST', '/api/v1/my/withdrawal', { password: PASSWORD });
};
const statusOf = async (mentor: Person) =>
  (await server.call({ url: `${MENTORS}/${mentor.memberId}`, token: reader.token })).status;
const wishesOf = async (mentor: Person) =>
  (await done<Page<OpenWish>>(server, reader, 'GET', `${MENTORS}/${mentor.memberId}/wishes`)).contents.map(
    ({ wish, waitingCount }) => [wish, waitingCount],
  );
const rows = async (statement: string, ...values: string[]) =>
  (await server.database.transaction(tenantId, (transaction) => transaction.execute(statement, values))).rows;

test('of a mentor who leaves nothing is seen, and what they said of themselves is gone', async () => {
  const mentor = await makePerson(server, tenantId, 'instructor');
  await name(server, manager, mentor);
  await ask(server, reader, mentor, '듣고 싶은 것');
  await withdraw(mentor);
  expect(await statusOf(mentor)).toBe(404);
  expect(await rows('select 1 from mentors where member_id = $1', mentor.memberId)).toEqual([]);
});

const told = async (who: Person) => {
  const { body } = await server.call({ url: '/api/v1/activity/alarms', token: who.token });
  return (
    body.data as unknown as {
      contents: { activities: { activityMessage: string; context: string; mentor: string | null }[] }[];
    }
  ).contents.flatMap(({ activities }) => activities);
};
const close = () => closeLeftWishes(server.database, tenantId, server.clock.now());
const set = (who: Person, columns: string) =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.execute(`update members set ${columns} where member_id = $1`, [who.memberId]),
  );
const waitingWith = async ({ memberId }: Person) =>
  (await rows(`select 1 from mentor_wishes where mentor_id = $1 and regist_status = '0001'`, memberId)).length;

test('whoever wished for something from a mentor who is gone is told once, and led to no page of theirs', async () => {
  const [asks, joins] = [await makePerson(server, tenantId, 'member'), await makePerson(server, tenantId, 'member')];
  const leaving: [string, (mentor: Person) => Promise<unknown>][] = [
    ['탈퇴', withdraw],
    ['강사 아님', (mentor) => set(mentor, `roles = '{ROLE_USER}'`)],
    ['잠긴 채', (mentor) => set(mentor, `status = 'LOCKED'`)],
  ];
  for (const [wish, leave] of leaving) {
    const mentor = await makePerson(server, tenantId, 'instructor');
    await name(server, manager, mentor);
    const { ownWish } = await ask(server, asks, mentor, wish);
    await done(server, joins, 'PUT', `/api/v1/my/mentor-wishes/${ownWish!.wishSequence}`);
    await close();
    expect(await waitingWith(mentor)).toBe(1);
    await leave(mentor);
    await close();
    await close();
    expect(await waitingWith(mentor)).toBe(0);
    for (const who of [asks, joins]) {
      const messages = (await told(who)).filter(({ activityMessage }) => activityMessage.includes(`‘${wish}’`));
      expect(messages).toEqual([
        expect.objectContaining({ context: expect.stringContaining('더는 함께하지 않아'), mentor: null }),
      ]);
    }
  }
});

test('what waits with a mentor who is locked for a time waits for them', async () => {
  const mentor = await makePerson(server, tenantId, 'instructor');
  await name(server, manager, mentor);
  await ask(server, await makePerson(server, tenantId, 'member'), mentor, '기다릴게요');
  await set(mentor, `status = 'LOCKED', locked_until = now() + interval '3 days'`);
  await close();
  expect(await waitingWith(mentor)).toBe(1);
});

test('who is merged with their mentor wishes for nothing from themselves', async () => {
  const mentor = await makePerson(server, tenantId, 'instructor');
  await name(server, manager, mentor);
  const [self, other] = [await makePerson(server, tenantId, 'member'), await makePerson(server, tenantId, 'member')];
  const { ownWish } = await ask(server, self, mentor, '나도 듣고 싶은 것');
  await done(server, other, 'PUT', `/api/v1/my/mentor-wishes/${ownWish!.wishSequence}`);
  await done(server, manager, 'POST', `/api/manager/v1/members/${self.memberId}/merge`, {
    keptUUID: mentor.memberId,
    reason: '같은 사람',
  });
  await close();
  expect(await wishesOf(mentor)).toEqual([['나도 듣고 싶은 것', 1]]);
});

test('who leaves wishes for nothing more: a wish of theirs stays while somebody else has it', async () => {
  const mentor = await makePerson(server, tenantId, 'instructor');
  await name(server, manager, mentor);
  const [ann, ben] = [await makePerson(server, tenantId, 'member'), await makePerson(server, tenantId, 'member')];
  const { ownWish } = await ask(server, ann, mentor, '함께 바라는 것');
  await done(server, reader, 'PUT', `/api/v1/my/mentor-wishes/${ownWish!.wishSequence}`);
  await ask(server, ben, mentor, '혼자 바라는 것');
  await withdraw(ann);
  await withdraw(ben);
  expect(await wishesOf(mentor)).toEqual([['함께 바라는 것', 1]]);
});

test('a merged mentor is one under the account that is kept, with the wishes that wait there', async () => {
  const [gone, kept] = [
    await makePerson(server, tenantId, 'instructor', '두 번째'),
    await makePerson(server, tenantId, 'instructor', '첫 번째'),
  ];
  await name(server, manager, gone);
  await ask(server, reader, gone, '옮겨 갈 것');
  await done(server, manager, 'POST', `/api/manager/v1/members/${gone.memberId}/merge`, {
    keptUUID: kept.memberId,
    reason: '같은 사람',
  });
  expect(await statusOf(gone)).toBe(404);
  const seen = await done<MentorView>(server, reader, 'GET', `${MENTORS}/${kept.memberId}`);
  expect(seen).toMatchObject({ nickname: '첫 번째', ownWish: { wish: '옮겨 갈 것', mentorId: kept.memberId } });
});
