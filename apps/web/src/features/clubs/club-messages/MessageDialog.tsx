import type { MessagePlace } from '@dure/contract/clubs/club-messages/club-messages.endpoints';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { clubMessagesText as text } from './club-messages.text.ts';
import { MessageForm, type MessageFormProps } from './MessageForm.tsx';

export interface MessageDialogProps {
  readonly clubSequence: number;
  readonly recipients: MessageFormProps['recipients'];
  /** The place in a material that it leads to. */
  readonly place?: MessagePlace | null;
  /** What stands in the field at first. */
  readonly suggestion?: string;
  readonly onClose: () => void;
}

/** Writes to those who were chosen in a list. */
export function MessageDialog(props: MessageDialogProps) {
  const { clubSequence, recipients, place = null, suggestion = text.forAnybody, onClose } = props;
  return (
    <Dialog
      title={recipients === 'all' ? text.dialogAll : text.dialog(recipients.length)}
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>{text.close}</Button>}
    >
      <MessageForm {...{ clubSequence, recipients, place }} suggestion={suggestion} onSent={onClose} />
    </Dialog>
  );
}
