import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { clubManageText } from './club-manage.text.ts';

const text = clubManageText.members;
const LONGEST_MESSAGE = 500;

export interface RejectRequestsDialogProps {
  readonly count: number;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onReject: (message: string) => void;
}

/** Rejecting may carry a word to those who asked. */
export function RejectRequestsDialog({ count, isPending, onClose, onReject }: RejectRequestsDialogProps) {
  const [message, setMessage] = useState('');
  return (
    <Dialog
      title={text.rejectTitle}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{clubManageText.close}</Button>
          <Button variant="danger" isPending={isPending} onPress={() => onReject(message)}>
            {text.reject}
          </Button>
        </>
      }
    >
      <p className="mb-4">{text.rejectBody(count)}</p>
      <TextArea label={text.rejectMessage} limit={LONGEST_MESSAGE} value={message} onChange={setMessage} />
    </Dialog>
  );
}
