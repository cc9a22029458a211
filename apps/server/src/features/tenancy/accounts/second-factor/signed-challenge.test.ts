import { beforeAll, beforeEach, expect, test } from 'vitest';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { readChallenge, signChallenge, CHALLENGE_LIFETIME_MS } from './signed-challenge.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.clock.set(START));

/** As much of a unit of work as a word is signed and read with. */
const at = (tenantId: string) => ({ services: server.services, tenantId, now: server.clock.now() }) as unknown as Unit;

test('a word says what was signed, for its purpose, its organisation and its minutes alone', async () => {
  const word = await signChallenge(at('one'), 'second-factor', { memberId: 'somebody' });
  expect(await readChallenge(at('one'), 'second-factor', word)).toMatchObject({ memberId: 'somebody' });
  await expect(readChallenge(at('one'), 'passkey', word)).rejects.toBeTruthy();
  await expect(readChallenge(at('other'), 'second-factor', word)).rejects.toBeTruthy();
  server.clock.advance(CHALLENGE_LIFETIME_MS - 1);
  expect(await readChallenge(at('one'), 'second-factor', word)).toBeTruthy();
  server.clock.advance(1);
  await expect(readChallenge(at('one'), 'second-factor', word)).rejects.toBeTruthy();
});

test('what it says is not changed on its way', async () => {
  const word = await signChallenge(at('one'), 'second-factor', { memberId: 'somebody' });
  const [head, , seal] = word.split('.');
  const forged = Buffer.from(JSON.stringify({ memberId: 'another', tenantId: 'one', until: '9999999999999' }));
  await expect(
    readChallenge(at('one'), 'second-factor', `${head}.${forged.toString('base64url')}.${seal}`),
  ).rejects.toBeTruthy();
});
