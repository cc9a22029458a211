import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';

/** A moment in a calendar. `key` stays the same when the event moves, so that a later file moves it instead of adding one. */
export interface CalendarEvent {
  readonly key: string;
  readonly at: Date;
  readonly title: string;
  readonly note: string;
}

export interface Calendar {
  readonly name: string;
  /** IANA name of the zone that the calendar is read in; the moments themselves are written in UTC. */
  readonly timeZone: string;
  readonly events: readonly CalendarEvent[];
}

// oxlint-disable-next-line no-control-regex -- none of them may stand in a calendar
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const text = (value: string) => value.replace(CONTROL, '');

/** The text of an iCalendar file (RFC 5545) or of a feed, written at `now`. */
export function icsOf({ name, timeZone, events }: Calendar, now: Date): string {
  const calendar = ical({
    prodId: '//Dure//KO',
    scale: 'gregorian',
    method: ICalCalendarMethod.PUBLISH,
    // The library's own fields for both do not escape what is typed into them, and would move the events into the zone.
    x: [
      ['X-WR-CALNAME', text(name)],
      ['X-WR-TIMEZONE', timeZone],
    ],
  });
  for (const { key, at, title, note } of events) {
    calendar.createEvent({
      id: key,
      stamp: now,
      start: at,
      summary: text(title),
      description: note === '' ? null : text(note),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}
