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

const LINE_BYTES = 75;
// oxlint-disable-next-line no-control-regex -- none of them may stand in a calendar
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
const text = (value: string) =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Breaks a line after 75 bytes at most, never inside a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > LINE_BYTES) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += sign;
    bytes += size;
  }
  return lines.join('\r\n');
}

const eventLines = ({ key, at, title, note }: CalendarEvent, now: Date) => [
  'BEGIN:VEVENT',
  `UID:${key}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(at)}`,
  `SUMMARY:${text(title)}`,
  ...(note === '' ? [] : [`DESCRIPTION:${text(note)}`]),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** The text of an iCalendar file (RFC 5545), written at `now`. */
export const icsOf = ({ name, timeZone, events }: Calendar, now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dure//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
