import { useLeaveWarning } from '../../../../kernel/use-leave-warning.ts';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { unsavedText as text } from './unsaved.text.ts';

/** Says how many answers have something unsaved before one leaves the grading of their club. */
export function UnsavedWarning({ count }: { readonly count: number }) {
  const { confirm } = useDialogs();
  useLeaveWarning({
    isUnsaved: true,
    ask: () => confirm({ message: text.leaveTitle(count), detail: text.leaveDetail, action: text.leave }),
  });
  return null;
}
