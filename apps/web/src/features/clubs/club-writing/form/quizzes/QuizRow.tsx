import { Suspense, type ReactNode } from 'react';
import { lazy } from '../../../../../kernel/lazy/lazy.tsx';
import { plainQuestion } from '../../../../../kernel/plain-question.ts';
import { Chip } from '../../../../../ui/buttons/Chip.tsx';
import { SortableRow } from '../../../../../ui/lists/SortableRow.tsx';
import { Skeleton, SkeletonGroup } from '../../../../../ui/states/Skeleton.tsx';
import type { QuizValues } from '../club-values.ts';
import type { ContentPart } from './content-part.ts';
import { quizFormText as text } from './quiz-form.text.ts';
import { useForm } from '../use-club-form.ts';

/** Not needed to see the page. */
export const QuizEditor = lazy(() => import('./QuizEditor.tsx').then((module) => module.QuizEditor));

export interface QuizRowProps {
  readonly quiz: QuizValues;
  readonly index: number;
  readonly count: number;
  /** Its bar over the period. */
  readonly track: ReactNode;
  readonly content: ContentPart;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** One quiz of the list: a line that opens into its editor, and the ways to move and delete it. */
export function QuizRow({ quiz, index, count, track, content, onMove, onRemove }: QuizRowProps) {
  const { openQuiz, setOpenQuiz, shown, errorOf } = useForm();
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
      track={track}
      onMove={onMove}
      onRemove={onRemove}
    >
      <div className="flex flex-col gap-5 border-t border-line p-4 desktop:p-5">
        {refused !== undefined && <p className="text-sm text-bad">{refused}</p>}
        {quiz.answerCount > 0 && <p className="text-sm text-ink-3">{text.removeAnswered}</p>}
        <Suspense
          fallback={
            <SkeletonGroup>
              <Skeleton shape="block" className="h-40" />
            </SkeletonGroup>
          }
        >
          <QuizEditor {...{ quiz, content }} />
        </Suspense>
      </div>
    </SortableRow>
  );
}
