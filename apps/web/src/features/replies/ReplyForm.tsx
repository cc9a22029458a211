import { useRef, useState, type KeyboardEvent } from 'react';
import { ApiError } from '../../kernel/calls/api-error.ts';
import { askToLogIn } from '../../kernel/interruptions.ts';
import { useSession } from '../../kernel/session.ts';
import { useKeptText } from '../../kernel/use-kept-text.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { repliesText as words } from './replies.text.ts';
import { problemIn } from './reply-rules.ts';

export interface ReplyFormProps {
  readonly label: string;
  readonly placeholder: string;
  /** Names the unsent text on this device. */
  readonly name: string;
  readonly onSend: (body: string) => Promise<void>;
  readonly isFocused?: boolean;
}

/** Writes a comment. What is typed stays until the server has it. */
export function ReplyForm({ label, placeholder, name, onSend, isFocused = false }: ReplyFormProps) {
  const { logged } = useSession();
  const [text, setText] = useKeptText(`reply:${name}`);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);

  const send = async () => {
    if (isBusy.current) return;
    if (!logged) return askToLogIn(words.logIn);
    const body = text.trim();
    const found = problemIn(body);
    setProblem(found);
    if (found !== undefined) return;
    isBusy.current = true;
    setPending(true);
    try {
      await onSend(body);
      setText('');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <Form onSubmit={() => void send()} className="flex-row! items-start gap-2!">
      <TextArea
        label={label}
        labelHidden
        rows={1}
        autoFocus={isFocused}
        value={text}
        onChange={(next) => {
          setText(next);
          setProblem(undefined);
        }}
        onKeyDown={sendByKey}
        isReadOnly={isPending}
        placeholder={placeholder}
        error={problem}
        className="flex-1"
        inputClassName="min-h-11! desktop:min-h-10!"
      />
      <Button type="submit" isPending={isPending} className="px-3">
        {words.send}
      </Button>
    </Form>
  );
}
