import { beforeAll, expect, test } from 'vitest';
import { multipart } from '../../../testing/answers.ts';
import { makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { inviting } from './invitations.test-help.ts';

let server: TestServer;
let tenantId: string;
let manager: Person;
let help: ReturnType<typeof inviting>;
let club: MadeClub;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  manager = await makePerson(server, tenantId, 'manager');
  help = inviting(server, tenantId);
  club = await makeClub(server, tenantId, {
    status: '0400',
    creator: await makePerson(server, tenantId, 'instructor'),
  });
});

const address = () => `roster${++count}@class.test`;
async function importRoster(emails: readonly string[], more: object = {}, { clubSequence, creator } = club) {
  const content = ['이메일,이름', ...emails.map((email) => `${email},새 사람`)].join('\n');
  const body = { confirmed: true, invitesUnknown: true, ...more };
  const { payload, headers } = await multipart(body, [{ name: 'roster.csv', content }], 'file');
  const url = `/api/v1/my/clubs/${clubSequence}/members/import`;
  const answer = await server.call({
    method: 'POST',
    url,
    token: creator.token,
    payload: payload!,
    headers: headers!,
  });
  return answer.body.data as { invited: number | null; inviting: string; added: number | null };
}
const stateOf = async (email: string) => (await help.list(manager, `&keyword=${email}`)).contents[0];
const decide = async (email: string, decision: string) =>
  server.call({
    method: 'PUT',
    url: '/api/manager/v1/invitations/decision',
    token: manager.token,
    payload: { invitationIds: [(await stateOf(email))!.invitationId], decision },
  });
const setRule = async (instructorsInvite: boolean) => {
  const url = '/api/manager/v1/invitation-settings';
  const { body } = await server.call({ url, token: manager.token });
  const { version } = body.data as { version: number };
  await server.call({ method: 'PUT', url, token: manager.token, payload: { instructorsInvite, version } });
};

test('an instructor proposes; nobody gets a mail before a manager confirms, and who joins is in the club', async () => {
  const email = address();
  expect(await importRoster([email], { confirmed: false })).toMatchObject({ inviting: 'PROPOSED', invited: null });
  expect(await importRoster([email])).toMatchObject({ invited: 1, inviting: 'PROPOSED' });
  await help.write();
  expect(await help.linksTo(email)).toEqual([]);
  expect(await stateOf(email)).toMatchObject({ state: 'PROPOSED' });
  const overview = await server.call({ url: '/api/manager/v1/overview', token: manager.token });
  expect(overview.body.data).toMatchObject({ tasks: [{ task: 'INVITATION_PROPOSALS', count: 1, detail: '새 사람' }] });
  expect((await decide(email, 'CONFIRM')).body.data).toEqual({ changed: 1 });
  expect((await decide(email, 'DECLINE')).body.data).toEqual({ changed: 0 });
  await help.write();
  const [secret] = await help.linksTo(email);
  const { token } = (await help.accept(secret!)).body.data as { token: string };
  const own = await server.call({ url: `/api/v1/club/members/me?clubSequence=${club.clubSequence}`, token });
  expect(own.body.data).toMatchObject({ contents: [{ membershipStatus: 'MEMBER' }] });
});

test('a proposal counts to the end of the day that its mail names, where the organisation is', async () => {
  const email = address();
  await importRoster([email]);
  const ends = async () =>
    (
      await help.query(
        `select to_char(valid_until at time zone time_zone, 'HH24:MI:SS') as clock from invitations join tenants using (tenant_id)
         where email = $1`,
        [email],
      )
    )[0]!['clock'];
  expect(await ends()).toBe('23:59:59');
  await decide(email, 'CONFIRM');
  expect(await ends()).toBe('23:59:59');
});

test('a manager declines: no mail leaves, and the instructor may propose anew', async () => {
  const email = address();
  await importRoster([email]);
  await decide(email, 'DECLINE');
  await help.write();
  expect(await help.linksTo(email)).toEqual([]);
  expect(await stateOf(email)).toMatchObject({ state: 'DECLINED' });
  expect(await importRoster([email])).toMatchObject({ invited: 1 });
});

test('where the rule lets them, instructors invite at once', async () => {
  await setRule(true);
  const email = address();
  expect(await importRoster([email])).toMatchObject({ invited: 1, inviting: 'INVITED' });
  await help.write();
  expect(await help.linksTo(email)).toHaveLength(1);
  await setRule(false);
});

test('whoever is invited already gets no other mail, and enters both clubs', async () => {
  const email = address();
  await help.invite(manager, { rows: [{ name: '김가온', email }], role: 'ROLE_INSTRUCTOR' });
  await help.write();
  expect(await importRoster([email])).toMatchObject({ invited: 0 });
  await help.write();
  expect(await help.linksTo(email)).toHaveLength(1);
  const rows = await help.query('select role from invitations where email = $1', [email]);
  expect(rows).toEqual([{ role: 'ROLE_INSTRUCTOR' }]);
  expect((await stateOf(email))!.clubNames).toHaveLength(1);
});

test('whom a manager invites meanwhile enters the club that an instructor proposed, too', async () => {
  const email = address();
  await importRoster([email]);
  const other = await makeClub(server, tenantId, { status: '0400' });
  const rows = [{ name: '김가온', email }];
  await help.invite(manager, { rows, clubSequences: [other.clubSequence] });
  const invited = (await stateOf(email))!;
  expect([invited.state, invited.clubNames.length]).toEqual(['INVITED', 2]);
  await help.query(`update invitations set valid_until = '2026-01-01Z' where email = $1`, [email]);
  await help.invite(manager, { rows });
  expect((await stateOf(email))!.clubNames).toEqual([]);
});

test('a proposal that begins an ended invitation anew makes a learner of it', async () => {
  const email = address();
  await help.invite(manager, { rows: [{ name: '김가온', email }], role: 'ROLE_MANAGER' });
  await help.query(`update invitations set valid_until = '2026-01-01Z' where email = $1`, [email]);
  await importRoster([email]);
  const rows = await help.query('select role, status from invitations where email = $1', [email]);
  expect(rows).toEqual([{ role: 'ROLE_USER', status: 'PROPOSED' }]);
});

test('without the wish nobody is invited, and an account that is locked is not either', async () => {
  const [email, locked] = [address(), await makePerson(server, tenantId, 'member')];
  await help.query(`update members set status = 'LOCKED' where member_id = $1`, [locked.memberId]);
  expect(await importRoster([email], { invitesUnknown: false })).toMatchObject({ invited: 0 });
  expect(await importRoster([locked.email])).toMatchObject({ invited: 0 });
  expect([await stateOf(email), await stateOf(locked.email)]).toEqual([undefined, undefined]);
});
