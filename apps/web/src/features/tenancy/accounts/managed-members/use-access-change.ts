import { useMutation } from '@tanstack/react-query';
import { toTell } from '../../../../kernel/calls/api-error.ts';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';

interface AccessChange<Wish> {
  readonly send: (wish: Wish) => Promise<unknown>;
  /** What the toast says once it is done. */
  readonly done: (wish: Wish) => string;
  readonly onDone?: () => void;
}

/** A change of a member's access: says in passing that it is done, and in a dialog why it is not. */
export function useAccessChange<Wish = void>({ send, done, onDone }: AccessChange<Wish>) {
  const { alert } = useDialogs();
  const toast = useToast();
  return useMutation<unknown, Error, Wish>({
    mutationFn: send,
    onSuccess: (_, wish) => {
      toast({ message: done(wish), tone: 'good' });
      onDone?.();
    },
    onError: (error) => void alert(toTell(error)),
  });
}
