import type { ClubRecruiting } from '@dure/contract/insight/dashboard/recruiting.endpoints';
import { Link } from '@tanstack/react-router';
import { dayNumber, formatMonthDay } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { useNow } from '../../../../ui/dates/use-now.ts';
import { recruitingText } from './recruiting.text.ts';

const text = recruitingText.forecast;
const [WIDTH, HEIGHT, TOP, FLOOR] = [330, 150, 26, 126];
const EDGE = 6;

/** Labels of days stand side by side from so far on. */
const LABELS_APART = 56;

export interface SeatForecastProps {
  readonly clubSequence: number;
  readonly recruiting: ClubRecruiting;
  /** Whether people can join now. */
  readonly isOpen: boolean;
}

/** What can be said of how many there will be. */
function findingOf({ capacity, memberCount, expectedCount }: ClubRecruiting, isOpen: boolean): string {
  if (capacity !== null && memberCount >= capacity) return text.full;
  if (!isOpen) return text.closed;
  return expectedCount === null ? text.early : text.expected(expectedCount);
}

/** How many came by which day, and with the pace so far how many there will be. */
export function SeatForecast({ clubSequence, recruiting, isOpen }: SeatForecastProps) {
  const zone = useTimeZone();
  const now = useNow();
  const { growth, capacity, memberCount, recruitsUntil } = recruiting;
  const isFull = capacity !== null && memberCount >= capacity;
  const expectedCount = isOpen && !isFull ? recruiting.expectedCount : null;
  const today = dayNumber(now, zone);
  const points = growth.map(({ day, memberCount: count }) => ({ day: dayNumber(day), count, label: day }));
  const first = points[0];
  if (!first) return null;
  const end = recruitsUntil === null ? today : Math.max(today, dayNumber(recruitsUntil, zone));
  const top = Math.max(capacity ?? 0, memberCount, expectedCount ?? 0, 1);
  const from = Math.min(first.day, today) - 1;
  const x = (day: number) => EDGE + ((day - from) / Math.max(1, end - from)) * (WIDTH - 2 * EDGE);
  const y = (count: number) => FLOOR - (count / top) * (FLOOR - TOP);
  const line = [{ day: from, count: 0 }, ...points, { day: today, count: memberCount }]
    .map(({ day, count }, index) => `${index === 0 ? 'M' : 'L'}${x(day).toFixed(1)} ${y(count).toFixed(1)}`)
    .join('');
  const day = (label: string) => formatMonthDay(label, zone).split(' ')[0]!;
  const spoken = points.map(({ label, count }) => text.point(day(label), count));
  return (
    <section aria-labelledby="seat-forecast">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="seat-forecast" className="text-lg font-bold">
          {text.title}
        </h2>
        <Link
          to="/quiz-dashboard/$clubSequence/members"
          params={{ clubSequence }}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink underline-offset-4 hover:underline desktop:min-h-0"
        >
          {text.toMembers}
        </Link>
      </div>
      <p className="text-sm text-ink-2">{findingOf(recruiting, isOpen)}</p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={text.picture([...spoken, ...(expectedCount === null ? [] : [text.atEnd(expectedCount)])])}
        className="mt-2 w-full max-w-100 tabular-nums"
      >
        <g stroke="var(--color-line-strong)">
          <path d={`M0 ${FLOOR}H${WIDTH}`} />
          {capacity !== null && <path d={`M0 ${y(capacity)}H${WIDTH}`} strokeDasharray="3 4" />}
        </g>
        <path d={line} fill="none" stroke="var(--color-brand)" strokeWidth="2.5" strokeLinejoin="round" />
        {expectedCount !== null && (
          <>
            <path
              d={`M${x(today)} ${y(memberCount)}L${x(end)} ${y(expectedCount)}`}
              stroke="var(--color-brand)"
              strokeWidth="2"
              strokeDasharray="2 5"
              strokeLinecap="round"
            />
            <circle
              cx={x(end)}
              cy={y(expectedCount)}
              r="4"
              fill="var(--color-bg)"
              stroke="var(--color-brand)"
              strokeWidth="2"
            />
          </>
        )}
        <circle cx={x(today)} cy={y(memberCount)} r="4.5" fill="var(--color-brand)" />
        <g fontSize="12.5" fill="var(--color-ink-3)">
          {capacity !== null && !isFull && (
            <text x="0" y={y(capacity) - 5}>
              {text.capacity(capacity)}
            </text>
          )}
          <text x={EDGE} y={HEIGHT - 7}>
            {day(first.label)}
          </text>
          {end > today && (
            <>
              {x(today) > EDGE + LABELS_APART && x(end) - x(today) > LABELS_APART && (
                <text x={x(today)} y={HEIGHT - 7} textAnchor="middle">
                  {text.today}
                </text>
              )}
              <text x={WIDTH} y={HEIGHT - 7} textAnchor="end">
                {recruitsUntil !== null && day(recruitsUntil)}
              </text>
            </>
          )}
        </g>
        <g fontSize="13" fontWeight="700" fill="var(--color-ink)">
          <text x={Math.min(x(today), WIDTH - 18)} y={y(memberCount) - 10} textAnchor="middle">
            {text.people(memberCount)}
          </text>
          {expectedCount !== null && (
            <text x={WIDTH} y={y(expectedCount) + 22} textAnchor="end">
              {text.people(expectedCount)}
            </text>
          )}
        </g>
      </svg>
    </section>
  );
}
