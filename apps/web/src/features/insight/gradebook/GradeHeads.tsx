import type { GradebookLayout } from '@dure/contract/insight/gradebook/gradebook-layout';
import type { VirtualItem } from '@tanstack/react-virtual';
import { plainQuestion } from '../../../kernel/plain-question.ts';
import { cx } from '../../../ui/cx.ts';
import { formatShortDateTime } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { useNow } from '../../../ui/dates/use-now.ts';
import type { GradebookColumn } from './gradebook-rows.ts';
import { gradebookText as text } from './gradebook.text.ts';
import { COUNT_WIDTH, HEAD_HEIGHT, MEAN_WIDTH, NAME_WIDTH } from './grid-metrics.ts';

/** `11.21` of `11.21 23:59`: heads have room for the day. */
const dayOf = (dateTime: string) => dateTime.split(' ')[0] ?? dateTime;

export interface GradeHeadsProps {
  readonly columns: readonly GradebookColumn[];
  readonly shown: readonly VirtualItem[];
  readonly current: number;
  readonly layout: Pick<GradebookLayout, 'counting' | 'countsHeld'>;
}

/** Names the quizzes over their columns; stays in sight. */
export function GradeHeads({ columns, shown, current, layout }: GradeHeadsProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const dateOf = ({ isOpened, openAt, deadlineAt }: GradebookColumn) => {
    if (!isOpened) return openAt === null ? undefined : text.opens(dayOf(formatShortDateTime(openAt, now, timeZone)));
    return deadlineAt === null ? undefined : dayOf(formatShortDateTime(deadlineAt, now, timeZone));
  };
  const head = 'flex flex-none flex-col justify-center text-[0.84375rem] font-semibold leading-snug';
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-3 flex border-b border-line-strong bg-surface"
      style={{ height: HEAD_HEIGHT }}
    >
      <div
        role="columnheader"
        aria-colindex={1}
        className={cx(head, 'sticky left-0 z-3 border-r border-line-strong bg-surface px-4')}
        style={{ width: NAME_WIDTH }}
      >
        {text.name}
      </div>
      {shown.map(({ index, start, size }) => {
        const column = columns[index]!;
        const question = plainQuestion(column.question);
        return (
          <div
            key={index}
            role="columnheader"
            aria-colindex={index + 2}
            title={question}
            className={cx(head, 'absolute inset-y-0 px-1.5 text-center', current === index + 1 && 'bg-brand-soft')}
            style={{ left: start, width: size }}
          >
            <span className="truncate">
              {column.no} {question}
            </span>
            <span className="truncate text-xs font-medium text-ink-3 tabular-nums">{dateOf(column)}</span>
          </div>
        );
      })}
      <div
        role="presentation"
        className="sticky right-0 z-3 ml-auto flex border-l border-line-strong bg-surface text-center"
      >
        <div role="columnheader" aria-colindex={columns.length + 2} className={head} style={{ width: MEAN_WIDTH }}>
          {text.mean}
          <span className="text-xs font-medium text-ink-3">
            {layout.countsHeld ? text.countings[layout.counting] : text.withoutHeld}
          </span>
        </div>
        <div role="columnheader" aria-colindex={columns.length + 3} className={head} style={{ width: COUNT_WIDTH }}>
          {text.count}
          <span className="text-xs font-medium text-ink-3">{text.ofQuizzes(columns.length)}</span>
        </div>
      </div>
    </div>
  );
}
