import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calibrated } from '../../../answering/answer-queue/answer-queue.public.ts';
import { calibrationError, fitCalibration, type Outcome } from './calibration.policy.ts';

/** Grades by a grader who is near in just the share of cases that `truth` says of its confidence. */
const graded = (truth: (confidence: number) => number, count = 400): Outcome[] =>
  Array.from({ length: count }, (_, at) => {
    const confidence = ((at * 37) % 100) / 100;
    return { confidence, isNear: ((at * 61) % 97) / 97 < truth(confidence) };
  });

test('who is surer than right is read down, who is modest is read up', () => {
  const boastful = fitCalibration(graded((confidence) => confidence / 2));
  expect(calibrated(boastful, 0.9)).toBeGreaterThan(0.3);
  expect(calibrated(boastful, 0.9)).toBeLessThan(0.6);
  const modest = fitCalibration(graded((confidence) => 0.5 + confidence / 2));
  expect(calibrated(modest, 0.2)).toBeGreaterThan(0.45);
});

test('a greater confidence is never read as a smaller one, and none as certain', () => {
  const outcome = fc.record({ confidence: fc.double({ min: 0, max: 1, noNaN: true }), isNear: fc.boolean() });
  fc.assert(
    fc.property(fc.array(outcome, { minLength: 1, maxLength: 60 }), (outcomes) => {
      const knots = fitCalibration(outcomes);
      const read = Array.from({ length: 21 }, (_, at) => calibrated(knots, at / 20));
      expect(read.every((one, at) => one >= (read[at - 1] ?? 0) - 1e-12)).toBe(true);
      expect(read.every((one) => one > 0 && one < 1)).toBe(true);
    }),
  );
});

test('without a fit a confidence is what the grader said', () => {
  expect(calibrated([], 0.42)).toBe(0.42);
});

test('the error is small where the fit holds, and that of a coin where the confidence says nothing', () => {
  expect(calibrationError(graded((confidence) => confidence ** 2))).toBeLessThan(0.1);
  const misled = graded((confidence) => confidence).map((one, at) => ({ ...one, isNear: at % 5 === 0 }));
  expect(calibrationError(misled)).toBeGreaterThan(0.2);
});
