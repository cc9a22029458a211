import { createRouter, defaultStringifySearch, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routes/routes.ts';
import { FailedScreen } from './shell/FailedScreen.tsx';
import { NotFound } from './shell/NotFound.tsx';

interface RouterPlace {
  readonly history?: RouterHistory;
  readonly scrollRestoration?: boolean;
  readonly isServer?: boolean;
}

/** One address for one choice of filters, in whatever order they were chosen: the server renders only the address that it would write itself. */
const stringifySearch = (search: Record<string, unknown>) =>
  defaultStringifySearch(Object.fromEntries(Object.entries(search).toSorted(([a], [b]) => (a < b ? -1 : 1))));

/** The router of a page: in the browser its address, while prerendering a place in memory. */
export const createAppRouter = (place: RouterPlace) =>
  createRouter({
    routeTree,
    // What a page does not know is taken out of its address before anything is asked for.
    search: { strict: true },
    stringifySearch,
    defaultPreload: 'intent',
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: FailedScreen,
    ...place,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
