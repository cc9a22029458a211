import { useState } from 'react';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';

/** Does something with a question; `done` is said after it, and what is refused in any case. */
export function useAct() {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>, done?: string) => {
    setBusy(true);
    try {
      await work();
      if (done !== undefined) toast({ message: done });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ message: error.message, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, act };
}
