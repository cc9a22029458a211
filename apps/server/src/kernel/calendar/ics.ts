import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';

/** A moment in a calendar. `key` stays the same when the event moves, so that a later file moves it instead of adding one. */
export interface CalendarEvent {
  readonly key: string;
  readonly at: Date;
  readonly title: string;
  readonly note: string;
  /** Of a feed, which is read again and again: how often it changed, when last, and whether it is called off. */
  readonly revision?: { readonly sequence: number; readonly at: Date; readonly isCancelled: boolean };
}

export interface Calendar {
  readonly name: string;
  /** IANA name of the zone that the calendar is read in; the moments themselves are written in UTC. */
  readonly timeZone: string;
  readonly events: readonly CalendarEvent[];
  /** Seconds after which a feed is worth another look. */
  readonly lifetime?: number;
}

// oxlint-disable-next-line no-control-regex -- none of them may stand in a calendar
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const text = (value: string) => value.replace(CONTROL, '');

/** The text of an iCalendar file (RFC 5545) or of a feed, written at `now`. */
export function icsOf({ name, timeZone, events, lifetime }: Calendar, now: Date): string {
  const calendar = ical({
    prodId: '//Dure//KO',
    scale: 'gregorian',
    ...(lifetime !== undefined && { ttl: lifetime }),
    method: ICalCalendarMethod.PUBLISH,
    // The library's own fields for both do not escape what is typed into them, and would move the events into the zone.
    x: [
      ['X-WR-CALNAME', text(name)],
      ['X-WR-TIMEZONE', timeZone],
    ],
  });
  for (const { key, at, title, note, revision } of events) {
    calendar.createEvent({
      id: key,
      stamp: revision?.at ?? now,
      start: at,
      summary: text(title),
      description: note === '' ? null : text(note),
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(revision && {
        sequence: revision.sequence,
        lastModified: revision.at,
        status: revision.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      }),
    });
  }
  return `${calendar.toString()}\r\n`;
}
