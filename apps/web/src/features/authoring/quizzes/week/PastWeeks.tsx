import type { WeekQuiz } from '@dure/contract/authoring/quizzes/week.endpoints';
import { useState, type ReactNode } from 'react';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import type { LinkParts } from '../../../../ui/buttons/link-parts.ts';
import { cx } from '../../../../ui/cx.ts';
import { useNow } from '../../../../ui/dates/use-now.ts';
import { hasNewFeedback, pastState, weekLine } from './past-weeks.ts';
import { weekText as words } from './week.text.ts';

export interface PastWeeksProps {
  readonly quizzes: readonly WeekQuiz[];
  readonly quizLink: (quizSequence: number, parts: LinkParts) => ReactNode;
}

const TONES = { new: 'font-semibold text-brand-ink', good: 'font-semibold text-good', neutral: 'text-ink-3' } as const;

/** What is over by week, the latest first, each folded to a line. */
export function PastWeeks({ quizzes, quizLink }: PastWeeksProps) {
  if (quizzes.length === 0) return null;
  const weeks = [...Map.groupBy(quizzes, ({ week }) => week)].toSorted(([a], [b]) => b - a);
  return (
    <section aria-labelledby="past-weeks">
      <h2 id="past-weeks" className="pb-2.5 text-lg font-bold">
        {words.past}
      </h2>
      {weeks.map(([week, rows]) => (
        <PastWeek key={week} week={week} quizzes={rows} quizLink={quizLink} />
      ))}
    </section>
  );
}

function PastWeek({ week, quizzes, quizLink }: PastWeeksProps & { readonly week: number }) {
  const now = useNow();
  const [isOpen, setOpen] = useState(() => quizzes.some((quiz) => hasNewFeedback(quiz, now)));
  const { submitted, graded, topics } = weekLine(quizzes);
  return (
    <div className="border-t border-line">
      <div className="flex min-h-13 items-center gap-3 py-1">
        <h3 className="w-13 flex-none text-sm font-bold">{words.week(week)}</h3>
        <p className="min-w-0 flex-1 text-sm text-ink-2 tabular-nums">
          {topics !== '' && <span className="block text-base text-ink">{topics}</span>}
          {submitted}
          {graded !== '' && (
            <>
              {' · '}
              <span className="font-semibold text-ink">{graded}</span>
            </>
          )}
        </p>
        <IconButton
          icon={isOpen ? 'chevronUp' : 'chevronDown'}
          label={isOpen ? words.close(week) : words.open(week)}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <ul className="pb-3">
          {quizzes.map((quiz) => {
            const { label, tone } = pastState(quiz, now);
            return (
              <li key={quiz.quizSequence} className="relative flex min-h-11 items-center gap-3 text-sm">
                <span className="w-13 flex-none text-ink-3 tabular-nums">{words.quiz(quiz.no)}</span>
                {quizLink(quiz.quizSequence, {
                  className: 'min-w-0 flex-1 truncate after:absolute after:inset-0 hover:text-brand-ink',
                  children: plainQuestion(quiz.question),
                })}
                <span className={cx('flex-none', TONES[tone])}>{label}</span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
