import { useBlocker } from '@tanstack/react-router';
import { currentSession } from './session.ts';

export interface LeaveWarning {
  readonly isUnsaved: boolean;
  /** On its way: nothing in the page asks then, only the browser where the tab is closed. */
  readonly isSaving?: boolean;
  /** Puts the question; whether to leave all the same. */
  readonly ask: () => Promise<boolean>;
}

/** Asks before one leaves a place with something unsaved, or closes the tab. */
export function useLeaveWarning({ isUnsaved, isSaving = false, ask }: LeaveWarning): void {
  useBlocker({
    disabled: !isUnsaved || isSaving,
    enableBeforeUnload: () => isUnsaved,
    shouldBlockFn: async ({ current, next }) => {
      // Whoever is logged out has to go; what is unsaved waits for them.
      if (current.pathname === next.pathname || !currentSession().logged) return false;
      return !(await ask());
    },
  });
}
