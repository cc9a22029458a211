import type { LoginCards } from '@dure/contract/tenancy/accounts/login-names/one-time-codes.endpoints';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toTell } from '../../../../kernel/calls/api-error.ts';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { loginCardsText as text } from './login-cards.text.ts';

/** Asks whether codes are to be made, and holds them until they are put away: they are kept nowhere else. */
export function useIssuing(send: () => Promise<LoginCards>, question: string) {
  const { alert, confirm } = useDialogs();
  const [issued, setIssued] = useState<LoginCards>();
  const issuing = useMutation({
    mutationFn: send,
    onSuccess: (made) => (made.cards.length > 0 ? setIssued(made) : void alert({ message: text.nobody })),
    onError: (error) => void alert(toTell(error)),
  });
  const issue = async () => {
    if (await confirm({ message: question, detail: text.askDetail, action: text.issueFor })) issuing.mutate();
  };
  return { issued, isPending: issuing.isPending, issue: () => void issue(), close: () => setIssued(undefined) };
}
