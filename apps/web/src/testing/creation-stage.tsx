import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { startSession } from '../kernel/session.ts';
import { quizCreateSearch } from '../screens/quiz-create/quiz-create-search.ts';
import { QuizClubCreateScreen } from '../screens/quiz-create/QuizClubCreateScreen.tsx';
import { UiProvider } from '../ui/UiProvider.tsx';
import { bootOf } from './boot.ts';
import { clubDetail } from './club-detail.ts';
import { fakeServer, type Answer, type Sent } from './server.ts';

configure({ asyncUtilTimeout: 10_000 });

export const button = (name: string) => screen.findByRole('button', { name });

interface Stage {
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly server: ReturnType<typeof fakeServer>;
  readonly router: { readonly state: { readonly location: { readonly pathname: string; readonly search: object } } };
  readonly reload: () => Promise<Stage>;
}
type Answers = Record<string, (sent: Sent) => Answer>;
let members = 0;

/** The page on which a club is made, as an instructor who has never been here, unless the page is loaded again. */
export async function showCreation(
  address: string,
  answers: Answers = {},
  memberId = `member-${++members}`,
): Promise<Stage> {
  cleanup();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('CSS', { escape: String, supports: () => true });
  const server = fakeServer({
    'GET /api/v1/my/clubs': () => ({ data: { contents: [], totalElements: 0 } }),
    'GET /api/v1/codes': () => ({ data: { jobGroups: [], jobs: [], jobLevels: [] } }),
    'GET /api/v2/quiz-clubs/7': () => ({ data: clubDetail() }),
    'PUT /api/v2/quiz-club/temporary': () => ({ data: clubDetail({ version: 4 }) }),
    ...answers,
  });
  startSession(bootOf('instructor', { memberId }));
  const root = createRootRoute();
  const getParentRoute = () => root;
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [address] }),
    routeTree: root.addChildren([
      createRoute({
        getParentRoute,
        path: '/quiz/create',
        validateSearch: quizCreateSearch,
        component: QuizClubCreateScreen,
      }),
      createRoute({ getParentRoute, path: '/quiz', component: () => null }),
      createRoute({ getParentRoute, path: '/quiz-dashboard/$clubSequence/edit', component: () => null }),
    ]),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </UiProvider>,
  );
  await screen.findByRole('region', { name: '퀴즈와 일정' });
  const reload = () => showCreation(address, answers, memberId);
  return { user: userEvent.setup(), server, router, reload };
}
