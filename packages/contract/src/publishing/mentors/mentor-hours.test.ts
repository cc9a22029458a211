import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WEEKDAYS } from '../../clubs/clubs/club-choices.ts';
import { faultsOfHours, inOrder, type MentorHour, readHour, writeHour } from './mentor-hours.ts';

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

// Few days and near times, so that many of them meet.
const hour: fc.Arbitrary<MentorHour> = fc.record({
  weekday: fc.constantFrom(...WEEKDAYS.slice(0, 2)),
  from: fc.integer({ min: 1140, max: 1200 }).map(clock),
  until: fc.integer({ min: 1140, max: 1200 }).map(clock),
});
const hours = fc.array(hour, { maxLength: 6 });

test('what is kept of a period is read as it was', () => {
  fc.assert(
    fc.property(hour, (one) => {
      expect({ ...readHour(writeHour(one)) }).toEqual({ ...one });
    }),
  );
});

test('hours are refused exactly where a plain count of their minutes finds one twice, or none', () => {
  fc.assert(
    fc.property(hours, (all) => {
      const taken = new Set<string>();
      const isSound = all.every(({ weekday, from, until }) => {
        const minutes: string[] = [];
        for (let at = minutesOf(from); at < minutesOf(until); at += 1) minutes.push(`${weekday} ${at}`);
        const isFree = minutes.length > 0 && minutes.every((one) => !taken.has(one));
        for (const one of minutes) taken.add(one);
        return isFree;
      });
      expect(faultsOfHours(all).every((fault) => fault === undefined)).toBe(isSound);
    }),
  );
});

test('a week begins with Monday, a day with its morning', () => {
  fc.assert(
    fc.property(hours, (all) => {
      const places = inOrder(all).map(({ weekday, from }) => WEEKDAYS.indexOf(weekday) * 10_000 + minutesOf(from));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(inOrder(all)).toHaveLength(all.length);
    }),
  );
});
