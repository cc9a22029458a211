// @vitest-environment jsdom
import type * as contract from '@dure/contract/clubs/clubs/clubs.endpoints';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listClubs } from '../../api/clubs/clubs/clubs.reads.ts';
import { bootOf, sessionOf } from '../../testing/boot.ts';
import { asksOnMount, initialDataOf, markInitialDataStale } from './initial-data.ts';
import { read } from './read.ts';
import { fakeServer } from '../../testing/server.ts';
import { setSession, startSession } from '../session.ts';

const list = { contents: [], totalElements: 0 };
function came(query: { page: number; size: number }) {
  const { initialData, initialDataUpdatedAt } = initialDataOf<typeof contract.listClubs>('GET /api/v1/clubs', {
    query,
  });
  return { data: initialData(), at: initialDataUpdatedAt() };
}

test('an answer that came with the page is found by what is asked, and by nothing else', () => {
  startSession({ ...bootOf('guest'), answers: { '/api/v1/clubs?page=1&size=12': list } });
  expect(came({ size: 12, page: 1 }).data).toBe(list);
  expect(came({ size: 12, page: 2 }).data).toBeUndefined();
});

test('after a log-in it is forgotten: it was for somebody else', () => {
  startSession({ ...bootOf('guest'), answers: { '/api/v1/clubs?page=1&size=12': list } });
  setSession(sessionOf('member'));
  expect(came({ size: 12, page: 1 }).data).toBeUndefined();
});

test('it is looked for when the query is made, not with each drawing', () => {
  const looked = vi.fn();
  const input = {
    get query() {
      looked();
      return { size: 12, page: 1 };
    },
  };
  const client = new QueryClient();
  const options = listClubs(input);
  expect(looked).not.toHaveBeenCalled();
  startSession({ ...bootOf('guest'), answers: { '/api/v1/clubs?page=1&size=12': list } });
  expect(new QueryObserver(client, options).getCurrentResult().data).toBe(list);
});

test('what a call made stale since is asked anew; other answers of the page still count', () => {
  const answers = { '/api/v1/clubs?page=1&size=12': list, '/api/v1/clubs?page=2&size=12': list };
  startSession({ ...bootOf('guest'), answers });
  markInitialDataStale([['GET /api/v1/clubs', { query: { page: 1 } }]]);
  expect(came({ page: 1, size: 12 })).toEqual({ data: list, at: 0 });
  expect(came({ page: 2, size: 12 }).at).toBeGreaterThan(0);
  startSession({ ...bootOf('guest'), answers: { ...answers } });
  expect(came({ page: 1, size: 12 }).at).toBeGreaterThan(0);
});

describe('an answer that counts for no time at all', () => {
  const input = { query: { page: 1, size: 12 } };
  const isAsked = () => {
    fakeServer({ 'GET /api/v1/clubs': () => ({ data: list }) });
    const anew = read<typeof contract.listClubs>('GET /api/v1/clubs', { staleTime: 0 });
    const observer = new QueryObserver(new QueryClient(), anew(input));
    observer.subscribe(() => {});
    return observer.getCurrentResult().isFetching;
  };
  /** So many milliseconds after the page. */
  const begin = (later: number) => {
    startSession({ ...bootOf('guest'), answers: { '/api/v1/clubs?page=1&size=12': list } });
    vi.useFakeTimers({ now: came(input.query).at + later, toFake: ['Date'] });
  };
  afterEach(() => vi.useRealTimers());

  test('is not asked for again where the page that starts has just brought it', () => {
    begin(4_000);
    expect(isAsked()).toBe(false);
  });

  test('is asked for where it is looked at later', () => {
    begin(6_000);
    expect(isAsked()).toBe(true);
  });

  test('is asked for where a call made it stale, and where another answer has followed it', () => {
    begin(4_000);
    markInitialDataStale([['GET /api/v1/clubs']]);
    expect(isAsked()).toBe(true);
    expect(asksOnMount({ state: { dataUpdatedAt: Date.now() + 1 } })).toBe(true);
  });
});
