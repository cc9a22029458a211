import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { queryClient } from './kernel/query-client.ts';
import { useTenant } from './kernel/session.ts';
import type { AppRouter } from './router.tsx';
import { TimeZoneContext } from './ui/time-zone.ts';
import { UiProvider } from './ui/UiProvider.tsx';

/** The whole program around the screens. */
export function App({ router }: { readonly router: AppRouter }) {
  const { timeZone } = useTenant();
  return (
    <StrictMode>
      <UiProvider>
        <TimeZoneContext value={timeZone}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </TimeZoneContext>
      </UiProvider>
    </StrictMode>
  );
}
