import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { askToLogIn } from '../../../kernel/interruptions.ts';
import { useSession } from '../../../kernel/session.ts';
import { useKeptText } from '../../../kernel/use-kept-text.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { isComposing } from '../../../ui/keys/is-composing.ts';
import { WritingField } from '../../../ui/writing/WritingField.tsx';
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
  // The tools come with the first look at the field: an empty one stays a line.
  const [isOpened, setOpened] = useState(isFocused || text !== '');
  const goOn = useCallback(
    (field: HTMLTextAreaElement | null) => {
      // Whoever comes to a text that was begun goes on at its end.
      if (isFocused) field?.setSelectionRange(field.value.length, field.value.length);
    },
    [isFocused],
  );

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
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    void send();
  };
  return (
    <Form onSubmit={() => void send()} className="flex-row! items-start gap-2!">
      <WritingField
        place="reply"
        label={label}
        rows={1}
        autoFocus={isFocused}
        value={text}
        onChange={(next) => {
          setText(next);
          setProblem(undefined);
        }}
        onKeyDown={sendByKey}
        onFocus={() => setOpened(true)}
        onField={goOn}
        isReadOnly={isPending}
        placeholder={placeholder}
        error={problem}
        hasTools={isOpened}
        className="flex-1"
        areaClassName="min-h-11! py-2.5! desktop:min-h-10! desktop:py-2!"
      />
      <Button type="submit" isPending={isPending} className="px-3">
        {words.send}
      </Button>
    </Form>
  );
}
