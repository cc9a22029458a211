import { SignJWT, UnsecuredJWT, exportJWK, generateKeyPair, importJWK } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { canonical } from './canonical.ts';
import { generateSigningKey, Tokens } from './tokens.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const TENANT = '01900000-0000-7000-8000-000000000001';
const MEMBER = {
  memberType: 'MEMBER',
  memberId: '01900000-0000-7000-8000-000000000002',
  nickname: '서연',
  roles: ['ROLE_USER'],
  tenantUUID: TENANT,
};

let key: Awaited<ReturnType<typeof generateSigningKey>>;
let tokens: Tokens;

beforeAll(async () => {
  key = await generateSigningKey();
  tokens = await Tokens.create([key]);
});

/** A token signed with the real key but for what `change` alters. */
async function forged(change: {
  alg?: string;
  kid?: string;
  claims?: object;
  exp?: number;
  id?: null;
}): Promise<string> {
  const { memberType, ...claims } = MEMBER;
  const signing = await importJWK(key, 'ES256');
  const token = await new SignJWT({ sub: memberType, ...claims, ...change.claims })
    .setProtectedHeader({
      alg: 'ES256',
      kid: change.kid ?? key.kid!,
      ...(change.id !== null && { jti: 'an id', issuedAtMs: NOW.getTime() }),
    })
    .setIssuedAt(NOW.getTime() / 1000)
    .setExpirationTime(change.exp ?? NOW.getTime() / 1000 + 60)
    .sign(signing);
  return canonical(token);
}
const verify = (token: string, tenant = TENANT, now = NOW) => tokens.verify(token, tenant, now);
const refusal = (name: string) => ({ refusal: name });

test('a token carries exactly the claims of the specification', async () => {
  const payload = (await tokens.issueMember(MEMBER, NOW)).split('.')[1]!;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  expect(Object.keys(claims).toSorted()).toEqual(['exp', 'iat', 'memberId', 'nickname', 'roles', 'sub', 'tenantUUID']);
  expect(claims).toMatchObject({ sub: 'MEMBER', roles: ['ROLE_USER'], tenantUUID: TENANT });
});

test('its own token verifies and names the member; a guest token names nobody', async () => {
  expect(await verify(await tokens.issueMember(MEMBER, NOW))).toMatchObject({ memberId: MEMBER.memberId });
  expect(await verify(await tokens.issueGuest(TENANT, NOW))).toBeUndefined();
});

test('a guest token that claims a member id stays a guest', async () => {
  expect(await verify(await forged({ claims: { sub: 'Guest', memberId: MEMBER.memberId } }))).toBeUndefined();
});

test('tokens without a signature, of an unknown key, with a broken signature or of another use are refused', async () => {
  const none = new UnsecuredJWT({ ...MEMBER, sub: 'MEMBER' }).setIssuedAt().setExpirationTime('1h').encode();
  const symmetric = await new SignJWT({ ...MEMBER, sub: 'MEMBER' })
    .setProtectedHeader({ alg: 'HS256', kid: key.kid! })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(JSON.stringify(key)));
  const good = await tokens.issueMember(MEMBER, NOW);
  const broken = `${good.slice(0, -6)}AAAAAA`;
  const hostile = [
    none,
    symmetric,
    broken,
    await forged({ kid: 'unknown' }),
    await forged({ id: null }),
    await forged({ claims: { aud: 'chatbot' } }),
    await forged({ claims: { iss: 'somebody else' } }),
    'not a token',
    '',
  ];
  for (const token of hostile) await expect(verify(token), token).rejects.toMatchObject(refusal('unauthenticated'));
});

test('a token is written in one way: others that verify alike are refused', async () => {
  const token = await tokens.issueMember(MEMBER, NOW);
  const [head, body, signature] = token.split('.') as [string, string, string];
  const bytes = Buffer.from(signature, 'base64url');
  const s = BigInt(`0x${bytes.toString('hex', 32)}`);
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
  const other = Buffer.concat([bytes.subarray(0, 32), Buffer.from((order - s).toString(16).padStart(64, '0'), 'hex')]);
  // The last of 86 characters holds two bits that count and four that do not.
  const loose = String.fromCharCode(signature.charCodeAt(85) + 1);
  const written = [
    `${token}==`,
    `${token} `,
    ` ${token}`,
    `${head}=.${body}.${signature}`,
    `${head}.${body}\n.${signature}`,
    `${head}.${body}.${signature.slice(0, 85)}${loose}`,
    `${head}.${body}.${other.toString('base64url')}`,
  ];
  for (const variant of written)
    await expect(verify(variant), variant).rejects.toMatchObject(refusal('unauthenticated'));
  expect(canonical(`${head}.${body}.${other.toString('base64url')}`)).toBe(token);
});

test('two tokens of one member and one instant have two ids', async () => {
  const [one, two] = await Promise.all([tokens.issueMember(MEMBER, NOW), tokens.issueMember(MEMBER, NOW)]);
  expect((await verify(one))!.id).not.toBe((await verify(two))!.id);
});

test('an expired token says so, also when it had been verified before', async () => {
  const token = await tokens.issueMember(MEMBER, NOW);
  await verify(token);
  const later = new Date(NOW.getTime() + 12 * 60 * 60 * 1000);
  await expect(verify(token, TENANT, later)).rejects.toMatchObject(refusal('tokenExpired'));
  await expect(verify(await forged({ exp: NOW.getTime() / 1000 - 10 }))).rejects.toMatchObject(refusal('tokenExpired'));
});

test("another tenant's token is refused, also when it had been verified for its own", async () => {
  const token = await tokens.issueMember(MEMBER, NOW);
  await verify(token);
  await expect(verify(token, '01900000-0000-7000-8000-000000000009')).rejects.toMatchObject(refusal('unauthenticated'));
});

test('after a rotation the new key signs and the old one still verifies', async () => {
  const old = await tokens.issueMember(MEMBER, NOW);
  const { d, ...publicKey } = key;
  const rotated = await Tokens.create([await generateSigningKey(), publicKey]);
  expect(await rotated.verify(old, TENANT, NOW)).toMatchObject({ memberId: MEMBER.memberId });
  await expect(verify(await rotated.issueMember(MEMBER, NOW))).rejects.toMatchObject(refusal('unauthenticated'));
  expect(d).toBeDefined();
});

test('keys that cannot sign or are of another kind are refused at start', async () => {
  const { d: _, ...publicKey } = key;
  const rsa = await generateKeyPair('RS256', { extractable: true });
  await expect(Tokens.create([publicKey])).rejects.toThrow('private key');
  await expect(Tokens.create([{ ...(await exportJWK(rsa.privateKey)), kid: 'rsa' }])).rejects.toThrow('EC P-256');
});
