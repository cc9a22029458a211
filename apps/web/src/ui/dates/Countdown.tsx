import { useEffect, useRef } from 'react';
import { announce } from '../announcer.ts';
import { uiText } from '../ui.text.ts';
import { clockLeft, crossedMark, deadlineState } from './deadline.ts';
import { dayNumber, formatMonthDay, formatTime } from './format-date.ts';
import { useTimeZone } from './time-zone.ts';
import { useNow } from './use-now.ts';
import { useSecond } from './use-second.ts';

const DAY_MS = 86_400_000;
const words = uiText.deadline;

export interface CountdownProps {
  readonly due: string;
  /** What to do once nothing is left. */
  readonly onPassed?: () => void;
}

/** Until when, and how long that is: in words, within the last 24 hours as a clock, which says aloud an hour and ten minutes. */
export function Countdown({ due, onPassed }: CountdownProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const at = Date.parse(due);
  const isToday = dayNumber(at, timeZone) === dayNumber(now, timeZone);
  const time = formatTime(at, timeZone);
  return (
    <div>
      <p className="text-sm text-ink-2 tabular-nums">
        <time dateTime={due}>{isToday ? words.todayAt(time) : words.dayAt(formatMonthDay(at, timeZone), time)}</time>
      </p>
      {at - now > DAY_MS ? (
        <p className="text-2xl font-bold tabular-nums">{deadlineState(at, now, 'day', timeZone).text}</p>
      ) : (
        <Clock at={at} onPassed={onPassed} />
      )}
    </div>
  );
}

function Clock({ at, onPassed }: { readonly at: number; readonly onPassed: (() => void) | undefined }) {
  const left = Math.max(0, at - useSecond());
  const said = useRef(left);
  const sentence = deadlineState(at, at - left, 'minute').text;
  useEffect(() => {
    if (crossedMark(said.current, left)) announce(sentence);
    if (said.current > 0 && left === 0) onPassed?.();
    said.current = left;
  }, [left, sentence, onPassed]);
  return (
    <p role="timer" aria-label={sentence} className="flex items-baseline gap-1.5">
      <b className="text-2xl text-bad tabular-nums desktop:text-3xl">{clockLeft(left)}</b>
      <span className="text-ink-3">{words.left}</span>
    </p>
  );
}
