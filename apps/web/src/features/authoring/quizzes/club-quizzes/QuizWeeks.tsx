import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { MyClubQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { Fragment, type ReactNode } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import type { LinkParts } from '../../../../ui/buttons/link-parts.ts';
import { clubQuizzesText as words } from './club-quizzes.text.ts';
import { QuizRow } from './QuizRow.tsx';

export interface QuizWeeksProps {
  readonly quizzes: readonly MyClubQuiz[];
  readonly isOver: boolean;
  readonly takesPart: boolean;
  /** The quiz that stands beside the list, which then is short. */
  readonly openQuiz?: number;
  readonly quizLink: (quizSequence: number, parts: LinkParts) => ReactNode;
}

const isDone = ({ myAnswerStatus }: MyClubQuiz) => myAnswerStatus === ANSWER_STATUS.final;

const WeekCard = ({ children }: { readonly children: ReactNode }) => (
  <Card isPadded={false} className="overflow-hidden">
    {children}
  </Card>
);

/** The quizzes of a club by week. */
export function QuizWeeks({ quizzes, isOver, takesPart, openQuiz, quizLink }: QuizWeeksProps) {
  const isCompact = openQuiz !== undefined;
  const Frame = isCompact ? Fragment : WeekCard;
  const weeks = [...Map.groupBy(quizzes, ({ week }) => week)].toSorted(([a], [b]) => a - b);
  return (
    <div className={cx('flex flex-col', isCompact ? 'gap-4' : 'gap-5')}>
      {weeks.map(([week, rows]) => (
        <section key={week} aria-labelledby={`week-${week}`}>
          <div className={cx('flex items-baseline justify-between gap-3', isCompact ? 'mb-1 px-4' : 'mb-2')}>
            <h3 id={`week-${week}`} className={isCompact ? 'text-sm font-semibold text-ink-3' : 'text-lg font-bold'}>
              {words.week(week)}
            </h3>
            {!isCompact && (
              <span className="text-sm text-ink-3 tabular-nums">
                {takesPart ? words.weekCount(rows.filter(isDone).length, rows.length) : words.weekSize(rows.length)}
              </span>
            )}
          </div>
          <Frame>
            <ul className={cx(!isCompact && 'divide-y divide-line')}>
              {rows.map((quiz) => (
                <QuizRow
                  key={quiz.quizSequence}
                  quiz={quiz}
                  isOver={isOver}
                  takesPart={takesPart}
                  isCompact={isCompact}
                  isOpen={quiz.quizSequence === openQuiz}
                  link={(parts) => quizLink(quiz.quizSequence, parts)}
                />
              ))}
            </ul>
          </Frame>
        </section>
      ))}
    </div>
  );
}
