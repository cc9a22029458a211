import type { ClubRecruiting } from '@dure/contract/insight/dashboard/recruiting.endpoints';
import { dayNumber, formatMonthDay, formatTime } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { useNow } from '../../../../ui/dates/use-now.ts';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import { recruitingText as text } from './recruiting.text.ts';

/** Places that are drawn; what is more is said in a number. */
const DRAWN = 60;
const keys = (prefix: string, count: number) =>
  Array.from({ length: Math.max(0, count) }, (_, index) => prefix + index);

/** How long it is until the start and who comes: each place of the club as a person, a request or a gap. */
export function SeatsHead({ recruiting }: { readonly recruiting: ClubRecruiting }) {
  const zone = useTimeZone();
  const now = useNow();
  const { memberCount, capacity, requestCount, startAt, recruitsUntil, people, requests } = recruiting;
  const days = startAt === null ? null : dayNumber(startAt, zone) - dayNumber(now, zone);
  const left = capacity === null ? null : Math.max(0, capacity - memberCount - requestCount);
  const asking = Math.min(requestCount, DRAWN - people.length);
  const free = Math.min(left ?? 0, DRAWN - people.length - asking);
  const undrawn = memberCount - people.length;
  return (
    <section aria-label={text.label} className="min-w-0">
      <h2 className="text-2xl font-bold tabular-nums desktop:text-3xl">
        {days !== null && <span className="block">{days < 0 ? text.startPassed : text.startsIn(days)}</span>}
        {capacity === null ? text.people(memberCount) : text.seats(capacity, memberCount)}
      </h2>
      <div
        role="img"
        aria-label={text.picture(memberCount, requestCount, left)}
        className="mt-4 flex flex-wrap gap-x-3 gap-y-2"
      >
        {people.map(({ memberUUID, nickname, profileImageUrl }) => (
          <Avatar key={memberUUID} name={nickname} image={profileImageUrl} />
        ))}
        {keys('asking', asking).map((key, index) => (
          <span
            key={key}
            className="grid size-8 place-items-center rounded-full border-2 border-pre bg-pre-soft text-xs font-bold text-pre"
          >
            {[...(requests[index]?.nickname ?? '?')][0]}
          </span>
        ))}
        {keys('free', free).map((key) => (
          <span key={key} className="size-8 rounded-full border-[1.5px] border-dashed border-edge" />
        ))}
        {undrawn > 0 && <span className="self-center text-sm text-ink-2">{text.more(undrawn)}</span>}
      </div>
      <p className="mt-3.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2 tabular-nums [&_b]:text-ink">
        <span>
          {text.joined} <b>{memberCount}</b>
        </span>
        {requestCount > 0 && (
          <span className="text-pre [&_b]:text-pre">
            {text.asked} <b>{requestCount}</b>
          </span>
        )}
        {left !== null && (
          <span>
            {text.left} <b>{left}</b>
          </span>
        )}
        {recruitsUntil !== null && (
          <span className="text-ink-3">
            {text.closes(`${formatMonthDay(recruitsUntil, zone)} ${formatTime(recruitsUntil, zone)}`)}
          </span>
        )}
      </p>
    </section>
  );
}
