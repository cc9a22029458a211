import { generateKeyPair, exportJWK } from 'jose';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { generateSigningKey } from './kernel/session/tokens.ts';
import { tokensOf } from './session-keys.ts';

const start = (keys: string) => tokensOf(readConfig({ NODE_ENV: 'test', SESSION_KEYS: keys }));

async function malformed(): Promise<[string, unknown][]> {
  const key = await generateSigningKey();
  const { d: _, ...publicKey } = key;
  const other = await generateKeyPair('ES384', { extractable: true });
  return [
    ['no list', {}],
    ['nothing', null],
    ['an empty list', []],
    ['a number among the keys', [key, 1]],
    ['nothing among the keys', [null]],
    ['a key without kid', [{ ...key, kid: undefined }]],
    ['a public key first', [publicKey]],
    ['a broken key', [{ ...key, x: 'AAAA' }]],
    ['a key of another curve', [{ ...(await exportJWK(other.privateKey)), kid: 'other' }]],
  ];
}

test.each(await malformed())('SESSION_KEYS with %s is refused in one sentence', async (_, keys) => {
  const refused = start(JSON.stringify(keys));
  await expect(refused).rejects.toBeInstanceOf(ConfigError);
  await expect(refused).rejects.toThrow(/^SESSION_KEYS must be a JSON list of EC P-256 keys[^\n]*$/);
});

test('what is no JSON is refused in the same sentence, and nothing of it is repeated', async () => {
  await expect(start('{"d":"secret')).rejects.toThrow(/^SESSION_KEYS must be a JSON list(?!.*secret)[^\n]*$/);
});

test('keys as the tool makes them are taken', async () => {
  await expect(start(JSON.stringify([await generateSigningKey()]))).resolves.toBeDefined();
});
