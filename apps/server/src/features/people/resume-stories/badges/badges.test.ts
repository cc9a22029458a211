import { createPublicKey, verify } from 'node:crypto';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JSONWebKeySet, type JWK } from 'jose';
import type { BadgeKeys } from '@dure/contract/people/resume-stories/badge-keys.endpoints';
import { beforeAll, expect, test } from 'vitest';
import { makeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import type { Credential } from './credential.ts';

const MINE = '/api/v1/my/resume-stories';
const KEYS = '/api/manager/v1/badge-keys';
let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  await makeTenant(server, 'hanbit');
});

const person = () => makePerson(server, tenantId, 'member', '서예린');
const get = (url: string, options: { token?: string; host?: string } = {}) => server.call({ url, ...options });
const badgeOf = ({ token }: Person, club: number) => get(`${MINE}/badges/${club}`, { token });
const json = async <T>(url: string) => JSON.parse((await get(url)).raw.toString()) as T;

async function finished() {
  const who = await person();
  const { clubSequence } = await makeClub(server, tenantId, { status: '0500', members: [who], clubName: '통계 클럽' });
  return { who, clubSequence };
}

test('a badge is verified by a library that is not ours, with the keys that the organisation publishes', async () => {
  const { who, clubSequence } = await finished();
  const answer = await badgeOf(who, clubSequence);
  expect(answer.headers['content-type']).toBe('application/jwt');
  const token = answer.raw.toString();
  const keys = await json<JSONWebKeySet>('/api/v1/badges/keys');
  const { payload, protectedHeader } = await jwtVerify<Credential>(token, createLocalJWKSet(keys), {
    algorithms: ['RS256'],
  });
  // Open Badges 3.0, section 8.2: no other headers, and claims that match the credential.
  expect(Object.keys(protectedHeader).toSorted()).toEqual(['alg', 'kid', 'typ']);
  expect(protectedHeader.typ).toBe('JWT');
  expect(payload.iss).toBe(payload.issuer.id);
  expect(payload.jti).toBe(payload.id);
  expect(payload.sub).toBe(payload.credentialSubject.id);
  expect(payload.nbf! * 1000).toBe(Date.parse(payload.validFrom));
  expect(payload).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { type: ['Profile'], name: 'dure 대학교' },
    credentialSubject: { identifier: [{ identityHash: '서예린' }], achievement: { name: '통계 클럽' } },
  });
  expect(token).not.toContain(who.memberId);
});

test('its `kid` leads to one key, which the platform itself verifies it by; the private half is nowhere', async () => {
  const { who, clubSequence } = await finished();
  const token = (await badgeOf(who, clubSequence)).raw.toString();
  const address = new URL(String(decodeProtectedHeader(token).kid));
  const { raw, headers } = await get(address.pathname);
  expect(headers['access-control-allow-origin']).toBe('*');
  const key = JSON.parse(raw.toString()) as JWK;
  expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'iat', 'kid', 'kty', 'n', 'use']);
  const [head, body, signature] = token.split('.') as [string, string, string];
  const isOf = (text: string) =>
    verify(
      'RSA-SHA256',
      Buffer.from(text),
      createPublicKey({ format: 'jwk', key: key as never }),
      Buffer.from(signature, 'base64url'),
    );
  expect(isOf(`${head}.${body}`)).toBe(true);
  const forged = Buffer.from(Buffer.from(body, 'base64url').toString().replace('서예린', '남예린')).toString(
    'base64url',
  );
  expect(isOf(`${head}.${forged}`)).toBe(false);
  const { rows } = await server.database.transaction(tenantId, (transaction) =>
    transaction.execute('select * from badge_keys', []),
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/"d\\?"/);
});

test('the issuer of a badge is the organisation at its own site, and each organisation has keys of its own', async () => {
  const { who, clubSequence } = await finished();
  const token = (await badgeOf(who, clubSequence)).raw.toString();
  const { iss } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { iss: string };
  expect(await json<object>(new URL(iss).pathname)).toMatchObject({ id: iss, name: 'dure 대학교' });
  const elsewhere = await get('/api/v1/badges/keys', { host: 'hanbit.localhost' });
  expect(JSON.parse(elsewhere.raw.toString())).toEqual({ keys: [] });
});

test('a key that cannot be opened any more is followed by another, and stays for what it signed', async () => {
  const { who, clubSequence } = await finished();
  const before = (await badgeOf(who, clubSequence)).raw.toString();
  await server.database.transaction(tenantId, (transaction) =>
    transaction.execute(
      `update badge_keys set sealed_key = 'gone.AAAA', created_at = created_at - interval '1 day'`,
      [],
    ),
  );
  const after = (await badgeOf(who, clubSequence)).raw.toString();
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
  const keys = createLocalJWKSet(await json<JSONWebKeySet>('/api/v1/badges/keys'));
  for (const token of [before, after]) await jwtVerify(token, keys);
});

