import { expect, test } from 'vitest';
import { gradingMinutes, gradingPace } from './grading-pace.ts';
import { expectedMembers } from './recruiting.ts';

const at = (...seconds: number[]) => seconds.map((second) => new Date(Date.UTC(2027, 2, 8) + second * 1000));

test('a pace is the median time between two grades; pauses and grades of one moment are left out', () => {
  expect(gradingPace(at(0, 60, 150, 150, 7000, 7100, 7180, 7270))).toBe(90);
  expect(gradingPace(at(7270, 7000, 60, 7100, 0, 150, 7180))).toBe(90);
  // Six gaps: between the two in the middle.
  expect(gradingPace(at(0, 10, 30, 60, 100, 150, 210))).toBe(35);
});

test('too few grades in a row tell no pace', () => {
  expect(gradingPace([])).toBeNull();
  expect(gradingPace(at(0, 60, 120, 180, 240))).toBeNull();
  expect(gradingPace(at(0, 5000, 10_000, 15_000, 20_000, 25_000, 30_000))).toBeNull();
});

test('so many answers take whole minutes, one at least', () => {
  expect(gradingMinutes(16, 94)).toBe(25);
  expect(gradingMinutes(1, 5)).toBe(1);
});

test('how many will come is foretold after three days, by the pace so far and up to the capacity', () => {
  const day = (days: number) => new Date(Date.UTC(2027, 2, 1 + days));
  const club = { memberCount: 9, capacity: 30, since: day(0), until: day(14) };
  expect(expectedMembers(club, day(6))).toBe(21);
  expect(expectedMembers({ ...club, capacity: 15 }, day(6))).toBe(15);
  expect(expectedMembers({ ...club, capacity: null }, day(6))).toBe(21);
  expect(expectedMembers(club, day(2))).toBeNull();
  expect(expectedMembers(club, day(14))).toBeNull();
  expect(expectedMembers({ ...club, since: null }, day(6))).toBeNull();
  expect(expectedMembers({ ...club, until: null }, day(6))).toBeNull();
});
