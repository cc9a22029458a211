import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routes.tsx';
import { FailedScreen } from './shell/FailedScreen.tsx';
import { NotFound } from './shell/NotFound.tsx';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: FailedScreen,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
