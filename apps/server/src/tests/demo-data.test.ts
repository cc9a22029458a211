import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSealingKey } from '../kernel/secrets/secret-box.ts';
import { generateSigningKey } from '../kernel/session/tokens.ts';
import { endPrograms, startProgram } from '../testing/child.ts';

const withoutDemo = { NODE_OPTIONS: `--import=${new URL('../testing/without-demo.fixture.ts', import.meta.url).href}` };
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dure-demo-'));
});
afterAll(async () => {
  await endPrograms();
  await rm(directory, { recursive: true, force: true });
});

test('production starts where the demo data cannot be read', async () => {
  const SESSION_KEYS = JSON.stringify([await generateSigningKey()]);
  const env = {
    ...withoutDemo,
    NODE_ENV: 'production',
    SHUTDOWN_NOTICE: '0',
    SESSION_KEYS,
    SECRET_KEYS: newSealingKey(),
  };
  const program = await startProgram(directory, env);
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

test('a start that was asked for demo data reads it', async () => {
  const refused = await startProgram(directory, withoutDemo).catch((error: Error) => error.message);
  expect(refused).toContain('the demo data was read');
});
