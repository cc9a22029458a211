import { MAX_JOIN_MESSAGE_LENGTH } from '@dure/contract/clubs/memberships/membership-limits';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { clubManageText } from '../manage/club-manage.text.ts';
import { membersText } from './members.text.ts';

const text = membersText.decision;

export interface DecideRequestsDialogProps {
  readonly decision: 'ACCEPT' | 'REJECT';
  readonly count: number;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onDecide: (message: string) => void;
}

/** A decision may carry a word to those who asked. */
export function DecideRequestsDialog({ decision, count, isPending, onClose, onDecide }: DecideRequestsDialogProps) {
  const [message, setMessage] = useState('');
  const { title, body } = text[decision];
  const isRejecting = decision === 'REJECT';
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{clubManageText.close}</Button>
          <Button
            variant={isRejecting ? 'danger' : 'primary'}
            isPending={isPending}
            isDisabled={message.length > MAX_JOIN_MESSAGE_LENGTH}
            onPress={() => onDecide(message)}
          >
            {isRejecting ? membersText.reject : membersText.accept}
          </Button>
        </>
      }
    >
      <p className="mb-4">{body(count)}</p>
      <TextArea
        label={text.message}
        description={text.hint}
        limit={MAX_JOIN_MESSAGE_LENGTH}
        value={message}
        onChange={setMessage}
        autoFocus
      />
    </Dialog>
  );
}
