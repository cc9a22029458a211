import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { queryClient } from './kernel/query-client.ts';
import { useTenant } from './kernel/session.ts';
import type { AppRouter } from './router.tsx';
import { TimeZoneContext } from './ui/dates/time-zone.ts';
import { RenderedAtContext } from './ui/dates/use-now.ts';
import { UiProvider } from './ui/UiProvider.tsx';

export interface AppProps {
  readonly router: AppRouter;
  /** When the server rendered the page, in milliseconds; undefined where it did not. */
  readonly renderedAt: number | undefined;
}

/** Everything around the screens. */
export function App({ router, renderedAt }: AppProps) {
  const { timeZone } = useTenant();
  return (
    <StrictMode>
      <UiProvider>
        <TimeZoneContext value={timeZone}>
          <RenderedAtContext value={renderedAt}>
            <QueryClientProvider client={queryClient}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </RenderedAtContext>
        </TimeZoneContext>
      </UiProvider>
    </StrictMode>
  );
}
