import { useMutation, useQueryClient } from '@tanstack/react-query';
import { leaveClub } from '../../../../api/clubs/memberships/my-memberships.writes.ts';
import { toTell } from '../../../../kernel/calls/api-error.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { clubAboutText } from './club-about.text.ts';

const text = clubAboutText.leave;

export interface LeaveButtonProps {
  readonly club: { readonly clubSequence: number; readonly clubName: string };
}

/** Leaving asks first and says what stays. */
export function LeaveButton({ club }: LeaveButtonProps) {
  const { alert, confirm } = useDialogs();
  const toast = useToast();
  const client = useQueryClient();
  const leaving = useMutation({
    mutationFn: () => leaveClub(client, { params: { clubSequence: club.clubSequence } }),
    onSuccess: () => toast({ message: text.left(club.clubName), tone: 'good' }),
    onError: (error) => void alert(toTell(error)),
  });
  const ask = async () => {
    if (await confirm({ message: text.ask, detail: text.detail, action: text.action, danger: true })) leaving.mutate();
  };
  return (
    <Button
      size="small"
      variant="ghost"
      icon="logout"
      className="-ml-2.5 self-start"
      isPending={leaving.isPending}
      onPress={() => void ask()}
    >
      {text.action}
    </Button>
  );
}
