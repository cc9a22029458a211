import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { formatShortDateTime } from '../../../../ui/dates/format-date.ts';
import { SortableRow } from '../../../../ui/lists/SortableRow.tsx';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { useNow } from '../../../../ui/dates/use-now.ts';
import type { QuizValues } from '../club-values.ts';
import { quizFormText as text } from './quiz-form.text.ts';
import { QuizEditor } from './QuizEditor.tsx';
import { useForm } from '../use-club-form.ts';

export interface QuizRowProps {
  readonly quiz: QuizValues;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** One quiz of the list: a line that opens into its editor, and the ways to move and delete it. */
export function QuizRow({ quiz, index, count, onMove, onRemove }: QuizRowProps) {
  const { openQuiz, setOpenQuiz, shown, errorOf } = useForm();
  const zone = useTimeZone();
  const now = useNow();
  const isOpen = openQuiz === quiz.key;
  const no = index + 1;
  const faults = shown.filter(({ path }) => path.startsWith(`quizzes.${quiz.key}.`)).length;
  const refused = errorOf(`quizzes.${quiz.key}.quizSequence`);
  const title = plainQuestion(quiz.question);
  return (
    <SortableRow
      index={index}
      count={count}
      title={title || <span className="text-ink-3">{text.untitled}</span>}
      facts={
        <>
          <span>{text.week(quiz.week)}</span>
          {quiz.openAt !== null && <span>{text.open(formatShortDateTime(quiz.openAt, now, zone))}</span>}
          {quiz.deadlineAt !== null && <span>{text.due(formatShortDateTime(quiz.deadlineAt, now, zone))}</span>}
          {quiz.sourceQuizSequence !== null && <Chip>{text.copy}</Chip>}
          {quiz.isShared && <Chip>{text.shared}</Chip>}
          {!quiz.published && <Chip>{text.unpublished}</Chip>}
          {quiz.answerCount > 0 && <span>{text.answers(quiz.answerCount)}</span>}
          {faults > 0 && <Chip tone="bad">{text.faults(faults)}</Chip>}
        </>
      }
      isFaulty={faults > 0}
      isOpen={isOpen}
      onToggle={() => setOpenQuiz(isOpen ? null : quiz.key)}
      labels={{ up: text.up(no), down: text.down(no), remove: text.remove(no) }}
      isFixed={quiz.answerCount > 0}
      onMove={onMove}
      onRemove={onRemove}
    >
      <div className="flex flex-col gap-5 border-t border-line p-4 desktop:p-5">
        {refused !== undefined && <p className="text-sm text-bad">{refused}</p>}
        {quiz.answerCount > 0 && <p className="text-sm text-ink-3">{text.removeAnswered}</p>}
        <QuizEditor quiz={quiz} />
      </div>
    </SortableRow>
  );
}
