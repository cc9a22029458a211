import { MAX_HIDING_REASON_LENGTH } from '@dure/contract/answering/replies/reply-limits';
import { useState } from 'react';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { repliesText as words } from './replies.text.ts';

export interface HideReplyDialogProps {
  readonly onClose: () => void;
  readonly onHide: (reason: string) => Promise<void>;
}

/** Hiding a comment takes a reason, which its author reads. */
export function HideReplyDialog({ onClose, onHide }: HideReplyDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);

  const hide = async () => {
    const trimmed = reason.trim();
    if (trimmed === '') return setProblem(words.noReason);
    setPending(true);
    try {
      await onHide(trimmed);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
      setPending(false);
    }
  };
  return (
    <Dialog
      title={words.hideTitle}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="danger" isPending={isPending} onPress={() => void hide()}>
            {words.hide}
          </Button>
        </>
      }
    >
      <p className="mb-4">{words.hideBody}</p>
      <TextArea
        label={words.hideReason}
        autoFocus
        limit={MAX_HIDING_REASON_LENGTH}
        value={reason}
        onChange={(next) => {
          setReason(next);
          setProblem(undefined);
        }}
        error={problem}
      />
    </Dialog>
  );
}
