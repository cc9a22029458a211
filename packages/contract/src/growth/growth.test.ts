import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { averageFinalGrade, growthOver, movementOver, normalisedGain, quartileOf, toldQuartile } from './growth.ts';

const grade = fc.integer({ min: 0, max: 100 });
const pair = fc.record({ preGrade: fc.option(grade), finalGrade: fc.option(grade) });

describe('the normalised gain', () => {
  it.each([
    [0, 0, 0],
    [0, 100, 1],
    [40, 85, 0.75],
    [50, 50, 0],
    [50, 25, -0.5],
    [99, 100, 1],
    [99, 0, -99],
    [100, 100, null],
    [100, 0, null],
    [null, 80, null],
    [80, null, null],
    [null, null, null],
  ])('from %s to %s is %s', (preGrade, finalGrade, gain) => {
    expect(normalisedGain({ preGrade, finalGrade })).toBe(gain);
  });

  it('is a number of at most 1 for every pair of grades that leaves room to grow, and has the sign of the change', () => {
    for (let preGrade = 0; preGrade < 100; preGrade += 1) {
      for (let finalGrade = 0; finalGrade <= 100; finalGrade += 1) {
        const gain = normalisedGain({ preGrade, finalGrade })!;
        expect(Number.isFinite(gain) && gain <= 1 && Math.sign(gain) === Math.sign(finalGrade - preGrade)).toBe(true);
      }
    }
  });
});

describe('growth over a club', () => {
  it('is null while no quiz has a gain', () => {
    expect(growthOver([])).toBeNull();
    expect(growthOver([{ preGrade: 100, finalGrade: 100 }])).toBeNull();
    expect(growthOver([{ preGrade: null, finalGrade: 70 }])).toBeNull();
  });

  it('averages the quizzes with a gain and no other', () => {
    const pairs = [
      { preGrade: 40, finalGrade: 70 },
      { preGrade: 60, finalGrade: 60 },
      { preGrade: 100, finalGrade: 90 },
      { preGrade: null, finalGrade: 10 },
    ];
    expect(growthOver(pairs)).toEqual({ count: 2, averagePre: 50, averageFinal: 65, averageGrowth: 0.25 });
  });

  it('agrees with the obvious computation, whatever the grades', () => {
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 30 }), (pairs) => {
        let [count, gains, finals, finalCount] = [0, 0, 0, 0];
        for (const { preGrade, finalGrade } of pairs) {
          if (finalGrade !== null) [finals, finalCount] = [finals + finalGrade, finalCount + 1];
          if (preGrade === null || finalGrade === null || preGrade === 100) continue;
          count += 1;
          gains += (finalGrade - preGrade) / (100 - preGrade);
        }
        const growth = growthOver(pairs);
        expect(growth?.count ?? 0).toBe(count);
        if (growth) expect(growth.averageGrowth).toBeCloseTo(gains / count, 9);
        if (finalCount === 0) expect(averageFinalGrade(pairs)).toBeNull();
        else expect(averageFinalGrade(pairs)).toBeCloseTo(finals / finalCount, 9);
      }),
    );
  });
});

describe('the quartile', () => {
  it.each([
    [4, 0, 1],
    [4, 1, 2],
    [4, 2, 3],
    [4, 3, 4],
    [5, 1, 1],
    [5, 2, 2],
    [100, 24, 1],
    [100, 25, 2],
    [100, 99, 4],
    [3, 0, null],
    [10, null, null],
    [0, null, null],
  ])('of %s measured with %s above is %s', (measured, higher, quartile) => {
    expect(quartileOf({ measured, higher })).toBe(quartile);
  });

  it('never gets better further down, and no quarter holds more than a quarter (rounded up) of different members', () => {
    for (let measured = 4; measured <= 200; measured += 1) {
      const places = Array.from({ length: measured }, (_, higher) => quartileOf({ measured, higher })!);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      for (const quarter of [1, 2, 3, 4]) {
        expect(places.filter((place) => place === quarter).length).toBeLessThanOrEqual(Math.ceil(measured / 4));
      }
    }
  });
});

test('a place is told in the upper half alone', () => {
  expect(([1, 2, 3, 4, null] as const).map(toldQuartile)).toEqual([1, 2, null, null, null]);
});

describe('the own movement', () => {
  const of = (...grades: (number | null)[]) =>
    movementOver(grades.map((finalGrade) => ({ preGrade: null, finalGrade })));

  it.each([
    [[50, 60, 70, 80], { before: 55, now: 75 }],
    [[50, 60, 0, 70, 80], { before: 55, now: 75 }],
    [[90, null, 80, 70, null, 60], { before: 85, now: 65 }],
    [[50, 60, 70], null],
    [[], null],
  ])('over %j is %j', (grades, movement) => {
    expect(of(...grades)).toEqual(movement);
  });
});
