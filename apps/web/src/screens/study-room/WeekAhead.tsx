import type { Agenda, AgendaEvent } from '@dure/contract/clubs/agenda/agenda.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listAgenda } from '../../api/clubs/agenda/agenda.reads.ts';
import { cx } from '../../ui/cx.ts';
import { dayNumber, formatMonthDay, formatTime } from '../../ui/dates/format-date.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';
import { studyRoomText as text } from './study-room.text.ts';

/** `[11.22, 일]` */
const partsOf = (day: string) => /^\d\d\.(\d\d) \((.)\)$/.exec(formatMonthDay(day))!.slice(1) as [string, string];

function EventLink({ event, className, label }: { event: AgendaEvent; className: string; label: string }) {
  const { kind, clubSequence, clubName, sequence } = event;
  const words = (
    <>
      <span className="block truncate font-semibold">{label}</span>
      <span className="block truncate text-xs text-ink-2">{clubName}</span>
    </>
  );
  if (kind === 'STUDY_STARTS' && sequence !== null)
    return (
      <Link
        to="/lecture/$clubSequence/studies/$studySequence"
        params={{ clubSequence, studySequence: sequence }}
        className={className}
      >
        {words}
      </Link>
    );
  if (sequence !== null)
    return (
      <Link
        to="/quiz/$clubSequence/quizzes/$quizSequence"
        params={{ clubSequence, quizSequence: sequence }}
        className={className}
      >
        {words}
      </Link>
    );
  return (
    <Link to="/quiz/$clubSequence" params={{ clubSequence }} className={className}>
      {words}
    </Link>
  );
}

function Day({ day, isToday, events }: { day: string; isToday: boolean; events: readonly AgendaEvent[] }) {
  const zone = useTimeZone();
  const [date, weekday] = partsOf(day);
  return (
    <li
      className={cx(
        'flex min-w-0 gap-2 border-line px-4 py-2.5 not-first:border-t desktop:flex-col desktop:gap-1.5 desktop:px-2 desktop:pb-3 desktop:not-first:border-t-0 desktop:not-first:border-l',
        isToday && 'bg-brand-soft',
        events.length === 0 && 'max-desktop:hidden',
      )}
    >
      <h3
        className={cx(
          'w-14 flex-none text-sm desktop:w-auto desktop:px-0.5',
          isToday ? 'text-brand-ink' : 'text-ink-2',
        )}
      >
        {isToday ? text.today : weekday} <b className="tabular-nums">{Number(date)}</b>
      </h3>
      {events.length === 0 ? (
        <p className="px-0.5 text-sm text-ink-3">{text.nothing}</p>
      ) : (
        <ul className="flex min-w-0 flex-1 flex-col gap-1.5 desktop:flex-none">
          {events.map((event) => (
            <li
              key={`${event.kind}-${event.clubSequence}-${event.no}`}
              title={`${event.clubName} ${formatTime(event.at, zone)}`}
            >
              <EventLink
                event={event}
                label={text.event(event.kind, event.no)}
                className={cx(
                  'block min-h-11 min-w-0 rounded-control px-2 py-1 text-sm hover:underline desktop:min-h-0',
                  event.kind !== 'QUIZ_DUE' && 'bg-sunken',
                  event.kind === 'QUIZ_DUE' &&
                    (isToday ? 'bg-bad-soft text-bad' : 'ring-1 ring-line-strong ring-inset'),
                )}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Days({ days, contents }: Agenda) {
  const zone = useTimeZone();
  return (
    <Card isPadded={false} className="overflow-hidden">
      <ol className="grid grid-cols-1 desktop:grid-cols-7">
        {days.map((day, index) => (
          <Day
            key={day}
            day={day}
            isToday={index === 0}
            events={contents.filter(({ at }) => dayNumber(at, zone) === dayNumber(day))}
          />
        ))}
      </ol>
    </Card>
  );
}

/** The next seven days: what closes, what opens, what is taken up. */
export function WeekAhead() {
  const agenda = useQuery(listAgenda({}));
  return (
    <section aria-labelledby="week-ahead">
      <div className="mb-2.5 flex items-baseline justify-between gap-3">
        <h2 id="week-ahead" className="text-lg font-bold">
          {text.week}
        </h2>
        <Link
          to="/account/my/alarms/settings"
          className="touch-target rounded-[4px] text-sm font-semibold text-brand-ink hover:underline"
        >
          {text.calendar}
        </Link>
      </div>
      <Loaded
        from={agenda}
        skeleton={
          <SkeletonGroup>
            <Skeleton shape="block" className="h-28" />
          </SkeletonGroup>
        }
      >
        {(its) => <Days {...its} />}
      </Loaded>
    </section>
  );
}
