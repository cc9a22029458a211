import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './calls/api-error.ts';

const MINUTE_MS = 60_000;
const MAX_RETRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network the service worker may have an answer: it is asked once.
      networkMode: 'offlineFirst',
      staleTime: MINUTE_MS / 2,
      gcTime: 10 * MINUTE_MS,
      retry: (failures, error) => failures < MAX_RETRIES && error instanceof ApiError && error.isTransient,
    },
  },
});

/** How many pages a list has; at least one. */
export const pageCount = (list: { readonly totalElements: number } | undefined, size: number): number =>
  Math.max(1, Math.ceil((list?.totalElements ?? 0) / size));
