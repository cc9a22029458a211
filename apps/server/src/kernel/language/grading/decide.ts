import type { Evidence, Finding, PointFound } from '../evidence/evidence.ts';
import { confidenceOf, SURE } from './confidence.ts';
import type { Judged } from './regression.ts';
import type { Weights } from './weights.ts';

interface Scored {
  /** From 0 to 1; null where a person has to read the answer. */
  readonly score: number | null;
  readonly confidence: number;
}
interface Decided {
  readonly score: number;
  readonly confidence: number;
  /** How far graded examples may say otherwise before a person has to read it. */
  readonly apart: number;
}

/** What an answer is worth where its points decide. */
const DECIDED: Readonly<Record<Exclude<Finding, 'open' | 'bare'>, Decided>> = {
  nothing: { score: 0, confidence: SURE, apart: 1 },
  copied: { score: 0, confidence: 0.9, apart: 1 },
  strung: { score: 0.1, confidence: 0.6, apart: 1 },
  opposite: { score: 0.05, confidence: 0.6, apart: 0.6 },
  elsewhere: { score: 0, confidence: 0.6, apart: 0.4 },
  met: { score: 0.97, confidence: 0.7, apart: 0.5 },
};
/** A point of which nearly every word is there is met for sure. */
const WHOLE = 0.95;
const WHOLE_CONFIDENCE = 0.85;

/** Share of a point from which, unless it is met, it may be met in other words or be changed: a person sees which. */
const UNCLEAR = 0.6;
/** Likeness from which an answer is worth what a graded one is. */
const NEAR = 0.9;
/** Share of a point from which an answer has something of it. */
export const TRACE = 0.25;
/** What nothing of the points is in is worth nothing, where the examples say so too. */
const LOW = 0.25;
/** Confidence from which examples give a score, and from which they do where the points say about the same. */
const CONFIDENT = 0.5;
const AGREED = { confidence: 0.4, apart: 0.5 } as const;
/** What a point counts by the share of it that is there. */
const PARTLY = 0.6;
/** Below this two answers are not told apart. */
const LEAST = 0.1;

const NONE: Scored = { score: null, confidence: 0 };

const byPoints = (points: readonly PointFound[]) =>
  points.reduce((sum, { relation, share }) => {
    if (relation === 'met') return sum + 1;
    return relation === 'partly' ? sum + PARTLY * share : sum;
  }, 0) / Math.max(1, points.length);

function decided(finding: keyof typeof DECIDED, points: readonly PointFound[], judged: Judged | undefined): Scored {
  const { score, confidence, apart } = DECIDED[finding];
  if (judged && Math.abs(judged.score - score) > apart) return NONE;
  const isWhole = finding === 'met' && points.every(({ share }) => share >= WHOLE);
  return { score, confidence: isWhole ? WHOLE_CONFIDENCE : confidence };
}

/**
 * The score of an answer by its points and, where people graded some, by where it stands among those. What neither
 * decides has none.
 */
export function scoreOf(
  { finding, points, core }: Evidence,
  judged: Judged | undefined,
  examples: number,
  weights: Weights,
): Scored {
  if (finding === 'bare') return NONE;
  if (finding !== 'open') return decided(finding, points, judged);
  if (!judged) return NONE;
  const isUnclear = points.some(
    ({ relation, share }) => relation === 'opposite' || (relation === 'partly' && share >= UNCLEAR),
  );
  if (isUnclear) return NONE;
  const confidence = confidenceOf(judged, examples, weights.confidence);
  const isNear = judged.nearest >= NEAR;
  const isTrace = points.every(({ share }) => share < TRACE);
  if ((core === '' || isTrace) && (isNear ? judged.nearestScore : judged.score) <= LOW)
    return isNear || confidence >= CONFIDENT ? { score: 0, confidence } : NONE;
  if (isNear) return { score: judged.nearestScore, confidence };
  const isAgreed = confidence >= AGREED.confidence && Math.abs(judged.score - byPoints(points)) <= AGREED.apart;
  if (core === '' || !(isAgreed || confidence >= CONFIDENT)) return NONE;
  return { score: judged.score < LEAST ? 0 : judged.score, confidence };
}
