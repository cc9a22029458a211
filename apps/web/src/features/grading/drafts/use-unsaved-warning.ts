import { useStore } from '../../../kernel/store.ts';
import { useLeaveWarning } from '../../../kernel/use-leave-warning.ts';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { gradingText } from '../grading.text.ts';
import type { DraftBook } from './draft-book.ts';

/** Says how many answers of the club have something unsaved before one leaves its grading. */
export function useUnsavedWarning(club: number, book: DraftBook): void {
  const { confirm } = useDialogs();
  const drafts = useStore(book.drafts);
  const count = Object.values(drafts).filter(({ address }) => address.club === club).length;
  const text = gradingText.unsaved;
  useLeaveWarning({
    isUnsaved: count > 0,
    ask: () => confirm({ message: text.leaveTitle(count), detail: text.leaveDetail, action: text.leave }),
  });
}
