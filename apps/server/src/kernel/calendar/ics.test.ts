import { expect, test } from 'vitest';
import { openByOthers } from '../../testing/files/other-readers.ts';
import { icsOf } from './ics.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');
/** The last moment of a day in Seoul. */
const AT = new Date('2026-11-29T14:59:59.999Z');
const fileOf = (title: string, note = '', name = '클럽') =>
  icsOf({ name, events: [{ key: 'a@dure', at: AT, title, note, isEnd: true }] }, NOW);
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const count = (file: string, line: string) => unfolded(file).filter((one) => one === line).length;

test('an event has its key, its moment in UTC and its words; the calendar its name', () => {
  const lines = unfolded(fileOf('퀴즈 1 마감', '클럽 안에서'));
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  expect(lines).toEqual(
    expect.arrayContaining([
      'PRODID:-//Dure//KO',
      'X-WR-CALNAME:클럽',
      'UID:a@dure',
      'DTSTAMP:20261120T030000Z',
      'DTSTART:20261129T144459Z',
      'DTEND:20261129T145959Z',
      'SUMMARY:퀴즈 1 마감',
      'DESCRIPTION:클럽 안에서',
      'TRANSP:TRANSPARENT',
    ]),
  );
});

test('without a note there is no description', () => {
  expect(fileOf('퀴즈 1 마감')).not.toContain('DESCRIPTION');
});

test.each([
  ['title', (words: string) => fileOf(words), 'SUMMARY'],
  ['note', (words: string) => fileOf('퀴즈', words), 'DESCRIPTION'],
  ['name', (words: string) => fileOf('퀴즈', '', words), 'X-WR-CALNAME'],
])('what would end a value or a line cannot be typed into a %s', (_, make, field) => {
  const file = make('a;b,c\\d\r\nBEGIN:VEVENT\u0007');
  expect(unfolded(file)).toContain(String.raw`${field}:a\;b\,c\\d\nBEGIN:VEVENT`);
  expect(count(file, 'BEGIN:VEVENT')).toBe(1);
});

test('no line is longer than 75 bytes, and no character is cut', () => {
  const words = '가나다라마바사아자차카타파하👩‍🏫'.repeat(6);
  const file = fileOf(words, words, words);
  expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  for (const field of ['SUMMARY', 'DESCRIPTION', 'X-WR-CALNAME']) {
    expect(unfolded(file)).toContain(`${field}:${words}`);
  }
});

test('an event that moved has its key still: a calendar moves it', () => {
  const event = { key: 'a@dure', title: '퀴즈 1 마감', note: '', isEnd: true };
  const at = (moment: string) => icsOf({ name: '클럽', events: [{ ...event, at: new Date(moment) }] }, NOW);
  const [before, after] = ['2026-11-29T14:59:59Z', '2026-12-06T14:59:59Z'].map((moment) => unfolded(at(moment)));
  expect(after!.filter((line) => !before!.includes(line))).toEqual([
    'DTSTART:20261206T144459Z',
    'DTEND:20261206T145959Z',
  ]);
});

test('a deadline ends on its day, a beginning begins then, and others read both so', async () => {
  const event = (key: string, isEnd: boolean) => ({ key, at: AT, title: '가;나,다', note: '라', isEnd });
  const file = icsOf({ name: '클럽;이름', events: [event('a', true), event('b', false)], lifetime: 3600 }, NOW);
  await openByOthers('text/calendar', Buffer.from(file));
  expect(unfolded(file).filter((line) => /^DT(?:START|END)/.test(line))).toEqual([
    'DTSTART:20261129T144459Z',
    'DTEND:20261129T145959Z',
    'DTSTART:20261129T145959Z',
    'DTEND:20261129T151459Z',
  ]);
  const begun = unfolded(file).indexOf('BEGIN:VEVENT');
  expect(unfolded(file).findLastIndex((line) => line.startsWith('X-WR-CALNAME'))).toBeLessThan(begun);
  expect(file).not.toContain('METHOD');
});

test('what takes a while lies from its beginning to its end, at its place, and keeps people busy; others read it', async () => {
  const until = new Date('2026-11-29T17:30:00.000Z');
  const event = { key: 'a', at: AT, until, place: '창의실; 3층, 왼쪽', title: '세미나', note: '', isEnd: false };
  const file = icsOf({ name: '세미나', events: [event] }, NOW);
  await openByOthers('text/calendar', Buffer.from(file));
  expect(unfolded(file)).toEqual(
    expect.arrayContaining([
      'DTSTART:20261129T145959Z',
      'DTEND:20261129T173000Z',
      String.raw`LOCATION:창의실\; 3층\, 왼쪽`,
      'TRANSP:OPAQUE',
    ]),
  );
});
