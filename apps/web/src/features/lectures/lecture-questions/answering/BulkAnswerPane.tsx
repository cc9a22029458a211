import type { LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { answerLectureQuestions } from '../../../../api/lectures/lecture-questions/lecture-questions.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { questionsText } from '../lecture-questions.text.ts';
import { firstAnswer, useAnswerDraft } from './answer-draft.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { answeringText as text } from './answering.text.ts';

export interface SeveralPaneProps {
  readonly club: number;
  /** Two at least. */
  readonly questions: readonly LectureQuestion[];
  readonly onSent: () => void;
  readonly onBack: () => void;
}

/** One answer to several alike questions: to all of them, or to none where one has changed. */
export function BulkAnswerPane({ club, questions, onSent, onBack }: SeveralPaneProps) {
  const client = useQueryClient();
  const toast = useToast();
  const serials = questions.map(({ lectureQuestionSerialNumber }) => lectureQuestionSerialNumber);
  const typical = questions.find(({ draft }) => draft !== null && draft.sentences.length > 0) ?? questions[0]!;
  const isPrivate = questions.every((one) => one.isPrivate);
  const { value, engine } = useAnswerDraft(`${club}/${serials.join('-')}`, {
    ...firstAnswer({ ...typical, instructorAnswer: null }),
    isSource: !isPrivate,
  });
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const send = async () => {
    if (isPending) return;
    setProblem(value.text.trim() === '' ? text.empty : undefined);
    if (value.text.trim() === '') return;
    setPending(true);
    try {
      const body = {
        answer: value.text,
        isSource: value.isSource,
        questions: questions.map(({ lectureQuestionSerialNumber, version }) => ({
          lectureQuestionSerialNumber,
          version,
        })),
      };
      const { answeredCount } = await answerLectureQuestions(client, { params: { club }, body });
      engine.discard();
      toast({ message: text.sentMany(answeredCount), tone: 'good' });
      onSent();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.status === 409 ? text.stale : error.message);
    } finally {
      setPending(false);
    }
  };
  return (
    <section
      aria-label={text.several}
      className="rounded-card border border-line bg-surface p-4 shadow-card desktop:p-5"
    >
      <h2 className="text-lg font-bold">{text.together(questions.length)}</h2>
      <ul aria-label={text.several} className="mt-2 divide-y divide-line rounded-control border border-line">
        {questions.map((question) => (
          <li key={question.lectureQuestionSerialNumber} className="px-3 py-2">
            <span className="font-semibold">{question.question}</span>{' '}
            <span className="text-sm text-ink-3">{questionsText.number(question.lectureQuestionSerialNumber)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <AnswerFields
          value={value}
          onChange={(next) => {
            engine.change(next);
            setProblem(undefined);
          }}
          sources={[]}
          hint={typical.draft && typical.draft.sentences.length > 0 ? text.draft : text.noDraft}
          isPrivate={isPrivate}
          problem={problem}
          fieldRef={field}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button variant="ghost" onPress={onBack}>
          {text.back}
        </Button>
        <Button variant="primary" icon="send" isPending={isPending} onPress={() => void send()} className="ml-auto">
          {text.send}
        </Button>
      </div>
    </section>
  );
}
