import { useMutation, useQueryClient } from '@tanstack/react-query';
import { retryMails } from '../../../api/tenancy/mails/mails.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { mailsText as text } from './mails.text.ts';

/** Tries at once what a mail server did not take. */
export function RetryMails({ count }: { readonly count: number }) {
  const client = useQueryClient();
  const { alert } = useDialogs();
  const toast = useToast();
  const retrying = useMutation({
    mutationFn: () => retryMails(client, {}),
    onSuccess: () => toast({ message: text.retried, tone: 'good' }),
    onError: (error) => void alert(toTell(error)),
  });
  return (
    <Button isPending={retrying.isPending} onPress={() => retrying.mutate()}>
      {text.retry(count)}
    </Button>
  );
}
