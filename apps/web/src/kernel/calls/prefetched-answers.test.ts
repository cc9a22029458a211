// @vitest-environment jsdom
import type { listRecalls } from '@dure/contract/answering/recalls/recalls.endpoints';
import { beforeEach, expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { fakeServer } from '../../testing/server.ts';
import { startSession } from '../session.ts';
import { takePrefetched, addPrefetch, dropPrefetched } from './prefetched-answers.ts';
import { read } from './read.ts';
import { write } from './write.ts';

const listed = read<typeof listRecalls>('GET /api/v1/my/recalls');
const ADDRESS = '/api/v1/my/recalls';
const own = { 'GET /api/v1/my/recalls': () => ({ data: 'asked alone' }) };

beforeEach(() => {
  startSession(bootOf('member'));
  dropPrefetched();
});

test('what is on its way for the page is taken once, and then asked for by itself', async () => {
  const { sent } = fakeServer(own);
  addPrefetch([ADDRESS], Promise.resolve({ [ADDRESS]: 'together' }));
  expect(await listed.ask({})).toBe('together');
  expect(sent).toEqual([]);
  expect(await listed.ask({})).toBe('asked alone');
});

test('what follows from the others’ answers comes along, whoever named it', async () => {
  const { sent } = fakeServer(own);
  const answers = Promise.resolve({ '/api/v1/other': 1, [ADDRESS]: 'together' });
  addPrefetch(['/api/v1/other'], answers);
  await takePrefetched('/api/v1/other');
  expect(await listed.ask({})).toBe('together');
  expect(sent).toEqual([]);
});

test('what was refused, or late, or never came is asked for by itself', async () => {
  fakeServer(own);
  addPrefetch([ADDRESS], Promise.resolve({}));
  expect(await listed.ask({})).toBe('asked alone');
  addPrefetch([ADDRESS], Promise.reject(new Error('no network')));
  expect(await listed.ask({})).toBe('asked alone');
});

test('after a write nothing counts that was asked before it', async () => {
  fakeServer({ ...own, 'POST /api/v1/x': () => ({ data: null }) });
  addPrefetch([ADDRESS], Promise.resolve({ [ADDRESS]: 'as it was' }));
  await write('POST /api/v1/x' as never)(undefined as never, {} as never);
  expect(await listed.ask({})).toBe('asked alone');
});
