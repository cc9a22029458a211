import type { Profile } from '@dure/contract/tenancy/accounts/profile.endpoints';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { multipart } from '../../../../testing/answers.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';

const PROFILE = '/api/v1/my/profile';
let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

const painted = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#1d3fae' } })
      .png()
      .toBuffer(),
  );
const profileOf = async ({ token }: Person) =>
  (await server.call({ url: PROFILE, token })).body.data as unknown as Profile;
const rename = ({ token }: Person, nickname: string) =>
  server.call({ method: 'PUT', url: PROFILE, token, payload: { nickname } });
async function upload({ token }: Person, content: Uint8Array<ArrayBuffer> | string) {
  const { payload, headers } = await multipart(undefined, [{ name: 'me.png', content }], 'image');
  return server.call({ method: 'PUT', url: `${PROFILE}/image`, token, payload: payload!, headers: headers! });
}
const kept = (person: Person) =>
  server.database.transaction(tenantId, async (transaction) => {
    const statement = `select file_key from files where owner_id = $1 and purpose = 'PROFILE_IMAGE'`;
    return (await transaction.execute(statement, [person.memberId])).rows.map(
      ({ file_key }) => `/images/${String(file_key)}`,
    );
  });

test('a member changes their nickname, within its bounds', async () => {
  const person = await makePerson(server, tenantId, 'member');
  expect((await rename(person, '  새 이름  ')).body.data).toMatchObject({ nickname: '새 이름', email: person.email });
  const me = await server.call({ url: '/api/v1/accounts/me', token: person.token });
  expect(me.body.data).toMatchObject({ memberName: '새 이름' });
  // Too short, too long, unseen; then names that pretend.
  for (const bad of ['가', '가'.repeat(21), '\u200b\u200b', '', '관 리 자', 'аdmin', '탈퇴한 회원', '김\u202e민준'])
    expect((await rename(person, bad)).body.errors?.map(({ path }) => path)).toEqual(['nickname']);
  expect((await profileOf(person)).nickname).toBe('새 이름');
});

test('a picture becomes a square without what the camera wrote, and the one before is gone', async () => {
  const person = await makePerson(server, tenantId, 'member');
  expect(await profileOf(person)).toMatchObject({ hasProfileImage: false });
  const first = (await upload(person, await painted(1600, 900))).body.data as unknown as Profile;
  const { raw, headers } = await server.call({ url: first.profileImageUrl });
  const { width, height, format } = await sharp(raw).metadata();
  expect([width, height, format, headers['content-type']]).toEqual([512, 512, 'webp', 'image/webp']);
  const second = (await upload(person, await painted(300, 300))).body.data as unknown as Profile;
  expect(await kept(person)).toEqual([second.profileImageUrl]);
  expect((await server.call({ url: first.profileImageUrl })).status).toBe(404);
  const key = `${tenantId}/${first.profileImageUrl.split('/').at(-1)}`;
  await expect(server.services.files.get(key)).rejects.toThrow();
  const removed = await server.call({ method: 'DELETE', url: `${PROFILE}/image`, token: person.token });
  expect(removed.body.data).toMatchObject({ hasProfileImage: false });
  expect(await kept(person)).toEqual([]);
});

test('of pictures that are set at once one stays, and no other is left behind', async () => {
  const person = await makePerson(server, tenantId, 'member');
  const picture = await painted(64, 64);
  await Promise.all(Array.from({ length: 4 }, () => upload(person, picture)));
  expect(await kept(person)).toEqual([(await profileOf(person)).profileImageUrl]);
});

test('what is no picture is refused, and the old one stays', async () => {
  const person = await makePerson(server, tenantId, 'member');
  await upload(person, await painted(64, 64));
  const { profileImageUrl } = await profileOf(person);
  expect((await upload(person, '<svg xmlns="http://www.w3.org/2000/svg"/>')).status).toBe(415);
  expect((await profileOf(person)).profileImageUrl).toBe(profileImageUrl);
});

test('without a picture none is set', async () => {
  const { token } = await makePerson(server, tenantId, 'member');
  const { payload, headers } = await multipart({});
  const none = { payload: payload!, headers: headers! };
  const { status, body } = await server.call({ method: 'PUT', url: `${PROFILE}/image`, token, ...none });
  expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['image']]);
});
