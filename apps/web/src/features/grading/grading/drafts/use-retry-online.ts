import { useEffect, useEffectEvent } from 'react';
import { useOnline } from '../../../../kernel/online.ts';
import type { DraftBook } from './draft-book.ts';
import { saveStates } from './save-states.ts';

/** Sends again, once the network is back, what it had kept from being sent. */
export function useRetryOnline(book: DraftBook, retry: (keys: readonly string[]) => void): void {
  const isOnline = useOnline();
  const resend = useEffectEvent(() => {
    const states = saveStates.get();
    const waiting = Object.keys(book.drafts.get()).filter((key) => {
      const state = states[key];
      return state?.kind === 'failed' && state.isTransient;
    });
    if (waiting.length > 0) retry(waiting);
  });
  useEffect(() => {
    if (isOnline) resend();
  }, [isOnline]);
}
