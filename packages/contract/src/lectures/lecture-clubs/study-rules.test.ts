import { expect, test } from 'vitest';
import { studyFindings } from './study-rules.ts';

const at = (day: number, hour = 0) =>
  `2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00+09:00`;
const club = { startAt: at(1), endAt: at(29, 23) };
const codesOf = (studies: readonly { startAt: string; endAt: string }[]) =>
  studyFindings({ ...club, studies }, 'Asia/Seoul').map(({ path, error }) => [path, error]);

test('a curriculum in its order breaks no rule, and what is not typed yet neither', () => {
  expect(
    codesOf([
      { startAt: at(2), endAt: at(8) },
      { startAt: at(9), endAt: at(15) },
    ]),
  ).toEqual([]);
  expect(
    codesOf([
      { startAt: '', endAt: '' },
      { startAt: '', endAt: '' },
    ]),
  ).toEqual([]);
});

test('two studies of one day of the zone are told apart, whatever the hour: 1420', () => {
  const studies = [
    { startAt: at(2, 1), endAt: at(2, 5) },
    { startAt: at(2, 23), endAt: at(3) },
  ];
  expect(codesOf(studies)).toEqual([['studies.1.startAt', 'studyStartTaken']]);
});

test('a study ends before the next one starts and before the lecture ends: 1426 in two wordings', () => {
  const studies = [
    { startAt: at(2), endAt: at(9) },
    { startAt: at(9), endAt: at(29, 23) },
  ];
  expect(codesOf(studies)).toEqual([
    ['studies.0.endAt', 'studyBeyondNext'],
    ['studies.1.endAt', 'studyBeyondLecture'],
  ]);
  const said = studyFindings({ ...club, studies }, 'Asia/Seoul').map(({ message }) => message);
  expect(new Set(said).size).toBe(2);
});

test('a study in the wrong order, before the club or with its end first is refused', () => {
  expect(
    codesOf([
      { startAt: at(9), endAt: at(15) },
      { startAt: at(2), endAt: at(8) },
    ]),
  ).toEqual([['studies.0.endAt', 'studyBeyondNext']]);
  expect(codesOf([{ startAt: '2026-10-30T00:00:00+09:00', endAt: at(3) }])).toEqual([
    ['studies.0.startAt', 'invalidInput'],
  ]);
  expect(codesOf([{ startAt: at(5), endAt: at(4) }])).toEqual([['studies.0.endAt', 'endBeforeStart']]);
});
