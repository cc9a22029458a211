import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { startSession } from '../kernel/session.ts';
import { UiProvider } from '../ui/UiProvider.tsx';
import { bootOf } from './boot.ts';
import { fakeServer } from './server.ts';

configure({ asyncUtilTimeout: 10_000 });

/** Shows a component that needs no place in the address, over a stand-in for the server. */
export function show(
  element: ReactNode,
  answers: Parameters<typeof fakeServer>[0],
  role: Parameters<typeof bootOf>[0] = 'instructor',
) {
  cleanup();
  vi.stubGlobal('CSS', { escape: String, supports: () => true });
  const server = fakeServer(answers);
  startSession(bootOf(role));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <UiProvider>
      <QueryClientProvider client={queryClient}>{element}</QueryClientProvider>
    </UiProvider>,
  );
  const sentTo = (route: string) => server.sent.filter((one) => one.route === route);
  return { user: userEvent.setup(), sentTo, queryClient };
}
