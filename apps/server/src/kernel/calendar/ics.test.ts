import { expect, test } from 'vitest';
import { icsOf } from './ics.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');
const AT = new Date('2026-11-29T14:59:59.999Z');
const fileOf = (title: string, note = '') =>
  icsOf({ name: '클럽', timeZone: 'Asia/Seoul', events: [{ key: 'a@dure', at: AT, title, note }] }, NOW);
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('an event has its key, its moment in UTC and its words', () => {
  expect(fileOf('퀴즈 1 마감', '클럽 안에서')).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Dure//KO',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:클럽',
      'X-WR-TIMEZONE:Asia/Seoul',
      'BEGIN:VEVENT',
      'UID:a@dure',
      'DTSTAMP:20261120T030000Z',
      'DTSTART:20261129T145959Z',
      'SUMMARY:퀴즈 1 마감',
      'DESCRIPTION:클럽 안에서',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('what would end a value or a line cannot be typed into it', () => {
  const lines = unfolded(fileOf('a;b,c\\d\r\nBEGIN:VEVENT\u0007'));
  expect(lines).toContain(String.raw`SUMMARY:a\;b\,c\\d\nBEGIN:VEVENT`);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});

test('no line is longer than 75 bytes, and no character is cut', () => {
  const title = '가나다라마바사아자차카타파하👩‍🏫'.repeat(6);
  const file = fileOf(title);
  expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain(`SUMMARY:${title}`);
});
