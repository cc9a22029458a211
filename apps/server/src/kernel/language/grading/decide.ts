import type { Evidence, Finding, PointFound } from '../evidence/evidence.ts';

/** That an answer gives none, or is word for word what a person graded: people hardly differ there. */
export const SURE = 0.97;

interface Scored {
  /** From 0 to 1; null where a person has to read the answer. */
  readonly score: number | null;
  readonly confidence: number;
}
type Deciding = Exclude<Finding, 'open' | 'bare' | 'quoted'>;

/** A graded answer with what it has of the points. */
export interface GradedEvidence {
  readonly evidence: Evidence;
  /** From 0 to 1. */
  readonly score: number;
}

/** What people gave to other answers. */
export interface Told {
  readonly examples: readonly GradedEvidence[];
  /** Those of them that say what the answer says, no more and no less. */
  readonly alike: () => readonly GradedEvidence[];
}

/** What an answer is worth where its points decide, and how sure that is. */
const DECIDED: Readonly<Record<Deciding, { readonly score: number; readonly confidence: number }>> = {
  nothing: { score: 0, confidence: SURE },
  copied: { score: 0, confidence: 0.9 },
  strung: { score: 0.1, confidence: 0.6 },
  opposite: { score: 0.05, confidence: 0.6 },
  met: { score: 0.97, confidence: 0.7 },
};
/** A point of which nearly every word is there is met for sure. */
const WHOLE = 0.95;
const WHOLE_CONFIDENCE = 0.85;
/** Of an answer that says what a graded one says, and of one that meets the same points. */
const LIKE_CONFIDENCE = { alike: 0.85, samePoints: 0.7 } as const;

/** Share of a point from which, unless it is met, it may be met in other words or be changed: a person sees which. */
const UNCLEAR = 0.6;
/** Share of a point from which an answer has something of it. */
export const TRACE = 0.25;
/** How far apart people grade answers that are worth the same. */
const ALIKE = 0.2;
const NONE: Scored = { score: null, confidence: 0 };

const meets = ({ relation }: PointFound) => relation === 'met';
const isSameMet = (a: Evidence, b: Evidence) => a.points.every((point, at) => meets(point) === meets(b.points[at]!));

/** What people gave to some answers, where they agree; null where they do not, or graded none. */
function agreed(graded: readonly GradedEvidence[]): number | null {
  const scores = graded.map(({ score }) => score);
  if (scores.length === 0 || Math.max(...scores) - Math.min(...scores) > ALIKE) return null;
  return scores.reduce((sum, one) => sum + one, 0) / scores.length;
}

/** What decides by itself, unless people graded what decides the same otherwise. */
function decided(finding: Deciding, points: readonly PointFound[], examples: readonly GradedEvidence[]): Scored {
  const { score, confidence } = DECIDED[finding];
  const like = examples.filter(({ evidence }) => evidence.finding === finding);
  if (like.some((one) => Math.abs(one.score - score) > ALIKE)) return NONE;
  const isWhole = finding === 'met' && points.every(({ share }) => share >= WHOLE);
  return { score: agreed(like) ?? score, confidence: isWhole ? WHOLE_CONFIDENCE : confidence };
}

/** Those who met the same points and said nothing else. */
const withSamePoints = (evidence: Evidence, examples: readonly GradedEvidence[]) =>
  evidence.isAccounted && evidence.points.some(meets)
    ? examples.filter((one) => one.evidence.isAccounted && isSameMet(one.evidence, evidence))
    : [];

/**
 * The score of an answer by its points and, where people graded some, by what they gave to its like. What neither
 * decides has none: an answer in other words has as little of the points as one about something else.
 */
export function scoreOf(evidence: Evidence, { examples, alike }: Told): Scored {
  const { finding, points } = evidence;
  if (finding === 'bare' || finding === 'quoted') return NONE;
  if (finding !== 'open') return decided(finding, points, examples);
  const same = alike();
  if (same.length > 0) return scored(agreed(same), LIKE_CONFIDENCE.alike);
  const isUnclear = points.some(
    ({ relation, share }) => relation === 'opposite' || (relation === 'partly' && share >= UNCLEAR),
  );
  return isUnclear ? NONE : scored(agreed(withSamePoints(evidence, examples)), LIKE_CONFIDENCE.samePoints);
}

const scored = (score: number | null, confidence: number): Scored => (score === null ? NONE : { score, confidence });
