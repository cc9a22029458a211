import { useEffect } from 'react';
import { useOnline } from '../../../../kernel/online.ts';
import { useGrading } from '../state/grading-context.ts';
import { saveStates } from './save-states.ts';

/** Sends again, once the network is back, what it had kept from being sent. */
export function useRetryOnline(): void {
  const { book, dispatch } = useGrading();
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline) return;
    const states = saveStates.get();
    const keys = Object.keys(book.drafts.get()).filter((key) => {
      const state = states[key];
      return state?.kind === 'failed' && state.isTransient;
    });
    if (keys.length > 0) dispatch({ kind: 'retry', keys });
  }, [isOnline, book, dispatch]);
}
