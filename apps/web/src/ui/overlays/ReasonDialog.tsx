import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toTell } from '../../kernel/calls/api-error.ts';
import { TextArea } from '../fields/TextArea.tsx';
import { useDialogs } from './dialogs.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

export interface ReasonDialogProps {
  readonly title: string;
  /** What follows from it. */
  readonly lead?: string;
  readonly label: string;
  readonly help: string;
  /** Characters at most. */
  readonly limit: number;
  readonly confirm: string;
  readonly cancel: string;
  readonly variant?: FormDialogProps['variant'];
  readonly send: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why, before something is called off, declined or undone. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, lead, label, help, limit, confirm, cancel, variant = 'danger', send, onClose } = props;
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
      variant={variant}
      confirm={confirm}
      cancel={cancel}
      isReady={words !== '' && reason.length <= limit}
      isPending={sending.isPending}
      onSubmit={() => sending.mutate()}
      onClose={onClose}
    >
      {lead !== undefined && <p className="text-sm break-keep text-ink-2">{lead}</p>}
      <TextArea
        label={label}
        description={help}
        isRequired
        limit={limit}
        rows={3}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}
