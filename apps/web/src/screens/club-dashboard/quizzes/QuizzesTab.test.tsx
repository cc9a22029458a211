// @vitest-environment jsdom
import type { ManagedClubQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { startSession } from '../../../kernel/session.ts';
import { bootOf } from '../../../testing/boot.ts';
import { fakeServer } from '../../../testing/server.ts';
import { UiProvider } from '../../../ui/UiProvider.tsx';
import { quizzesSearch } from './quizzes-search.ts';
import { QuizzesTab } from './QuizzesTab.tsx';

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 60_000 });
const PATH = '/quiz-dashboard/$clubSequence/quizzes';

const quiz = (no: number, published: boolean): ManagedClubQuiz => ({
  clubSequence: 7,
  quizSequence: no,
  no,
  week: 1,
  question: `문항 ${no}`,
  openAt: '2026-11-01T00:00:00.000Z',
  deadlineAt: null,
  published,
  modelAnswer: '',
  modelAnswerKeywords: [],
  preCount: 0,
  finalCount: 0,
  waitingCount: 0,
});
const QUIZZES = [quiz(1, true), quiz(2, false)];

async function show(search = '') {
  cleanup();
  vi.stubGlobal('scrollTo', () => {});
  const server = fakeServer({
    'GET /api/v1/my/clubs/7/quizzes': ({ url }) => {
      const state = url.searchParams.get('isPublished');
      const contents = QUIZZES.filter(({ published }) => state === null || String(published) === state);
      return { data: { contents, totalElements: contents.length } };
    },
  });
  startSession(bootOf('instructor'));
  const rootRoute = createRootRoute();
  const getParentRoute = () => rootRoute;
  const parseParams = ({ clubSequence }: { clubSequence: string }) => ({ clubSequence: Number(clubSequence) });
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [`/quiz-dashboard/7/quizzes${search}`] }),
    routeTree: rootRoute.addChildren([
      createRoute({ getParentRoute, path: PATH, component: QuizzesTab, validateSearch: quizzesSearch, parseParams }),
      createRoute({ getParentRoute, path: '$', component: () => null }),
    ]),
  });
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </UiProvider>,
  );
  const asked = () => Object.fromEntries(server.sent.at(-1)!.url.searchParams);
  return { user: userEvent.setup(), asked, search: () => router.state.location.search };
}
const select = (name: string) => screen.findByRole('combobox', { name });

test('all quizzes stand in the order of the club until something else is asked for', async () => {
  const { asked } = await show();
  expect(await screen.findByText('문항 2')).toBeTruthy();
  expect(asked()).toEqual({ page: '1', size: '100' });
});

test('state and order are asked of the server and stand in the address, each beside the other', async () => {
  const { user, asked, search } = await show();
  await user.selectOptions(await select('공개 여부'), 'unpublished');
  await waitFor(() => expect(screen.queryByText('문항 1')).toBeNull());
  await user.selectOptions(await select('정렬'), 'newest');
  await waitFor(() => expect(asked()).toEqual({ page: '1', size: '100', isPublished: 'false', sortType: 'DESC' }));
  expect(search()).toEqual({ state: 'unpublished', sort: 'newest' });
  await user.selectOptions(await select('정렬'), 'club');
  await waitFor(() => expect(search()).toEqual({ state: 'unpublished' }));
});

test('an address with both shows what it says', async () => {
  const { asked } = await show('?state=published&sort=oldest');
  expect(await screen.findByText('문항 1')).toBeTruthy();
  expect(asked()).toEqual({ page: '1', size: '100', isPublished: 'true', sortType: 'ASC' });
});
