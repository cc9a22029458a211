import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './calls/api-error.ts';

const MINUTE_MS = 60_000;
const MAX_RETRIES = 2;

// The library takes a network for given until it hears that it went: a page may begin without.
if (typeof document !== 'undefined' && !navigator.onLine) onlineManager.setOnline(false);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network the service worker may have an answer: it is asked once. What it lacks is asked for again by itself once the network is back.
      networkMode: 'offlineFirst',
      staleTime: MINUTE_MS / 2,
      gcTime: 10 * MINUTE_MS,
      retry: (failures, error) =>
        onlineManager.isOnline() && failures < MAX_RETRIES && error instanceof ApiError && error.isTransient,
    },
  },
});

/** How many pages a list has; at least one. */
export const pageCount = (list: { readonly totalElements: number } | undefined, size: number): number =>
  Math.max(1, Math.ceil((list?.totalElements ?? 0) / size));
