// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { fakeServer } from '../../../../testing/server.ts';
import { DraftBook } from './draft-book.ts';
import { saveDraft } from './grading-saves.ts';
import { saveStates } from './save-states.ts';

const KEY = '9/5/m1';
const grade = { score: '100', comments: {}, version: 0 };
const draft = { address: { club: 9, quiz: 5, memberUUID: 'm1' }, nickname: '김민준', grade };
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

afterEach(() => {
  localStorage.clear();
  saveStates.set({});
});

test('a draft over an old version is refused as often as it is sent, and still is what was typed', async () => {
  const server = fakeServer({
    'PUT /api/v1/clubs/9/quizzes/5/answers/m1/grade': () => ({
      status: 409,
      code: '0409',
      message: '먼저 수정했습니다.',
    }),
  });
  const book = new DraftBook('stale');
  book.put(KEY, draft);
  for (let time = 0; time < 2; time++) expect(await saveDraft(client(), book, KEY)).toBeNull();
  expect(server.routes().filter((route) => route.startsWith('PUT'))).toHaveLength(2);
  expect(book.drafts.get()[KEY]).toEqual(draft);
  expect(new DraftBook('stale').drafts.get()[KEY]).toEqual(draft);
  expect(saveStates.get()[KEY]).toMatchObject({ kind: 'failed', isTransient: false });
});

test('drafts of one instructor are not those of another at the same browser', () => {
  new DraftBook('one').put(KEY, draft);
  expect(new DraftBook('two').drafts.get()).toEqual({});
});

test('what another tab kept is not lost when this one keeps something', () => {
  const [here, there] = [new DraftBook('tabs'), new DraftBook('tabs')];
  here.put(KEY, draft);
  there.put('9/5/m2', { ...draft, address: { ...draft.address, memberUUID: 'm2' } });
  expect(Object.keys(new DraftBook('tabs').drafts.get())).toEqual([KEY, '9/5/m2']);
});
