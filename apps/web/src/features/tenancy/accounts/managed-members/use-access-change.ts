import { useMutation } from '@tanstack/react-query';
import { toTell } from '../../../../kernel/calls/api-error.ts';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';

interface AccessChange {
  readonly send: () => Promise<unknown>;
  readonly onDone: () => void;
}

/** A change of a member's access; a dialog says why it is not done. */
export function useAccessChange({ send, onDone }: AccessChange) {
  const { alert } = useDialogs();
  return useMutation({ mutationFn: send, onSuccess: onDone, onError: (error) => void alert(toTell(error)) });
}
