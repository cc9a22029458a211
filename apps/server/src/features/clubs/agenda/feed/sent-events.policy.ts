import type { CalendarEvent } from '../../../../kernel/calendar/ics.ts';

/** What calendars were told of an event. */
interface SentEvent {
  readonly at: string;
  readonly title: string;
  readonly note: string;
  readonly isEnd?: boolean;
  readonly sequence: number;
  readonly changedAt: string;
  readonly isCancelled: boolean;
}
export type SentEvents = Readonly<Record<string, SentEvent>>;

const DAY_MS = 24 * 60 * 60_000;
/** So long calendars hear that an event is called off; by then each has asked. */
const CANCELLED_MS = 30 * DAY_MS;

const sayOf = ({ at, title, note, isEnd }: CalendarEvent) => ({ at: at.toISOString(), title, note, isEnd });
const isSame = (before: SentEvent, now: ReturnType<typeof sayOf>): boolean =>
  before.at === now.at && before.title === now.title && before.note === now.note && before.isEnd === now.isEnd;

/**
 * The calendar's current events. A changed event gets the next revision. One that is gone is cancelled where the reader
 * still sees its club (`mayKnow`), and otherwise forgotten at once.
 */
export function tell(
  before: SentEvents,
  events: readonly CalendarEvent[],
  now: Date,
  mayKnow: (key: string) => boolean,
): { readonly told: SentEvents; readonly hasChanged: boolean } {
  const changedAt = now.toISOString();
  const there = events.map((event): [string, SentEvent] => {
    const say = sayOf(event);
    const known = before[event.key];
    if (!known) return [event.key, { ...say, sequence: 0, changedAt, isCancelled: false }];
    if (isSame(known, say) && !known.isCancelled) return [event.key, known];
    return [event.key, { ...say, sequence: known.sequence + 1, changedAt, isCancelled: false }];
  });
  const keys = new Set(there.map(([key]) => key));
  const gone = Object.entries(before).flatMap(([key, known]): [string, SentEvent][] => {
    if (keys.has(key) || !mayKnow(key)) return [];
    if (!known.isCancelled) {
      // What is over was not called off: it only left the window that is told of.
      if (Date.parse(known.at) <= now.getTime()) return [];
      return [[key, { ...known, sequence: known.sequence + 1, changedAt, isCancelled: true }]];
    }
    return now.getTime() - Date.parse(known.changedAt) < CANCELLED_MS ? [[key, known]] : [];
  });
  const told = Object.fromEntries([...there, ...gone]);
  return { told, hasChanged: JSON.stringify(sorted(told)) !== JSON.stringify(sorted(before)) };
}

const sorted = (told: SentEvents) => Object.entries(told).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The events of a feed, the first first: the same text for the same state. */
export const eventsOf = (told: SentEvents): CalendarEvent[] =>
  sorted(told)
    .map(([key, { at, title, note, isEnd = false, sequence, changedAt, isCancelled }]) => ({
      key,
      at: new Date(at),
      title,
      note,
      isEnd,
      revision: { sequence, at: new Date(changedAt), isCancelled },
    }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
