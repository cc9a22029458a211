import './ui/ui.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './kernel/query-client.ts';
import { readBoot, startSession, type Boot } from './kernel/session.ts';
import { router } from './router.tsx';
import { TimeZoneContext } from './ui/time-zone.ts';
import { UiProvider } from './ui/UiProvider.tsx';

/** The server writes the boot block; Vite's development server does not, so there the calls are made. */
async function findBoot(): Promise<Boot> {
  const boot = readBoot();
  if (boot) return boot;
  if (!import.meta.env.DEV) throw new Error('The page has no boot block.');
  const { fetchBoot } = await import('./kernel/fetch-boot.ts');
  return fetchBoot();
}

const boot = await findBoot();
startSession(boot);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <UiProvider>
      <TimeZoneContext value={boot.tenant.timeZone}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </TimeZoneContext>
    </UiProvider>
  </StrictMode>,
);
