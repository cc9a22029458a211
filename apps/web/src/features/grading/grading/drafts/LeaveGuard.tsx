import { useStore } from '../../../../kernel/store.ts';
import { useLazyParts } from '../use-lazy-parts.ts';
import type { DraftBook } from './draft-book.ts';

export interface LeaveGuardProps {
  readonly club: number;
  readonly book: DraftBook;
}

/** Warns before one leaves with something unsaved. A component of its own: what is typed draws nothing else anew. */
export function LeaveGuard({ club, book }: LeaveGuardProps) {
  const drafts = useStore(book.drafts);
  const count = Object.values(drafts).filter(({ address }) => address.club === club).length;
  const { UnsavedWarning } = useLazyParts(count > 0) ?? {};
  return UnsavedWarning && <UnsavedWarning count={count} />;
}
