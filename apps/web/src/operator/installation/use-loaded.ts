import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../kernel/calls/api-error.ts';
import { createStore } from '../../kernel/store.ts';

/** Counts the calls that said that the session has ended: the page asks for the log-in then. */
export const endedSessions = createStore(0);

type Load<T> = () => Promise<T>;
interface Settled<T> {
  readonly load: Load<T>;
  readonly times: number;
  readonly data: T | undefined;
  readonly error: Error | undefined;
}

/** What a call answers, asked again when `load` is another one; what was there stays while it is asked again. */
export function useLoaded<T>(load: Load<T>) {
  const [settled, setSettled] = useState<Settled<T>>();
  const [times, setTimes] = useState(0);
  const reload = useCallback(() => setTimes((before) => before + 1), []);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (data) => isWanted && setSettled({ load, times, data, error: undefined }),
      (error: Error) => {
        if (error instanceof ApiError && error.status === 401) endedSessions.set(endedSessions.get() + 1);
        if (isWanted) setSettled((before) => ({ load, times, data: before?.data, error }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, times]);
  const isLoading = settled?.load !== load || settled.times !== times;
  return { data: settled?.data, error: settled?.error, isLoading, reload };
}
