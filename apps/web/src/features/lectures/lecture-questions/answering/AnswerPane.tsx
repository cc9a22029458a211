import type { LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { answerLectureQuestion } from '../../../../api/lectures/lecture-questions/lecture-questions.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { QuestionMeta } from '../cards/QuestionMeta.tsx';
import type { SourcesProps } from '../cards/Sources.tsx';
import { VerifiedAnswer } from '../cards/VerifiedAnswer.tsx';
import { questionsText } from '../lecture-questions.text.ts';
import { firstAnswer, useAnswerDraft } from './answer-draft.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { answeringText as text } from './answering.text.ts';
import { useAnswerKeys } from './use-answer-keys.ts';

export interface AnswerPaneProps extends Pick<SourcesProps, 'onPlace'> {
  readonly question: LectureQuestion;
  /** Its place in the queue; null where it is answered alone. */
  readonly place: { readonly no: number; readonly of: number } | null;
  readonly onSent: () => void;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
  readonly onBack: () => void;
}

function hintOf({ draft }: LectureQuestion): string {
  if (draft === null) return text.looking;
  return draft.sentences.length === 0 ? text.noDraft : text.draft;
}

/** Answers one question, with what the materials say as the beginning: edited and signed by who sends it. */
export function AnswerPane({ question, place, onSent, onNext, onPrevious, onBack, onPlace }: AnswerPaneProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { clubSequence: club, clubStudySequence: study, lectureQuestionSerialNumber: serial, version } = question;
  const { value, engine } = useAnswerDraft(`${club}/${serial}/${version}`, firstAnswer(question));
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const send = async () => {
    if (isPending) return;
    setProblem(value.text.trim() === '' ? text.empty : undefined);
    if (value.text.trim() === '') return;
    setPending(true);
    try {
      const body = { version, answer: value.text, isSource: value.isSource, sourceNos: [...value.sourceNos] };
      await answerLectureQuestion(client, { params: { club, study, serial }, body });
      engine.discard();
      toast({ message: text.sent, tone: 'good' });
      onSent();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.status === 409 ? text.stale : error.message);
    } finally {
      setPending(false);
    }
  };
  useAnswerKeys({
    send: () => void send(),
    next: onNext,
    previous: onPrevious,
    write: () => field.current?.focus(),
    leave: onBack,
  });
  const { instructorAnswer } = question;
  return (
    <section aria-label={text.pane} className="rounded-card border border-line bg-surface p-4 shadow-card desktop:p-5">
      {place && <p className="text-sm text-ink-3 tabular-nums">{text.place(place.no, place.of)}</p>}
      <h2 ref={heading} tabIndex={-1} className="text-lg font-bold whitespace-pre-line outline-none">
        {question.question}
      </h2>
      <QuestionMeta question={question} onPlace={onPlace} />
      {question.wonderCount > 0 && (
        <p className="text-sm text-ink-2">{questionsText.wondering(question.wonderCount)}</p>
      )}
      {question.place && question.place.quote !== '' && (
        <blockquote className="mt-2 border-l-3 border-line-strong pl-3 text-sm text-ink-2">
          {question.place.quote}
        </blockquote>
      )}
      {instructorAnswer && <VerifiedAnswer answer={instructorAnswer} onPlace={onPlace} />}
      <div className="mt-4">
        <AnswerFields
          value={value}
          onChange={(next) => {
            engine.change(next);
            setProblem(undefined);
          }}
          sources={question.draft?.sources ?? []}
          hint={hintOf(question)}
          isPrivate={question.isPrivate}
          problem={problem}
          fieldRef={field}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button variant="ghost" onPress={onBack}>
          {text.back}
        </Button>
        {place && (
          <>
            <Button onPress={onPrevious} isDisabled={place.no === 1}>
              {text.previous}
            </Button>
            <Button onPress={onNext}>{text.skip}</Button>
          </>
        )}
        <Button variant="primary" icon="send" isPending={isPending} onPress={() => void send()} className="ml-auto">
          {instructorAnswer ? text.replace : place ? text.sendNext : text.send}
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-3 max-desktop:hidden">{text.keys}</p>
    </section>
  );
}
