import type { SeminarView } from '@dure/contract/publishing/seminars/seminars.views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSeminar } from '../../../api/publishing/seminars/seminars.reads.ts';
import { applyForSeminar, leaveSeminar } from '../../../api/publishing/seminars/seminars.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { seminarsText as text } from './seminars.text.ts';

/** Applies for a place, takes one that is offered, and gives it back. */
export function usePlaces({ seminarId, participation }: SeminarView) {
  const client = useQueryClient();
  const toast = useToast();
  const { alert, confirm } = useDialogs();
  const params = { seminarId: seminarId! };
  const { mutate, isPending } = useMutation({
    mutationFn: (wants: boolean) => (wants ? applyForSeminar : leaveSeminar)(client, { params }),
    onSuccess: (after) => {
      client.setQueryData(getSeminar({ params }).queryKey, after);
      const no = after.participation?.waitingNo ?? null;
      toast({
        message: after.participation === null ? text.given : no === null ? text.joined : text.waits(no),
        tone: 'good',
      });
    },
    onError: (error) => void alert(toTell(error)),
  });
  const leave = async () => {
    const action = participation?.participantStatus === 'WAITING' ? text.leaveWaiting : text.leave;
    if (await confirm({ message: text.leaveAsk, detail: text.leaveDetail, action, danger: true })) mutate(false);
  };
  return { apply: () => mutate(true), leave: () => void leave(), isPending };
}
