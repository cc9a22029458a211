import { MAX_CLUB_REASON_LENGTH } from '@dure/contract/clubs/clubs/club-limits';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import type { StatusWish } from './club-events.ts';
import { clubManageText } from './club-manage.text.ts';
import { useFieldMessages } from './use-field-messages.ts';

const text = clubManageText.cancelDialog;
const FORM = 'cancel-club';

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
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{clubManageText.close}</Button>
          <Button type="submit" form={FORM} variant="danger" isPending={isPending}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <Form id={FORM} errors={errors} onSubmit={confirm}>
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
      </Form>
    </Dialog>
  );
}
