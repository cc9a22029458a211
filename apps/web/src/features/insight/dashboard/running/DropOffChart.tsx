import type { AnswerStage } from '@dure/contract/insight/dashboard/answer-stages';
import type { QuizFigures } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { Link } from '@tanstack/react-router';
import { cx } from '../../../../ui/cx.ts';
import { formatMonthDay } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { useNow } from '../../../../ui/dates/use-now.ts';
import { LIST_PLACE } from '../standings.ts';
import { runningText } from './running.text.ts';

const text = runningText.stop;
/** The newest of the opened quizzes. */
const SHOWN = 6;
/** In the order in which they lie in the bar. */
const STAGES = ['final', 'pre', 'begun'] as const satisfies readonly AnswerStage[];
const colours = { final: 'bg-brand', pre: 'bg-pre', begun: 'bg-line-strong' } as const;
const link =
  'inline-flex min-h-11 min-w-11 items-center justify-center underline-offset-4 hover:underline desktop:min-h-8 desktop:min-w-0';

export interface WhereTheyStopProps {
  readonly clubSequence: number;
  readonly quizzes: readonly QuizFigures[];
  readonly memberCount: number;
}

/** How far answers to each quiz have come; a part of a bar, or its number, opens the people in it. */
export function DropOffChart({ clubSequence, quizzes, memberCount }: WhereTheyStopProps) {
  const zone = useTimeZone();
  const now = useNow();
  const shown = quizzes.filter(({ isOpened }) => isOpened).slice(-SHOWN);
  const to = (quiz: number, stage: AnswerStage) =>
    ({
      to: '/quiz-dashboard/$clubSequence/progress',
      params: { clubSequence },
      search: { quiz, stage },
      hash: LIST_PLACE,
    }) as const;
  return (
    <section aria-labelledby="where-they-stop" className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="where-they-stop" className="text-lg font-bold">
          {text.title}
        </h2>
        <ul className="flex gap-3 text-sm text-ink-2">
          {STAGES.toReversed().map((stage) => (
            <li key={stage} className="inline-flex items-center gap-1.5">
              <i aria-hidden="true" className={cx('size-3 rounded-[3px]', colours[stage])} />
              {text[stage]}
            </li>
          ))}
        </ul>
      </div>
      {shown.length === 0 && <p className="mt-1 text-ink-3">{text.empty}</p>}
      <ul className="mt-2">
        {shown.map(({ quizSequence, no, deadlineAt, begunCount, submittedCount, finalCount }) => {
          const counts = { final: finalCount, pre: submittedCount - finalCount, begun: begunCount };
          const all = Math.max(memberCount, submittedCount + begunCount, 1);
          const none = memberCount - submittedCount - begunCount;
          return (
            <li
              key={quizSequence}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-3 max-desktop:py-1 desktop:min-h-9 desktop:grid-cols-[3.5rem_minmax(0,1fr)_7.5rem_8.5rem]"
            >
              <span className="font-semibold tabular-nums">{text.quiz(no)}</span>
              <span
                aria-hidden="true"
                className="flex h-3.5 overflow-hidden rounded-[4px] bg-sunken shadow-[inset_0_0_0_1px_var(--color-line)]"
              >
                {STAGES.map((stage) => (
                  <Link
                    key={stage}
                    {...to(quizSequence, stage)}
                    tabIndex={-1}
                    className={cx('block h-full hover:opacity-80', colours[stage])}
                    style={{ width: `${(100 * counts[stage]) / all}%` }}
                  />
                ))}
              </span>
              <span className="flex flex-wrap items-center gap-x-4 max-desktop:col-start-2 desktop:contents">
                <span className="flex items-center gap-1 text-sm text-ink-2 tabular-nums">
                  {STAGES.toReversed().map((stage, index) => (
                    <span key={stage} className="inline-flex items-center gap-1">
                      {index > 0 && <span aria-hidden="true">·</span>}
                      <Link
                        {...to(quizSequence, stage)}
                        aria-label={text.open(no, text[stage], counts[stage])}
                        className={cx(link, stage === 'final' && 'font-bold text-ink')}
                      >
                        {counts[stage]}
                      </Link>
                    </span>
                  ))}
                </span>
                <span className="text-sm">
                  {none > 0 ? (
                    <Link
                      {...to(quizSequence, 'none')}
                      className="inline-flex min-h-11 items-center text-brand-ink underline-offset-4 hover:underline desktop:min-h-0"
                    >
                      {text.none(none)}
                    </Link>
                  ) : (
                    deadlineAt !== null &&
                    Date.parse(deadlineAt) > now && (
                      <span className="text-ink-3 tabular-nums">{text.until(formatMonthDay(deadlineAt, zone))}</span>
                    )
                  )}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
