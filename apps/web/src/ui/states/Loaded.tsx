import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

/** What a fetch has come to: React Query's result has this shape. */
export interface Fetched<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface LoadedProps<Data> {
  readonly from: Fetched<Data>;
  /** In the shape of what comes. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What was fetched; until then its skeleton, or why it did not come and a way to try again. Old data stays in sight. */
export function Loaded<Data>({ from, skeleton, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = from;
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
}
