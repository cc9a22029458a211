import { Chip } from '../buttons/Chip.tsx';
import { cx } from '../cx.ts';
import { deadlineState, type DeadlinePrecision, type DeadlineState } from './deadline.ts';
import { formatDateTime, type DateLike } from './format-date.ts';
import { useTimeZone } from './time-zone.ts';
import { useNow } from './use-now.ts';

export interface DeadlineProps {
  readonly due: DateLike;
  readonly precision?: DeadlinePrecision;
  /** Words alone where there is little room. */
  readonly look?: 'chip' | 'text';
}

const tones = {
  minute: { passed: 'neutral', today: 'bad', later: 'neutral' },
  day: { passed: 'neutral', today: 'pre', later: 'neutral' },
} as const satisfies Record<DeadlinePrecision, Record<DeadlineState['urgency'], string>>;

/** What is left, counting down by itself; the full date stands in the title. */
export function Deadline({ due, precision = 'minute', look = 'chip' }: DeadlineProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const instant = new Date(due);
  const { text, urgency } = deadlineState(instant.getTime(), now, precision, timeZone);
  return (
    <time className="inline-flex" dateTime={instant.toISOString()} title={formatDateTime(due, timeZone)}>
      {look === 'chip' ? (
        <Chip tone={tones[precision][urgency]}>{text}</Chip>
      ) : (
        <span className={cx(urgency === 'today' && 'font-semibold text-bad')}>{text}</span>
      )}
    </time>
  );
}
