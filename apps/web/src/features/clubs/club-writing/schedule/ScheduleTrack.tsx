import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { dayOf, daysBetween } from '../../../../ui/dates/days/which-day.ts';
import { formatDay } from '../../../../ui/dates/format-date.ts';
import type { Period, Placed } from './move.ts';
import { barOf } from './bar-of.ts';
import { scheduleText as text } from './club-schedule.text.ts';

export interface ScheduleTrackProps {
  readonly no: number;
  readonly row: Placed;
  /** Where it stood before it was moved. */
  readonly before?: Placed | undefined;
  readonly period: Period;
  /** By so many days from where the gesture began; `isLength`: its end alone. */
  readonly onMove: (days: number, isLength: boolean, isNewGesture: boolean) => void;
}

const NARROW = 0.25;
/** A day of a long club is still to be hit. */
const LEAST = '2.75rem';
const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;
const shortDay = (instant: string, zone: string) => formatDay(dayOf(instant, zone)).slice(5);

/** A quiz's time to answer as a bar over the club's period: moved by days with the pointer or the arrows, Shift changes its length. */
export function ScheduleTrack({ no, row, before, period, onMove }: ScheduleTrackProps) {
  const track = useRef<HTMLDivElement>(null);
  const drag = useRef<{ readonly x: number; readonly days: number }>(undefined);
  const { zone } = period;
  if (row.openAt === null) return null;
  const { left, width } = barOf(row, period);
  const dates = text.span(shortDay(row.openAt, zone), row.deadlineAt === null ? '' : shortDay(row.deadlineAt, zone));
  const ghost = before && before.openAt !== null && before.openAt !== row.openAt ? barOf(before, period) : undefined;
  const isFixed = row.answerCount > 0;
  const isNarrow = width < NARROW;
  const isMoved = before !== undefined && (before.openAt !== row.openAt || before.deadlineAt !== row.deadlineAt);

  const byKey = (event: KeyboardEvent) => {
    const days = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (days === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(days, event.shiftKey, false);
  };
  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, days: 0 };
  };
  const follow = (event: PointerEvent) => {
    if (!drag.current || !track.current) return;
    const aDay = track.current.getBoundingClientRect().width / (daysBetween(period.startAt, period.endAt, zone) + 1);
    const days = Math.round((event.clientX - drag.current.x) / aDay);
    if (days === drag.current.days) return;
    onMove(days - drag.current.days, event.shiftKey, drag.current.days === 0);
    drag.current = { ...drag.current, days };
  };
  return (
    <div ref={track} className="relative h-11">
      {ghost && ghost.width > 0 && (
        <span
          aria-hidden="true"
          className="absolute inset-y-1.5 rounded-control border border-dashed border-edge"
          style={{ left: percent(ghost.left), width: percent(ghost.width) }}
        />
      )}
      <button
        type="button"
        disabled={isFixed}
        aria-label={text.bar(no, dates)}
        aria-keyshortcuts="ArrowLeft ArrowRight Shift+ArrowLeft Shift+ArrowRight"
        onKeyDown={byKey}
        onPointerDown={begin}
        onPointerMove={follow}
        onPointerUp={() => (drag.current = undefined)}
        onPointerCancel={() => (drag.current = undefined)}
        className={cx(
          'absolute inset-y-0 touch-none select-none',
          isFixed ? 'cursor-default' : 'cursor-grab active:cursor-grabbing',
        )}
        style={{ left: `min(${percent(left)}, 100% - ${LEAST})`, width: `max(${percent(width)}, ${LEAST})` }}
      >
        <span
          className={cx(
            'absolute inset-x-0 inset-y-1.5 flex items-center justify-center rounded-control border text-xs font-semibold whitespace-nowrap tabular-nums',
            isFixed && 'border-line-strong bg-sunken text-ink-3',
            !isFixed && (isMoved ? 'border-brand bg-brand text-on-brand' : 'border-brand bg-surface text-brand-ink'),
          )}
        >
          {!isNarrow && dates}
        </span>
        {isNarrow && (
          <span
            className={cx(
              'absolute top-1/2 -translate-y-1/2 bg-surface px-1.5 text-xs font-semibold whitespace-nowrap tabular-nums',
              isFixed ? 'text-ink-3' : 'text-brand-ink',
              left > 1 / 2 ? 'right-full' : 'left-full',
            )}
          >
            {dates}
          </span>
        )}
      </button>
    </div>
  );
}
