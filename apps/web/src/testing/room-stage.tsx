import type { AnswerCard, AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { startSession } from '../kernel/session.ts';
import { answerRoomSearch } from '../screens/answer-room/answer-room-search.ts';
import { AnswerRoomScreen } from '../screens/answer-room/AnswerRoomScreen.tsx';
import { UiProvider } from '../ui/UiProvider.tsx';
import { bootOf } from './boot.ts';
import { CLUB, latestQuiz } from './rooms.ts';
import { fakeServer, type Answer, type Sent } from './server.ts';

export interface Shown {
  readonly room: AnswerRoom;
  readonly cards?: readonly AnswerCard[];
  /** What the server answers beyond the room and the others' answers. */
  readonly routes?: Record<string, (sent: Sent) => Answer | Promise<Answer>>;
  readonly search?: string;
  /** On a wide screen the club's quizzes stand beside the room. */
  readonly isWide?: boolean;
}

function prepareDom(isWide: boolean) {
  cleanup();
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // jsdom has no CSS object; what opens a dialog looks for its trigger by an escaped id.
  const escape = (text: string) => text.replace(/[^\w-]/g, '\\$&');
  vi.stubGlobal('CSS', { escape, supports: () => false });
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
}

/** The answer room of the latest `nextQuiz` before a server of the test's making. */
export async function showRoom({ room, cards = [], routes = {}, search = '', isWide = false }: Shown) {
  prepareDom(isWide);
  startSession(bootOf('member'));
  const state = { room, cards };
  const own = `/api/v1/my/clubs/${CLUB}/quizzes/${latestQuiz()}/answer`;
  const club = `/api/v1/clubs/${CLUB}/quizzes/${latestQuiz()}`;
  const server = fakeServer({
    [`GET ${own}`]: () => ({ data: state.room }),
    [`GET /api/v1/my/clubs/${CLUB}/helped`]: () => ({ data: { contents: [], influences: [] } }),
    [`GET ${club}/writers`]: () => ({ data: { count: 0, nicknames: [], holdsSeconds: null } }),
    [`GET ${club}/first-answers`]: () => ({ data: { contents: [] } }),
    [`GET ${club}/answers`]: () => ({ data: { contents: state.cards, totalElements: state.cards.length } }),
    ...routes,
  });
  const rootRoute = createRootRoute({ component: Outlet });
  const getParentRoute = () => rootRoute;
  const screenRoute = createRoute({
    getParentRoute,
    path: '/quiz/$clubSequence/quizzes/$quizSequence',
    params: {
      parse: (raw: { clubSequence: string; quizSequence: string }) => ({
        clubSequence: Number(raw.clubSequence),
        quizSequence: Number(raw.quizSequence),
      }),
      stringify: (params: { clubSequence: number; quizSequence: number }) => ({
        clubSequence: String(params.clubSequence),
        quizSequence: String(params.quizSequence),
      }),
    },
    validateSearch: answerRoomSearch,
    component: AnswerRoomScreen,
  });
  const clubRoute = createRoute({ getParentRoute, path: '/quiz/$clubSequence', component: () => null });
  const router = createRouter({
    routeTree: rootRoute.addChildren([screenRoute, clubRoute]),
    history: createMemoryHistory({ initialEntries: [`/quiz/${CLUB}/quizzes/${latestQuiz()}${search}`] }),
  });
  await router.load();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </UiProvider>,
  );
  return { ...server, state, router, view, queryClient, user: userEvent.setup() };
}

// Shared machines are slow: what is waited for may take its time.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

export const editor = (step: '사전답변' | '최종답변') =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: step });
export const press = (name: string | RegExp) => screen.getByRole('button', { name });
/** The body of the calls to one route, in order. */
export const bodies = (sent: readonly Sent[], route: string) =>
  sent.filter((one) => one.route === route).map(({ body }) => body);