test('a manager changes the key for a reason: the next badge has another, and what was signed before is still verified', async () => {
  const manager = await makePerson(server, tenantId, 'manager');
  const teacher = await makePerson(server, tenantId, 'instructor');
  const { who, clubSequence } = await finished();
  const before = (await badgeOf(who, clubSequence)).raw.toString();
  const listed = async ({ token }: Person) => (await get(KEYS, { token })).body.data as unknown as BadgeKeys;
  const change = ({ token }: Person, payload: object) => server.call({ method: 'POST', url: KEYS, token, payload });
  const [signing] = (await listed(manager)).keys;
  const body = { keyId: signing!.keyId, reason: '노트북을 잃어버려서' };
  expect((await change(teacher, body)).status).toBe(403);
  expect((await change(manager, { ...body, reason: ' ' })).body.errors).toMatchObject([{ path: 'reason' }]);
  const changed = await change(manager, body);
  expect(changed.status).toBe(200);
  const { keys } = changed.body.data as unknown as BadgeKeys;
  expect(keys.slice(0, 2)).toMatchObject([
    { replacedAt: null },
    { keyId: signing!.keyId, createdAt: signing!.createdAt, replacedAt: keys[0]!.createdAt },
  ]);
  expect((await change(manager, body)).body.code).toBe('0409');
  const after = (await badgeOf(who, clubSequence)).raw.toString();
  expect(String(decodeProtectedHeader(after).kid)).toMatch(new RegExp(`/${keys[0]!.keyId}$`));
  const published = await json<JSONWebKeySet>('/api/v1/badges/keys');
  for (const token of [before, after]) await jwtVerify(token, createLocalJWKSet(published), { algorithms: ['RS256'] });
  const onlyNew = { keys: published.keys.filter(({ kid }) => kid!.endsWith(keys[0]!.keyId)) };
  await expect(jwtVerify(before, createLocalJWKSet(onlyNew))).rejects.toThrow();
  const old = published.keys.find(({ kid }) => kid!.endsWith(signing!.keyId));
  expect(old).toMatchObject({ iat: expect.any(Number), replacedAt: expect.any(Number) });
  const { rows } = await server.database.transaction(tenantId, (transaction) =>
    transaction.execute(`select reason from audit_entries where action = 'badgeKeyChanged'`, []),
  );
  expect(rows).toEqual([{ reason: '노트북을 잃어버려서' }]);
});

test('of two managers who change the key at once one is told', async () => {
  const manager = await makePerson(server, tenantId, 'manager');
  const { who, clubSequence } = await finished();
  await badgeOf(who, clubSequence);
  const { token } = manager;
  const [signing] = ((await get(KEYS, { token })).body.data as unknown as BadgeKeys).keys;
  const payload = { keyId: signing!.keyId, reason: '새 학기' };
  const both = await Promise.all([0, 1].map(() => server.call({ method: 'POST', url: KEYS, token, payload })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('first badges at once are signed by one key', async () => {
  await server.database.transaction(tenantId, (transaction) => transaction.execute('delete from badge_keys', []));
  const { who, clubSequence } = await finished();
  const all = await Promise.all(Array.from({ length: 4 }, () => badgeOf(who, clubSequence)));
  expect(new Set(all.map(({ raw }) => decodeProtectedHeader(raw.toString()).kid)).size).toBe(1);
});

test('guests get the badge of what the open link shows as proof, and of nothing else', async () => {
  const { who, clubSequence } = await finished();
  const send = (method: 'PUT' | 'DELETE', url: string, payload?: object) =>
    server.call({ method, url, token: who.token, ...(payload && { payload }) });
  const node = { level: '1', description: '한 일', jobGroup: '0300', clubSequence };
  const dates = { startedAtYear: 2024, startedAtMonth: 1, finishedAtYear: 2024, finishedAtMonth: 2 };
  await send('PUT', MINE, { headline: '', version: 0, stories: [{ title: '이야기', ...dates, nodes: [node] }] });
  const { body } = await send('PUT', `${MINE}/link`, { days: 7 });
  const secret = (body.data as { link: { path: string } }).link.path.replace('/story/', '');
  const shown = () => get(`/api/v1/resume-stories/${secret}/badges/${clubSequence}`);
  expect((await shown()).status).toBe(404);
  await send('PUT', `${MINE}/proofs/${clubSequence}`);
  expect((await shown()).status).toBe(200);
  expect((await get(`/api/v1/resume-stories/${secret}/badges/999`)).status).toBe(404);
  await send('DELETE', `${MINE}/link`);
  expect((await shown()).status).toBe(404);
});

test('nobody gets a badge of a club that they did not finish', async () => {
  const who = await person();
  const running = await makeClub(server, tenantId, { status: '0400', members: [who] });
  const others = await finished();
  for (const club of [running.clubSequence, others.clubSequence, 987_654_321])
    expect((await badgeOf(who, club)).status).toBe(404);
});
