import ical, { escape, ICalEventStatus, ICalEventTransparency } from 'ical-generator';

/** A moment in a calendar. `key` stays the same when the event moves, so that a later file moves it instead of adding one. */
export interface CalendarEvent {
  readonly key: string;
  readonly at: Date;
  readonly title: string;
  readonly note: string;
  /** Something ends then, such as the time to answer; else something begins. */
  readonly isEnd: boolean;
  /** When what begins there is over, where it is no mere moment: whoever comes is busy until then. */
  readonly until?: Date;
  readonly place?: string;
  /** Of a feed, which is read again and again: how often it changed, when last, and whether it is called off. */
  readonly revision?: { readonly sequence: number; readonly at: Date; readonly isCancelled: boolean };
}

export interface Calendar {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** Seconds after which a feed is worth another look. */
  readonly lifetime?: number;
}

// oxlint-disable-next-line no-control-regex -- none of them may stand in a calendar
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const text = (value: string) => value.replace(CONTROL, '');

/** An event without an end is an hour for some readers: a deadline at 23:59 would lie on the next day. */
const SHOWN_MS = 15 * 60_000;

/** The quarter of an hour before an end, and after a beginning, unless it says until when it takes. */
const spanOf = ({ at, isEnd, until }: CalendarEvent) =>
  isEnd
    ? { start: new Date(at.getTime() - SHOWN_MS), end: at }
    : { start: at, end: until ?? new Date(at.getTime() + SHOWN_MS) };

/**
 * The text of an iCalendar file (RFC 5545) or of a feed, written at `now`. Moments are in UTC. It has no method: that would make it a
 * message to somebody (RFC 5546), which needs an organizer.
 */
export function icsOf({ name, events, lifetime }: Calendar, now: Date): string {
  const calendar = ical({
    prodId: '//Dure//KO',
    scale: 'gregorian',
    ...(lifetime !== undefined && { ttl: lifetime }),
    // The library writes its further properties after the events, where none may stand, and the name as it is given.
    name: escape(text(name), false),
  });
  for (const event of events) {
    const { key, title, note, until, place, revision } = event;
    calendar.createEvent({
      id: key,
      stamp: revision?.at ?? now,
      ...spanOf(event),
      summary: text(title),
      description: note === '' ? null : text(note),
      ...(place !== undefined && place !== '' && { location: text(place) }),
      transparency: until === undefined ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      ...(revision && {
        sequence: revision.sequence,
        lastModified: revision.at,
        status: revision.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      }),
    });
  }
  return `${calendar.toString()}\r\n`;
}
