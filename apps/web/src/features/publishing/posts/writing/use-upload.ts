import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toTell } from '../../../../kernel/calls/api-error.ts';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';

/** Sends one file and says how far it is; a refusal is told. */
export function useUpload<Answer>(
  send: (file: File, onProgress: (share: number) => void) => Promise<Answer>,
  onDone: (answer: Answer, file: File) => void,
) {
  const { alert } = useDialogs();
  const [percent, setPercent] = useState(0);
  const sending = useMutation({
    mutationFn: (file: File) => send(file, (share) => setPercent(Math.round(share * 100))),
    onSuccess: onDone,
    onError: (error) => void alert(toTell(error)),
    onSettled: () => setPercent(0),
  });
  return {
    upload: (files: readonly File[]) => files[0] && sending.mutate(files[0]),
    percent,
    isSending: sending.isPending,
  };
}
