import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { newSealingKey } from './kernel/secrets/secret-box.ts';
import { secretsOf } from './secret-keys.ts';

const directories: string[] = [];
afterEach(() => Promise.all(directories.splice(0).map((one) => rm(one, { recursive: true }))));
async function directory() {
  const made = await mkdtemp(join(tmpdir(), 'dure-secrets-'));
  directories.push(made);
  return made;
}
const start = (DATA_DIR: string, SECRET_KEYS = '') =>
  secretsOf(readConfig({ NODE_ENV: 'test', DATA_DIR, SECRET_KEYS }));

test('the key that the first start makes seals for all later ones, and only its owner reads it', async () => {
  const kept = await directory();
  const sealed = (await start(kept)).seal('secret', 't');
  expect((await start(kept)).open(sealed, 't')).toBe('secret');
  expect((await stat(join(kept, 'secret-keys'))).mode & 0o777).toBe(0o600);
});

test('where keys are given none is made', async () => {
  const kept = await directory();
  await start(kept, newSealingKey());
  await expect(readFile(join(kept, 'secret-keys'))).rejects.toThrow('ENOENT');
});

test('what is no key is refused in a sentence that does not repeat it', async () => {
  const refused = start(await directory(), 'name:c2VjcmV0');
  await expect(refused).rejects.toBeInstanceOf(ConfigError);
  await expect(refused).rejects.toThrow(/^SECRET_KEYS must be a name and 32 bytes(?!.*c2Vj)[^\n]*$/);
});
