import { discriminationLevel, FEWEST_TO_DISCRIMINATE } from '@dure/contract/insight/dashboard/club-figures';
import type { QuizFigures } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { Link } from '@tanstack/react-router';
import { cx } from '../../../../ui/cx.ts';
import { runningText } from './running.text.ts';

const text = runningText.quality;
/** Rows of the overview; the table of 학습 현황 has them all. */
const SHOWN = 8;
const link =
  'inline-flex min-h-11 items-center font-semibold text-brand-ink underline-offset-4 hover:underline desktop:min-h-0';

export interface QuizQualityProps {
  readonly clubSequence: number;
  readonly quizzes: readonly QuizFigures[];
}

type Measured = QuizFigures & { readonly discrimination: number };
const numbersOf = (quizzes: readonly QuizFigures[]) => quizzes.map(({ no }) => no).slice(0, SHOWN);
const isMeasured = (quiz: QuizFigures): quiz is Measured => quiz.discrimination !== null;

/** Quizzes by how well they tell strong answers from weak ones, the weakest among them: which one to mend. */
export function QuizQuality({ clubSequence, quizzes }: QuizQualityProps) {
  const measured = quizzes.filter(isMeasured);
  const shown = measured
    .toSorted((a, b) => a.discrimination - b.discrimination)
    .slice(0, SHOWN)
    .toSorted((a, b) => a.no - b.no);
  const unmeasured = quizzes.filter((quiz) => quiz.isOpened && !isMeasured(quiz));
  const later = unmeasured.filter(({ gradeCount }) => gradeCount < FEWEST_TO_DISCRIMINATE);
  const incomparable = unmeasured.filter(({ gradeCount }) => gradeCount >= FEWEST_TO_DISCRIMINATE);
  const hints = [
    ...(later.length > 0 ? [text.later(numbersOf(later), FEWEST_TO_DISCRIMINATE)] : []),
    ...(incomparable.length > 0 ? [text.incomparable(numbersOf(incomparable), FEWEST_TO_DISCRIMINATE)] : []),
  ];
  return (
    <section aria-labelledby="quiz-quality">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="quiz-quality" className="text-lg font-bold">
          {text.title}
        </h2>
        {shown.length > 0 && <p className="text-sm text-ink-3">{text.hint}</p>}
      </div>
      {shown.length === 0 && hints.length === 0 && <p className="mt-1 text-ink-3">{text.none}</p>}
      {shown.length > 0 && (
        <ul className="mt-2">
          {shown.map(({ quizSequence, no, question, discrimination }) => {
            const level = discriminationLevel(discrimination);
            const isWeak = level === 'weak';
            return (
              <li
                key={quizSequence}
                className="grid min-h-9 grid-cols-[1.25rem_minmax(0,1fr)_2.5rem_4.5rem] items-center gap-x-3 max-desktop:py-1 desktop:grid-cols-[1.25rem_minmax(0,1fr)_11rem_2.5rem_4.5rem]"
              >
                <span className="text-ink-3 tabular-nums">{no}</span>
                <span className="truncate">{question}</span>
                <span
                  aria-hidden="true"
                  className="relative h-0.5 bg-line-strong max-desktop:col-span-4 max-desktop:row-start-2 max-desktop:my-2.5"
                >
                  <i className="absolute -top-2.25 left-1/5 h-5 border-l-2 border-dashed border-edge" />
                  <i
                    className={cx(
                      '-top-1.25 absolute -ml-1.5 size-3 rounded-full',
                      isWeak ? 'border-3 border-bad bg-surface' : 'bg-ink-2',
                    )}
                    style={{ left: `${Math.min(1, Math.max(0, discrimination)) * 100}%` }}
                  />
                </span>
                <b className={cx('text-right tabular-nums', isWeak && 'text-bad')}>{discrimination.toFixed(2)}</b>
                {isWeak ? (
                  <Link
                    to="/quiz/$clubSequence/quizzes/$quizSequence"
                    params={{ clubSequence, quizSequence }}
                    aria-label={text.lookNamed(no)}
                    className={cx(link, 'text-sm')}
                  >
                    {text.look}
                  </Link>
                ) : (
                  <span className="text-sm text-ink-3">{text.levels[level]}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {hints.map((hint) => (
        <p key={hint} className="mt-1 text-sm text-ink-2">
          {hint}
        </p>
      ))}
      {measured.length > SHOWN && (
        <Link
          to="/quiz-dashboard/$clubSequence/progress"
          params={{ clubSequence }}
          hash="quiz-figures"
          className={link}
        >
          {text.all}
        </Link>
      )}
    </section>
  );
}
