import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toTell } from '../../kernel/calls/api-error.ts';
import { TextArea } from '../fields/TextArea.tsx';
import { useDialogs } from './dialogs.ts';
import { FormDialog } from './FormDialog.tsx';

export interface ReasonDialogProps {
  readonly title: string;
  readonly label: string;
  readonly help: string;
  /** Characters at most. */
  readonly limit: number;
  readonly confirm: string;
  readonly cancel: string;
  readonly send: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why, before something is called off or declined. */
export function ReasonDialog({ title, label, help, limit, confirm, cancel, send, onClose }: ReasonDialogProps) {
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
      isReady={words !== '' && reason.length <= limit}
      isPending={sending.isPending}
      onSubmit={() => sending.mutate()}
      onClose={onClose}
    >
      <TextArea label={label} description={help} limit={limit} value={reason} onChange={setReason} />
    </FormDialog>
  );
}
