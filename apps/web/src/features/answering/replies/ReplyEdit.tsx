import { useRef, useState } from 'react';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { useKeptText } from '../../../kernel/use-kept-text.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { WritingField } from '../../../ui/writing/WritingField.tsx';
import { repliesText as words } from './replies.text.ts';
import { problemIn } from './reply-rules.ts';

const editName = (sequence: number) => `reply:edit:${sequence}`;

export interface ReplyEditProps {
  readonly sequence: number;
  readonly body: string;
  readonly onSave: (body: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Changes one's own comment, after a confirmation. What is typed stays until it is saved or given up. */
export function ReplyEdit({ sequence, body, onSave, onClose }: ReplyEditProps) {
  const { confirm } = useDialogs();
  const [kept, keep] = useKeptText(editName(sequence));
  const [text, setText] = useState(kept === '' ? body : kept);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);

  const close = () => {
    keep('');
    onClose();
  };
  const save = async () => {
    const trimmed = text.trim();
    const found = problemIn(trimmed);
    setProblem(found);
    if (found !== undefined || isBusy.current) return;
    isBusy.current = true;
    try {
      if (!(await confirm({ message: words.confirmEdit }))) return;
      setPending(true);
      await onSave(trimmed);
      close();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  return (
    <div className="mt-1 flex flex-col gap-2">
      <WritingField
        place="reply"
        label={words.editLabel}
        autoFocus
        rows={2}
        value={text}
        onChange={(next) => {
          setText(next);
          keep(next);
          setProblem(undefined);
        }}
        isReadOnly={isPending}
        error={problem}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" variant="ghost" onPress={close} isDisabled={isPending}>
          {words.cancel}
        </Button>
        <Button size="small" variant="primary" onPress={() => void save()} isPending={isPending}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}
