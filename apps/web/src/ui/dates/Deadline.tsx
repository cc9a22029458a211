import { Chip } from '../buttons/Chip.tsx';
import { deadlineState, type DeadlinePrecision, type DeadlineState } from './deadline.ts';
import { formatDateTime, type DateLike } from './format-date.ts';
import { useTimeZone } from './time-zone.ts';
import { useNow } from './use-now.ts';

export interface DeadlineProps {
  readonly due: DateLike;
  readonly precision?: DeadlinePrecision;
}

const tones = {
  minute: { passed: 'neutral', today: 'bad', later: 'neutral' },
  day: { passed: 'neutral', today: 'pre', later: 'neutral' },
} as const satisfies Record<DeadlinePrecision, Record<DeadlineState['urgency'], string>>;

/** What is left, counting down by itself; the full date stands in the title. */
export function Deadline({ due, precision = 'minute' }: DeadlineProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const instant = new Date(due);
  const { text, urgency } = deadlineState(instant.getTime(), now, precision, timeZone);
  return (
    <time className="inline-flex" dateTime={instant.toISOString()} title={formatDateTime(due, timeZone)}>
      <Chip tone={tones[precision][urgency]}>{text}</Chip>
    </time>
  );
}
