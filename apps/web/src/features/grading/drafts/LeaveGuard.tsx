import { useStore } from '../../../kernel/store.ts';
import { PRESENCE, useOnFirstTouch } from '../../../ui/states/first-touch.ts';
import { lazyModule } from '../../../ui/states/lazy-module.ts';
import type { DraftBook } from './draft-book.ts';

const useUnsavedWarning = lazyModule(() => import('./UnsavedWarning.tsx'));

export interface LeaveGuardProps {
  readonly club: number;
  readonly book: DraftBook;
}

/** Warns before one leaves with something unsaved. A component of its own: what is typed draws nothing else anew. */
export function LeaveGuard({ club, book }: LeaveGuardProps) {
  const drafts = useStore(book.drafts);
  const count = Object.values(drafts).filter(({ address }) => address.club === club).length;
  useOnFirstTouch(useUnsavedWarning.load, true, PRESENCE);
  const { UnsavedWarning } = useUnsavedWarning(count > 0) ?? {};
  return UnsavedWarning && <UnsavedWarning count={count} />;
}
