import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { copyDemoData, DEMO_DATA_OF_RUN } from './demo-data.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'dure-demo-data-test-'));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  ['is copied on the day it was made', '2026-11-28T14:59:00Z', ['session-keys.json']],
  ['is made anew once midnight has passed in Seoul', '2026-11-28T15:00:00Z', []],
])('demo data of a run %s', (_, now, copied) => {
  const [made, target] = [folder(), folder()];
  writeFileSync(join(made, 'session-keys.json'), '[]');
  utimesSync(join(made, 'session-keys.json'), new Date(), new Date('2026-11-28T14:08:00Z'));
  vi.stubEnv(DEMO_DATA_OF_RUN, made);
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  copyDemoData(target);
  expect(readdirSync(target)).toEqual(copied);
});
