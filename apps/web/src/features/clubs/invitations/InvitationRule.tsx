import type { InvitationSettings } from '@dure/contract/clubs/invitations/invitations.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getInvitationSettings } from '../../../api/clubs/invitations/invitations.reads.ts';
import { saveInvitationSettings } from '../../../api/clubs/invitations/invitations.writes.ts';
import { ApiError, toTell } from '../../../kernel/calls/api-error.ts';
import { Switch } from '../../../ui/fields/Switch.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { invitationsText } from './invitations.text.ts';

const text = invitationsText.rule;

/** Whether instructors invite by themselves, or a manager confirms. */
export function InvitationRule({ settings }: { readonly settings: InvitationSettings }) {
  const client = useQueryClient();
  const toast = useToast();
  const { alert } = useDialogs();
  const saving = useMutation({
    mutationFn: (instructorsInvite: boolean) =>
      saveInvitationSettings(client, { body: { instructorsInvite, version: settings.version } }),
    onSuccess: (saved) => {
      client.setQueryData(getInvitationSettings({}).queryKey, saved);
      toast({ message: text.saved, tone: 'good' });
    },
    onError: (error) =>
      void alert(error instanceof ApiError && error.status === 409 ? { message: text.stale } : toTell(error)),
  });
  return (
    <Switch
      isSelected={saving.isPending ? saving.variables : settings.instructorsInvite}
      isDisabled={saving.isPending}
      onChange={(wished) => saving.mutate(wished)}
      description={text.hint}
    >
      {text.title}
    </Switch>
  );
}
