import { MAX_CLUB_REASON_LENGTH } from '@dure/contract/clubs/clubs/club-limits';
import { useState } from 'react';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import type { StatusWish } from './club-events.ts';
import { clubManageText } from './club-manage.text.ts';
import { useFieldMessages } from './use-field-messages.ts';

const text = clubManageText.cancelDialog;

export interface EventDialogProps {
  readonly onClose: () => void;
  readonly onConfirm: (wish: Omit<StatusWish, 'version'>) => void;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** Cancelling needs a reason, which the members are told. */
export function CancelClubDialog({ onClose, onConfirm, isPending, error }: EventDialogProps) {
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const errors = useFieldMessages(error);
  const missing = isChecked && reason.trim() === '' ? text.needed : undefined;
  const confirm = () => {
    setChecked(true);
    if (reason.trim() !== '') onConfirm({ event: 'CANCEL', reason });
  };
  return (
    <FormDialog
      title={text.title}
      confirm={text.confirm}
      cancel={clubManageText.close}
      variant="danger"
      {...{ errors, onClose }}
      isPending={isPending}
      onSubmit={confirm}
    >
      <p>{text.body}</p>
      <TextArea
        label={text.reason}
        isRequired
        limit={MAX_CLUB_REASON_LENGTH}
        value={reason}
        onChange={setReason}
        name="reason"
        error={missing}
      />
    </FormDialog>
  );
}
