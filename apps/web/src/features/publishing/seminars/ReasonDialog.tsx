import { MAX_SEMINAR_REASON_LENGTH } from '@dure/contract/publishing/seminars/seminar-limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';

export interface ReasonDialogProps {
  readonly title: string;
  readonly label: string;
  readonly help: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly send: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why, before something is called off or declined. */
export function ReasonDialog({ title, label, help, confirm, cancel, send, onClose }: ReasonDialogProps) {
  const { alert } = useDialogs();
  const [reason, setReason] = useState('');
  const words = reason.trim();
  const sending = useMutation({
    mutationFn: () => send(words),
    onSuccess: onClose,
    onError: (error) => void alert(toTell(error)),
  });
  return (
    <FormDialog
      title={title}
      size="small"
      variant="danger"
      confirm={confirm}
      cancel={cancel}
      isReady={words !== '' && reason.length <= MAX_SEMINAR_REASON_LENGTH}
      isPending={sending.isPending}
      onSubmit={() => sending.mutate()}
      onClose={onClose}
    >
      <TextArea
        label={label}
        description={help}
        limit={MAX_SEMINAR_REASON_LENGTH}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}
