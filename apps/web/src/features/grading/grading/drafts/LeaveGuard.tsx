import { useStore } from '../../../../kernel/store.ts';
import { useGrading } from '../state/grading-context.ts';
import { useLazyParts } from '../workspace/use-lazy-parts.ts';

/** Warns before one leaves with something unsaved. A component of its own: what is typed draws nothing else anew. */
export function LeaveGuard() {
  const { club, book } = useGrading();
  const drafts = useStore(book.drafts);
  const count = Object.values(drafts).filter(({ address }) => address.club === club).length;
  const { UnsavedWarning } = useLazyParts(count > 0) ?? {};
  return UnsavedWarning && <UnsavedWarning count={count} />;
}
