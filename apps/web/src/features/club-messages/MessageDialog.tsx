import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { clubMessagesText as text } from './club-messages.text.ts';
import { MessageForm, type MessageFormProps } from './MessageForm.tsx';

export interface MessageDialogProps {
  readonly clubSequence: number;
  readonly recipients: MessageFormProps['recipients'];
  /** What stands in the field at first. */
  readonly suggestion?: string;
  readonly onClose: () => void;
}

/** Writes to those who were chosen in a list. */
export function MessageDialog({ clubSequence, recipients, suggestion = text.forAnybody, onClose }: MessageDialogProps) {
  return (
    <Dialog
      title={recipients === 'all' ? text.dialogAll : text.dialog(recipients.length)}
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>{text.close}</Button>}
    >
      <MessageForm {...{ clubSequence, recipients }} suggestion={suggestion} onSent={onClose} />
    </Dialog>
  );
}
