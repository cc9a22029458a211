// @vitest-environment jsdom
import type { listClubs } from '@dure/contract/clubs/clubs.endpoints';
import { expect, test } from 'vitest';
import { bootOf, sessionOf } from '../../testing/boot.ts';
import { cameWithPage } from './came-with-page.ts';
import { setSession, startSession } from '../session.ts';

const list = { contents: [], totalElements: 0 };
const came = (query: { page: number; size: number }) => cameWithPage<typeof listClubs>('GET /api/v1/clubs', { query });

test('an answer that came with the page is found by what is asked, and by nothing else', () => {
  startSession({ ...bootOf('guest'), answers: { '/api/v1/clubs?page=1&size=12': list } });
  expect(came({ size: 12, page: 1 })).toMatchObject({ initialData: list });
  expect(came({ size: 12, page: 2 })).toEqual({});
});

test('after a log-in it is forgotten: it was for somebody else', () => {
  startSession({ ...bootOf('guest'), answers: { '/api/v1/clubs?page=1&size=12': list } });
  setSession(sessionOf('member'));
  expect(came({ size: 12, page: 1 })).toEqual({});
});
