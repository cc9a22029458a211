// @vitest-environment jsdom
import type { likeAnswer } from '@dure/contract/answering/answers/answers.endpoints';
import type { listClubs } from '@dure/contract/clubs/clubs/clubs.endpoints';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../testing/server.ts';
import { bootOf } from '../../testing/boot.ts';
import { startSession } from '../session.ts';
import { initialDataOf } from './initial-data.ts';
import { nothing, write } from './write.ts';

const ROUTE = 'POST /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/like';
beforeEach(() => startSession(bootOf('member')));

const input = { params: { club: 1, quiz: 2, memberUUID: 'm' } };

/** A list on the screen whose new answer comes when it is let go. */
async function shown(queryKey: readonly string[]) {
  const client = new QueryClient();
  const gate = Promise.withResolvers<string>();
  const answers = ['old', gate.promise];
  const observer = new QueryObserver(client, { queryKey, queryFn: () => answers.shift() ?? '', staleTime: Infinity });
  observer.subscribe(() => {});
  await client.fetchQuery({ queryKey, staleTime: Infinity });
  return { client, gate, data: () => observer.getCurrentResult().data };
}

const answered = () =>
  fakeServer({ 'POST /api/v1/clubs/1/quizzes/2/answers/m/like': () => ({ data: { isLiked: true, likeCount: 1 } }) });

test('a call waits for the new answers of what it names stale, not for what it names later', async () => {
  answered();
  const settled: string[] = [];
  const list = await shown(['list']);
  const now = write<typeof likeAnswer>(ROUTE, () => [['list']]);
  const waiting = now(list.client, input).then(() => settled.push(String(list.data())));
  const figures = await shown(['figures']);
  const later = write<typeof likeAnswer>(ROUTE, nothing, () => [['figures']]);
  await later(figures.client, input);
  expect(settled).toEqual([]);
  expect(figures.data()).toBe('old');
  list.gate.resolve('new');
  await waiting;
  expect(settled).toEqual(['new']);
  figures.gate.resolve('new');
  await expect.poll(figures.data).toBe('new');
});

test.each(['stale', 'later'] as const)('what came with the page and is named %s counts no more', async (named) => {
  answered();
  startSession({ ...bootOf('member'), answers: { '/api/v1/clubs?page=1': { contents: [] } } });
  const keys = () => [['GET /api/v1/clubs']];
  const like =
    named === 'stale' ? write<typeof likeAnswer>(ROUTE, keys) : write<typeof likeAnswer>(ROUTE, nothing, keys);
  await like(new QueryClient(), input);
  expect(initialDataOf<typeof listClubs>('GET /api/v1/clubs', { query: { page: 1 } }).initialDataUpdatedAt()).toBe(0);
});
