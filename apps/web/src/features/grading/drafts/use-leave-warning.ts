import { useBlocker } from '@tanstack/react-router';
import { currentSession } from '../../../kernel/session.ts';
import { useStore } from '../../../kernel/store.ts';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import type { DraftBook } from './draft-book.ts';
import { gradingText } from '../grading.text.ts';

/** Asks before one leaves the club's grading with something unsaved, or closes the tab. */
export function useLeaveWarning(club: number, book: DraftBook): void {
  const { confirm } = useDialogs();
  const drafts = useStore(book.drafts);
  const count = Object.values(drafts).filter(({ address }) => address.club === club).length;
  const text = gradingText.unsaved;
  useBlocker({
    disabled: count === 0,
    enableBeforeUnload: () => count > 0,
    shouldBlockFn: async ({ current, next }) => {
      // Whoever is logged out has to go; the drafts wait for them.
      if (current.pathname === next.pathname || !currentSession().logged) return false;
      return !(await confirm({ message: text.leaveTitle(count), detail: text.leaveDetail, action: text.leave }));
    },
  });
}
