import { beforeAll, expect, test } from 'vitest';
import { makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

const change = ({ clubSequence, creator }: MadeClub, payload: object, { token }: Person = creator) =>
  server.call({
    method: 'PUT',
    url: `/api/v1/my/clubs/${clubSequence}/participation-code`,
    token,
    payload: { version: 0, ...payload },
  });
const join = async ({ clubSequence }: MadeClub, participationCode: string) => {
  const { token } = await makePerson(server, tenantId, 'member');
  const url = `/api/v1/clubs/${clubSequence}/join`;
  return (await server.call({ method: 'POST', url, token, payload: { participationCode } })).body.code;
};

test('the new code opens the club and the old one no longer does', async () => {
  const club = await makeClub(server, tenantId, { status: '0300' });
  const { body } = await change(club, { participationCode: 'spring-2027' });
  expect(body.data).toEqual({ participationCode: 'SPRING2027', version: 1 });
  expect(await join(club, 'spring2027')).toBe('0000');
  expect(await join(club, club.participationCode)).toBe('0401');
});

test('without a wish a code is made that nobody confuses', async () => {
  const club = await makeClub(server, tenantId, { status: '0300' });
  const { participationCode } = (await change(club, {})).body.data as { participationCode: string };
  expect(participationCode).toMatch(/^[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{8}$/);
});

test.each(['short', 'a'.repeat(21), 'with_sign', '한글코드여섯자'])('%s is no code', async (participationCode) => {
  const { status, body } = await change(await makeClub(server, tenantId, { status: '0300' }), { participationCode });
  expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['participationCode']]);
});

test('a code of another open club is refused at its field', async () => {
  await makeClub(server, tenantId, { status: '0300', participationCode: 'TAKEN777' });
  const { status, body } = await change(await makeClub(server, tenantId, { status: '0300' }), {
    participationCode: 'taken777',
  });
  expect([status, body.code, body.errors?.map(({ path }) => path)]).toEqual([409, '0409', ['participationCode']]);
});

test('a stale version is refused with the present code', async () => {
  const club = await makeClub(server, tenantId, { status: '0300' });
  await change(club, { participationCode: 'FIRST123' });
  const { status, body } = await change(club, { participationCode: 'SECOND123' });
  expect([status, body.data]).toEqual([409, { participationCode: 'FIRST123', version: 1 }]);
});

test.each(['0000', '0120', '0220', '0500'] as const)('the code of a club in %s stays', async (status) => {
  expect((await change(await makeClub(server, tenantId, { status }), {})).body.code).toBe('0409');
});

test("only the club's admins change its code", async () => {
  const club = await makeClub(server, tenantId, { status: '0300' });
  expect((await change(club, {}, await makePerson(server, tenantId, 'instructor'))).status).toBe(403);
  expect((await change({ ...club, clubSequence: 999_999 }, {})).status).toBe(404);
});
