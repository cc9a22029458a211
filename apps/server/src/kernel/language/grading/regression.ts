import { clear, dot, spread } from '../sparse/idf.ts';
import { BUCKETS } from '../sparse/sparse.ts';
import { MEASURES, type Company } from './measures.ts';
import { cholesky, forward } from './solve.ts';
import type { Weights } from './weights.ts';

export interface Judged {
  readonly score: number;
  /** Standard deviation of the score. */
  readonly spread: number;
  /** Likeness in letters to the nearest example, 0–1; 0 without examples. */
  readonly nearest: number;
  /** What a person gave that example; 0 without examples. */
  readonly nearestScore: number;
}

/** Each answer's measures in steps from what is usual. */
export const stepsOf = (company: Company, { measures }: Weights): number[][] =>
  company.measures.map((row) => MEASURES.map((name) => (row[name] - measures[name][0]) / measures[name][1]));

/** Scores by measures alone. */
export const priorOf = (steps: readonly (readonly number[])[], { usual, measures }: Weights): number[] =>
  steps.map((row) => MEASURES.reduce((sum, name, at) => sum + row[at]! * measures[name][2], usual));

/**
 * Scores of a class's answers after those at `graded` were graded, by a Gaussian process. Its mean is the score by
 * features. Its kernel relates answers by quiz, strength, shared words and similar features. Few examples move scores
 * little: what they cannot tell stays with the measures.
 */
export function regress(
  company: Company,
  graded: readonly { at: number; score: number }[],
  weights: Weights,
): Judged[] {
  const { kernel } = weights;
  const steps = stepsOf(company, weights);
  const prior = priorOf(steps, weights);
  const mean = prior.reduce((sum, one) => sum + one, 0) / Math.max(1, prior.length);
  const examples = graded.map(({ at }) => ({
    at,
    grams: company.grams(company.texts[at]!),
    meanings: company.meanings(company.texts[at]!),
  }));
  const [letters, meanings] = [new Float64Array(BUCKETS), new Float64Array(BUCKETS)];

  const told = (at: number, other: number, text: number) => {
    const distance =
      steps[at]!.reduce((sum, one, index) => sum + (one - steps[other]![index]!) ** 2, 0) / MEASURES.length;
    return (
      kernel.quiz ** 2 +
      kernel.slope ** 2 * (prior[at]! - mean) * (prior[other]! - mean) +
      kernel.text ** 2 * text +
      kernel.measures ** 2 * Math.exp(-distance / (2 * kernel.near ** 2))
    );
  };
  const nearestOf = (likeness: readonly number[]) => {
    const nearest = Math.max(0, ...likeness);
    return { nearest, nearestScore: graded[likeness.indexOf(nearest)]?.score ?? 0 };
  };
  const toExamples = (at: number): { told: number[]; nearest: number; nearestScore: number } => {
    const [ownGrams, ownMeanings] = [company.grams(company.texts[at]!), company.meanings(company.texts[at]!)];
    spread(ownGrams, letters);
    spread(ownMeanings, meanings);
    const likeness = examples.map((one) => [dot(one.grams, letters), dot(one.meanings, meanings)] as const);
    clear(ownGrams, letters);
    clear(ownMeanings, meanings);
    return {
      told: likeness.map(([byCharacters, byMeanings], index) =>
        told(at, examples[index]!.at, kernel.letters * byCharacters + (1 - kernel.letters) * byMeanings),
      ),
      ...nearestOf(likeness.map(([byCharacters]) => byCharacters)),
    };
  };

  const between = examples.map(({ at }) => toExamples(at).told);
  const lower = cholesky(between.map((row, at) => row.with(at, row[at]! + kernel.noise ** 2)));
  const surprise = forward(
    lower,
    graded.map(({ at, score }) => score - prior[at]!),
  );
  return company.texts.map((_, at) => {
    const { told: row, nearest, nearestScore } = toExamples(at);
    const reach = forward(lower, row);
    const score = reach.reduce((sum, one, index) => sum + one * surprise[index]!, prior[at]!);
    const variance = reach.reduce((left, one) => left - one * one, told(at, at, 1));
    return { score: onScale(score, weights.scale), spread: Math.sqrt(Math.max(0, variance)), nearest, nearestScore };
  });
}

/** Between the two tenths that a score lies between. */
export function onScale(score: number, scale: readonly number[]): number {
  const place = Math.max(0, Math.min(1, score)) * (scale.length - 1);
  const below = Math.min(Math.floor(place), scale.length - 2);
  return scale[below]! + (place - below) * (scale[below + 1]! - scale[below]!);
}
