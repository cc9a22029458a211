import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { clubMessagesText as text } from './club-messages.text.ts';
import { MessageForm } from './MessageForm.tsx';

export interface MessageDialogProps {
  readonly clubSequence: number;
  readonly recipients: readonly string[];
  readonly onClose: () => void;
}

/** Writes to those who were chosen in a list. */
export function MessageDialog({ clubSequence, recipients, onClose }: MessageDialogProps) {
  return (
    <Dialog
      title={text.dialog(recipients.length)}
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>{text.close}</Button>}
    >
      <MessageForm {...{ clubSequence, recipients }} suggestion={text.forAnybody} onSent={onClose} />
    </Dialog>
  );
}
