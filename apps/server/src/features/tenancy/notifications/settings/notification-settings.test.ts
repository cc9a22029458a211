import type { NotificationSettings } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { beforeAll, expect, test } from 'vitest';
import { makeClub, type MadeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { notify, type Notification } from '../notifications.service.ts';

const SETTINGS = '/api/v1/my/notification-settings';
let server: TestServer;
let tenantId: string;
let member: Person;
let other: Person;
let club: MadeClub;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  [member, other] = [await makePerson(server, tenantId, 'member'), await makePerson(server, tenantId, 'member')];
  club = await makeClub(server, tenantId, { members: [member, other], quizzes: [{}] });
});

const turn = (kind: string, isOn: boolean, { token } = member) =>
  server.call({ method: 'PUT', url: `${SETTINGS}/${kind}`, token, payload: { isOn } });
const settingsOf = async ({ token } = member) =>
  ((await server.call({ url: SETTINGS, token })).body.data as NotificationSettings).kinds;
const mutedOf = async (person = member) =>
  (await settingsOf(person)).filter(({ isOn }) => !isOn).map(({ kind }) => kind);
const tell = (kind: Notification['kind'], ...people: Person[]) =>
  server.database.transaction(tenantId, (transaction) =>
    notify(
      transaction,
      people.map(({ memberId }) => ({
        memberId,
        kind,
        clubSequence: club.clubSequence,
        quizSequence: club.quizSequences[0]!,
      })),
      server.clock.now(),
    ),
  );
const countOf = async ({ token }: Person) => {
  const { body } = await server.call({ url: '/api/v1/activity/alarms', token });
  return (body.data as { totalElements: number }).totalElements;
};

test('everything is on at first; a kind is turned off and on again, and twice changes nothing', async () => {
  expect(await mutedOf()).toEqual([]);
  for (const kind of ['quizOpened', 'like', 'like']) expect((await turn(kind, false)).status).toBe(200);
  expect(await mutedOf()).toEqual(['like', 'quizOpened']);
  for (const isOn of [true, true]) expect((await turn('like', isOn)).status).toBe(200);
  expect(await mutedOf()).toEqual(['quizOpened']);
  expect(await mutedOf(other)).toEqual([]);
});

test('what is told to those who run clubs is a choice of theirs alone', async () => {
  const instructor = await makePerson(server, tenantId, 'instructor');
  const kindsOf = async (person: Person) => (await settingsOf(person)).map(({ kind }) => kind);
  expect(await kindsOf(instructor)).toContain('joinRequest');
  expect(await kindsOf(member)).not.toContain('joinRequest');
  expect(await kindsOf(member)).toContain('joinAccepted');
});

test.each(['quizDeadline', 'onePick'] as const)('a kind that is off (%s) is told to the others alone', async (kind) => {
  await turn(kind, false);
  const [mine, theirs] = [await countOf(member), await countOf(other)];
  await tell(kind, member, other);
  await tell('graded', member);
  expect([await countOf(member), await countOf(other)]).toEqual([mine + 1, theirs + 1]);
  await turn(kind, true);
  await tell(kind, member);
  expect(await countOf(member)).toBe(mine + 2);
});

test('a kind that is turned on in one way stays off in the others', async () => {
  const put = (way: string, isOn: boolean) =>
    server.call({ method: 'PUT', url: `${SETTINGS}/feedback`, token: member.token, payload: { way, isOn } });
  for (const way of ['PRODUCT', 'EMAIL', 'PUSH']) await put(way, false);
  await put('EMAIL', true);
  const feedback = (await settingsOf()).find(({ kind }) => kind === 'feedback');
  expect(feedback).toMatchObject({ isOn: false, isMailed: true, isPushed: false });
  for (const way of ['PRODUCT', 'PUSH']) await put(way, true);
});

test('a kind that there is not is refused, and so is a visitor', async () => {
  expect((await turn('everything', false)).status).toBe(400);
  expect((await server.call({ url: SETTINGS })).status).toBe(401);
});

test('digests are weekly and the night is quiet until somebody says otherwise; what is chosen is kept', async () => {
  const someone = await makePerson(server, tenantId, 'member');
  const ask = async (payload?: object) =>
    (
      await server.call({
        method: payload ? 'PUT' : 'GET',
        url: SETTINGS,
        token: someone.token,
        ...(payload && { payload }),
      })
    ).body.data as NotificationSettings;
  expect(await ask()).toMatchObject({ digest: 'WEEKLY', quietHours: { from: '21:00', until: '08:00' } });
  await turn('like', false, someone);
  expect(await ask()).toMatchObject({ digest: 'WEEKLY', quietHours: { from: '21:00', until: '08:00' } });
  const chosen = { digest: 'DAILY', quietHours: { from: '23:30', until: '06:15' } };
  expect(await ask(chosen)).toMatchObject(chosen);
  expect(await ask({ digest: 'OFF', quietHours: null })).toMatchObject({ digest: 'OFF', quietHours: null });
  const wrong = { digest: 'DAILY', quietHours: { from: '24:00', until: '06:15' } };
  expect((await server.call({ method: 'PUT', url: SETTINGS, token: someone.token, payload: wrong })).status).toBe(400);
});

test('an address is written to once it is proven, where mail is sent at all', async () => {
  const state = async () =>
    ((await server.call({ url: SETTINGS, token: member.token })).body.data as NotificationSettings).email;
  expect(await state()).toEqual({ address: member.email, state: 'NOT_SENT' });
  Object.assign(server.services.mail, { postman: {} });
  try {
    expect((await state()).state).toBe('READY');
    await server.database.transaction(tenantId, (transaction) =>
      transaction.execute('update members set email_verified_at = null where member_id = $1', [member.memberId]),
    );
    expect((await state()).state).toBe('UNVERIFIED');
  } finally {
    Object.assign(server.services.mail, { postman: undefined });
  }
});
