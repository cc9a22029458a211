import type { LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { useQueryClient } from '@tanstack/react-query';
import {
  askInstructor,
  deleteLectureQuestion,
  solveLectureQuestion,
} from '../../../../api/lectures/lecture-questions/lecture-questions.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { questionsText as text } from '../lecture-questions.text.ts';
import { FoundSentences } from './FoundSentences.tsx';
import { QuestionMeta } from './QuestionMeta.tsx';
import type { SourcesProps } from './Sources.tsx';
import { useAct } from './use-act.ts';
import { VerifiedAnswer } from './VerifiedAnswer.tsx';
import { WonderButton } from './WonderButton.tsx';

export interface QuestionCardProps extends Pick<SourcesProps, 'onPlace'> {
  readonly question: LectureQuestion;
}

function StatusChip({ question: { status, assistantAnswer } }: Pick<QuestionCardProps, 'question'>) {
  if (status === 'AI_ANSWERED') return <Chip>{text.aiAnswered(assistantAnswer?.sources.length ?? 0)}</Chip>;
  if (status === 'INSTRUCTOR_ANSWERED') return null;
  return <Chip tone={status === 'WAITING_INSTRUCTOR' ? 'pre' : 'neutral'}>{text.status[status]}</Chip>;
}

/** One question with what was answered, and what the reader can do with it. */
export function QuestionCard({ question, onPlace }: QuestionCardProps) {
  const client = useQueryClient();
  const { confirm } = useDialogs();
  const { isBusy, act } = useAct();
  const { clubSequence: club, lectureQuestionSerialNumber: serial, can } = question;
  const params = { club, serial };

  const remove = async () => {
    if (!(await confirm({ message: text.removeAsk, action: text.remove, danger: true }))) return;
    const query = { clubSequence: club, lectureQuestionSerialNumber: serial };
    await act(() => deleteLectureQuestion(client, { query }), text.removed);
  };
  return (
    <article
      id={`question-${serial}`}
      aria-labelledby={`question-${serial}-text`}
      tabIndex={-1}
      className="rounded-card border border-line bg-surface px-4 py-3.5"
    >
      <h2 id={`question-${serial}-text`} className="font-bold whitespace-pre-line">
        {question.question}
      </h2>
      <QuestionMeta question={question} onPlace={onPlace} />
      {question.place && question.place.quote !== '' && (
        <blockquote className="mt-2 border-l-3 border-line-strong pl-3 text-sm text-ink-2">
          {question.place.quote}
        </blockquote>
      )}
      {question.status === 'WAITING_AI' && (
        <p role="status" className="mt-2 text-sm text-ink-2">
          {text.looking}
        </p>
      )}
      {question.assistantAnswer && <FoundSentences found={question.assistantAnswer} onPlace={onPlace} />}
      {question.instructorAnswer && <VerifiedAnswer answer={question.instructorAnswer} onPlace={onPlace} />}
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <WonderButton question={question} />
        {can.askInstructor && (
          <Button size="small" isPending={isBusy} onPress={() => void act(() => askInstructor(client, { params }))}>
            {text.askInstructor}
          </Button>
        )}
        <span className="ml-auto flex items-center gap-1">
          <StatusChip question={question} />
          {can.solve ? (
            <Button
              size="small"
              variant="ghost"
              aria-pressed={question.isSolved}
              isPending={isBusy}
              onPress={() =>
                void act(() => solveLectureQuestion(client, { params, body: { isSolved: !question.isSolved } }))
              }
            >
              {question.isSolved && <Icon name="check" size={14} />}
              {text.solved}
            </Button>
          ) : (
            question.isSolved && <Chip tone="good">{text.unsolved}</Chip>
          )}
          {can.delete && <IconButton icon="trash" label={text.remove} onPress={() => void remove()} />}
        </span>
      </div>
    </article>
  );
}
