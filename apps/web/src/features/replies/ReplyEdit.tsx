import { useRef, useState } from 'react';
import { ApiError } from '../../kernel/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { useDialogs } from '../../ui/dialogs.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { repliesText as words } from './replies.text.ts';
import { problemIn } from './reply-rules.ts';

export interface ReplyEditProps {
  readonly body: string;
  readonly onSave: (body: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Changes one's own comment, after a confirmation. */
export function ReplyEdit({ body, onSave, onClose }: ReplyEditProps) {
  const { confirm } = useDialogs();
  const [text, setText] = useState(body);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);

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
      onClose();
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
      <TextArea
        label={words.editLabel}
        labelHidden
        autoFocus
        rows={2}
        value={text}
        onChange={(next) => {
          setText(next);
          setProblem(undefined);
        }}
        isReadOnly={isPending}
        error={problem}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" variant="ghost" onPress={onClose} isDisabled={isPending}>
          {words.cancel}
        </Button>
        <Button size="small" variant="primary" onPress={() => void save()} isPending={isPending}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}
