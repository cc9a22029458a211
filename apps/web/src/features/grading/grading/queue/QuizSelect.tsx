import type { QueueCounts } from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { ManagedClubQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { useRef, type ReactNode } from 'react';
import { Progress } from '../../../../ui/states/Progress.tsx';
import { Select } from '../../../../ui/fields/Select.tsx';
import type { QueueView } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import { useGrading } from '../state/grading-context.ts';

const text = gradingText.quiz;
const ALL = 'all';

/** All, each week that has several quizzes, and each quiz. */
function optionsOf(quizzes: readonly ManagedClubQuiz[], chosen: string) {
  const weeks = [...new Set(quizzes.map(({ week }) => week))].toSorted((a, b) => a - b);
  const state = (some: readonly ManagedClubQuiz[]) =>
    text.state(
      some.reduce((sum, { waitingCount }) => sum + waitingCount, 0),
      some.reduce((sum, { finalCount }) => sum + finalCount, 0),
    );
  // The closed box shows the chosen one, whose state stands below it.
  const option = (value: string, name: string, some: readonly ManagedClubQuiz[]) => ({
    value,
    label: value === chosen ? name : text.stated(name, state(some)),
  });
  return [
    option(ALL, text.all, quizzes),
    ...weeks.flatMap((week) => {
      const some = quizzes.filter((quiz) => quiz.week === week);
      const single = some.map((quiz) => option(String(quiz.quizSequence), text.option(week, quiz.no), [quiz]));
      return some.length > 1 ? [option(`w${week}`, text.week(week), some), ...single] : single;
    }),
  ];
}

export interface QuizSelectProps {
  readonly quizzes: readonly ManagedClubQuiz[];
  readonly view: QueueView;
  readonly counts: QueueCounts | undefined;
  /** Who grades, beside how far that is. */
  readonly people: ReactNode;
  /** What stands beside the choice. */
  readonly children?: ReactNode;
}

/** Which quizzes are being graded, and how far that is. */
export function QuizSelect({ quizzes, view: { quiz, week }, counts, people, children }: QuizSelectProps) {
  const { go, dispatch } = useGrading();
  const total = counts ? counts.all - counts.pre : 0;
  const graded = counts ? total - counts.waiting : 0;
  const isStepping = useRef(false);
  const chosen = quiz !== undefined ? String(quiz) : week !== undefined ? `w${week}` : ALL;
  return (
    <>
      <div className="flex items-center gap-0.5">
        <Select
          className="min-w-0 flex-1"
          label={text.label}
          labelHidden
          value={chosen}
          options={optionsOf(quizzes, chosen)}
          onPointerDown={() => {
            isStepping.current = false;
          }}
          onKeyDown={({ key }) => {
            isStepping.current = key.startsWith('Arrow');
          }}
          onChange={(value) => {
            // Arrows on the closed list go on choosing.
            if (!isStepping.current) dispatch({ kind: 'chooseQuiz' });
            go({
              quiz: /^\d+$/.test(value) ? Number(value) : undefined,
              week: value.startsWith('w') ? Number(value.slice(1)) : undefined,
              answer: undefined,
              after: undefined,
            });
          }}
        />
        {children}
      </div>
      <div className="flex h-5 items-center gap-2 text-xs text-ink-3 tabular-nums">
        <Progress
          label={text.progress}
          value={graded}
          max={Math.max(1, total)}
          valueText={text.progressValue(graded, total)}
          wordsHidden
          className="flex-1"
        />
        <span aria-hidden="true">{text.progressValue(graded, total)}</span>
        {people}
      </div>
    </>
  );
}
