import { MAX_QUESTION } from '@dure/contract/lectures/lecture-questions/question-status';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createLectureQuestion } from '../../../../api/lectures/lecture-questions/lecture-questions.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { useIdempotencyKey } from '../../../../kernel/calls/idempotency-key.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { ChipButton } from '../../../../ui/buttons/ChipButton.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { isComposing } from '../../../../ui/keys/is-composing.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import type { SourcesProps } from '../cards/Sources.tsx';
import { askingText as text, questionsText } from '../lecture-questions.text.ts';
import { type AskedPlace, NO_QUESTION, useQuestionDraft } from './question-draft.ts';
import { SimilarQuestions } from './SimilarQuestions.tsx';

/** What another part of the page gave to be asked about; `no` counts. */
export interface GivenQuestion {
  readonly no: number;
  readonly text?: string | undefined;
  readonly place?: AskedPlace | undefined;
}

export interface AskFormProps extends Pick<SourcesProps, 'onPlace'> {
  readonly club: number;
  readonly study: number;
  readonly given: GivenQuestion | null;
  readonly onAsked: () => void;
}

/** Writes a question: kept on this device until it is asked, with what is like it and answered above the field. */
export function AskForm({ club, study, given, onAsked, onPlace }: AskFormProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { value, engine } = useQuestionDraft(study);
  const key = useIdempotencyKey();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const change = (part: Partial<typeof value>) => engine.change({ ...value, ...part });

  const taken = useRef(0);
  useEffect(() => {
    if (!given || given.no === taken.current) return;
    taken.current = given.no;
    const { value: now } = engine.state;
    engine.change({
      ...now,
      // What was typed before stays; a question that the assistant did not settle is for the instructor.
      ...(given.text !== undefined && { text: now.text.trim() === '' ? given.text : now.text, toInstructor: true }),
      ...(given.place && { place: given.place }),
    });
    field.current?.focus();
  }, [engine, given]);

  const send = async () => {
    if (isPending) return;
    const question = value.text.trim();
    setProblem(question === '' ? text.empty : undefined);
    if (question === '' || question.length > MAX_QUESTION) return;
    const { place, isPrivate, toInstructor } = value;
    const body = {
      question,
      place: place && { contentSequence: place.contentSequence, unitNo: place.unitNo, quote: place.quote },
      isPrivate,
      receiver: toInstructor ? ('INSTRUCTOR' as const) : ('ASSISTANT' as const),
    };
    setPending(true);
    try {
      const idempotencyKey = key.of(JSON.stringify(body));
      await createLectureQuestion(client, { params: { club, study }, body }, { idempotencyKey });
      key.used();
      engine.change(NO_QUESTION);
      toast({ message: text.asked, tone: 'good' });
      onAsked();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setPending(false);
    }
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    void send();
  };
  return (
    <Form
      onSubmit={() => void send()}
      className="flex-none gap-2! border-t border-line bg-surface px-4 pt-3 pb-3 desktop:px-5"
    >
      <SimilarQuestions club={club} typed={value.text} onPlace={onPlace} />
      {value.place && (
        <div className="flex items-center gap-2 rounded-control border border-line bg-bg pl-3">
          <button
            type="button"
            onClick={() =>
              onPlace({
                clubStudySequence: study,
                place: { ...value.place!, unit: value.place!.unitNo === null ? null : 'PAGE', position: null },
              })
            }
            className="min-h-11 min-w-0 flex-1 text-left text-sm"
          >
            <span className="block truncate font-semibold text-brand-ink">
              {questionsText.place(value.place.title, value.place.unitNo === null ? null : 'PAGE', value.place.unitNo)}
            </span>
            {value.place.quote !== '' && <span className="block truncate text-ink-2">{value.place.quote}</span>}
          </button>
          <IconButton icon="close" label={text.dropPlace} onPress={() => change({ place: null })} />
        </div>
      )}
      <TextArea
        label={text.label}
        labelHidden
        rows={1}
        value={value.text}
        onChange={(typed) => {
          change({ text: typed });
          setProblem(undefined);
        }}
        onKeyDown={sendByKey}
        placeholder={text.label}
        error={problem}
        inputRef={field}
        isReadOnly={isPending}
        inputClassName="min-h-11! max-h-40 overflow-y-auto"
        {...(value.text.length > MAX_QUESTION / 2 && { limit: MAX_QUESTION })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <div role="group" aria-label={text.more} className="flex flex-wrap gap-2">
          <ChipButton isSelected={value.isPrivate} onChange={(isPrivate) => change({ isPrivate })}>
            {text.isPrivate}
          </ChipButton>
          <ChipButton isSelected={value.toInstructor} onChange={(toInstructor) => change({ toInstructor })}>
            {text.instructor}
          </ChipButton>
        </div>
        <Button type="submit" variant="primary" icon="send" isPending={isPending} className="ml-auto">
          {text.ask}
        </Button>
      </div>
      <p className="text-sm text-ink-3 max-desktop:hidden">{value.toInstructor ? text.hintInstructor : text.hint}</p>
    </Form>
  );
}
