import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { interruption } from '../kernel/interruptions.ts';
import { startSession, type Boot } from '../kernel/session.ts';
import { useInterruptions } from '../shell/use-interruptions.ts';
import { UiProvider } from '../ui/UiProvider.tsx';

// jsdom scrolls nothing, and lacks what React Aria asks for when a dialog opens; what is escaped are ids of our own.
vi.stubGlobal('scrollTo', () => {});
vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&'), supports: () => false });

// What is loaded when it is first shown takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

function Frame() {
  useInterruptions();
  return <Outlet />;
}

export interface Place {
  readonly boot: Boot;
  /** Path of the place under test, with what stands in its address. */
  readonly at: string;
  /** The route, where the place reads its parameters: `/quiz/$clubSequence`. */
  readonly path?: string;
  /** What the browser keeps is still there. */
  readonly isReload?: boolean;
  readonly validateSearch?: (raw: Record<string, unknown>) => Record<string, unknown>;
}

/** Shows a component at a place of a small router, logged in as the boot block says; other places show their address. */
export async function renderAt(
  Component: () => ReactNode,
  { boot, at, path, isReload = false, validateSearch = (raw) => raw }: Place,
) {
  if (!isReload) localStorage.clear();
  interruption.set(null);
  startSession(boot);
  const rootRoute = createRootRoute({ component: Frame });
  const getParentRoute = () => rootRoute;
  const { pathname } = new URL(at, location.origin);
  const params = {
    parse: (raw: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(raw).map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]),
      ),
    stringify: (parsed: Record<string, string | number>) =>
      Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, String(value)])),
  };
  const routes = [
    createRoute({ getParentRoute, path: path ?? pathname, component: Component, validateSearch, params }),
    createRoute({ getParentRoute, path: '$', component: () => null }),
  ];
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    search: { strict: true },
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </UiProvider>,
  );
  await router.load();
  return { ...view, user: userEvent.setup(), address: () => router.state.location.href, queryClient };
}
