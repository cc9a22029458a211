import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { averageFinalGrade, growthOver, movementOver, normalisedChange, quartileOf, toldQuartile } from './growth.ts';

const grade = fc.integer({ min: 0, max: 100 });
const pair = fc.record({ preGrade: fc.option(grade), finalGrade: fc.option(grade) });

describe('the normalised change', () => {
  it.each([
    [0, 100, 1],
    [40, 85, 0.75],
    [50, 50, 0],
    [50, 25, -0.5],
    [99, 100, 1],
    [60, 80, 0.5],
    // A loss is a part of what there was to lose.
    [98, 88, -10 / 98],
    [99, 50, -49 / 99],
    [99, 0, -1],
    [100, 0, -1],
    [100, 90, -0.1],
    [99, 99, 0],
    [1, 1, 0],
    [100, 100, null],
    [0, 0, null],
    [null, 80, null],
    [80, null, null],
    [null, null, null],
  ])('from %s to %s is %s', (preGrade, finalGrade, gain) => {
    expect(normalisedChange({ preGrade, finalGrade })).toBe(gain);
  });

  it('lies from -1 to 1 and has the sign of the change for every pair of grades but two', () => {
    for (let preGrade = 0; preGrade <= 100; preGrade += 1) {
      for (let finalGrade = 0; finalGrade <= 100; finalGrade += 1) {
        const change = normalisedChange({ preGrade, finalGrade });
        const isLeftOut = preGrade === finalGrade && (preGrade === 0 || preGrade === 100);
        expect(change === null).toBe(isLeftOut);
        if (change !== null)
          expect([Math.sign(change), Math.abs(change) <= 1]).toEqual([Math.sign(finalGrade - preGrade), true]);
      }
    }
  });

  it('is the same loss upside down: who falls is measured as who rises', () => {
    fc.assert(
      fc.property(grade, grade, (preGrade, finalGrade) => {
        const up = normalisedChange({ preGrade, finalGrade });
        const down = normalisedChange({ preGrade: 100 - preGrade, finalGrade: 100 - finalGrade });
        expect((down ?? 0) + (up ?? 0)).toBe(0);
      }),
    );
  });
});

describe('growth over a club', () => {
  it('is null while no quiz has both grades', () => {
    expect(growthOver([])).toBeNull();
    expect(growthOver([{ preGrade: null, finalGrade: 70 }])).toBeNull();
  });

  it('has averages of the grades where each change was left out, and no growth', () => {
    const pairs = [{ preGrade: 100, finalGrade: 100 }];
    expect(growthOver(pairs)).toEqual({ count: 1, averagePre: 100, averageFinal: 100, averageGrowth: null });
  });

  it('is not thrown about by one loss: four from 60 to 80 and one from 98 to 88', () => {
    const pairs = [...Array.from({ length: 4 }, () => [60, 80]), [98, 88]];
    const growth = growthOver(
      pairs.map(([preGrade, finalGrade]) => ({ preGrade: preGrade!, finalGrade: finalGrade! })),
    );
    expect(growth!.averageGrowth).toBeCloseTo(0.3796, 4);
  });

  it('averages the grades of all quizzes that have both, and the changes that count', () => {
    const pairs = [
      { preGrade: 40, finalGrade: 70 },
      { preGrade: 60, finalGrade: 60 },
      { preGrade: 100, finalGrade: 100 },
      { preGrade: null, finalGrade: 10 },
    ];
    expect(growthOver(pairs)).toEqual({ count: 3, averagePre: 200 / 3, averageFinal: 230 / 3, averageGrowth: 0.25 });
  });

  it('agrees with the obvious computation, whatever the grades', () => {
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 30 }), (pairs) => {
        let [count, changes, changed, finals, finalCount] = [0, 0, 0, 0, 0];
        for (const { preGrade, finalGrade } of pairs) {
          if (finalGrade !== null) [finals, finalCount] = [finals + finalGrade, finalCount + 1];
          if (preGrade === null || finalGrade === null) continue;
          count += 1;
          if (preGrade === finalGrade && (preGrade === 0 || preGrade === 100)) continue;
          changed += 1;
          const difference = finalGrade - preGrade;
          changes += difference > 0 ? difference / (100 - preGrade) : difference / Math.max(preGrade, 1);
        }
        const growth = growthOver(pairs);
        expect(growth?.count ?? 0).toBe(count);
        if (growth?.averageGrowth == null) expect(changed).toBe(0);
        else expect(growth.averageGrowth).toBeCloseTo(changes / changed, 9);
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
