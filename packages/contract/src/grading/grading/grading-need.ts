import { ANSWER_STATUS } from '../../codes/answer-status.ts';
import type { Grades } from './official-grade.ts';
import type { QueueFilter } from './queue/queue-filters.ts';

/** Where an answer stands for its instructor, in the order of the queue: what needs them first. */
export const QUEUE_STATES = ['review', 'waiting', 'feedbackMissing', 'graded', 'pre'] as const;
/**
 * `review`: asked to look again. `waiting`: a final answer without a grade by an instructor, or by AI where that is
 * official. `feedbackMissing`: graded, but without feedback. `graded`: graded with feedback, or by AI, which gives its
 * reasons. `pre`: the member has not finished.
 */
export type QueueState = (typeof QUEUE_STATES)[number];

/** Points between two judges of one answer from which it deserves a second look. */
export const NOTABLE_DISTANCE = 20;
/** Points between AI's grade and the share of keywords found. */
const NOTABLE_KEYWORDS = 50;
/** Points between the grades of nearly the same texts from which they deserve one. */
export const NOTABLE_SAME = 10;
/** What that adds to the points: two who wrote the same are owed the same. */
const SAME_WEIGHT = 40;
/** How much keywords that AI did not miss weigh. */
const KEYWORDS_NEED = 20;
/** How much a criterion in which AI and instructors often differ weighs, whatever the answer. */
const CRITERION_NEED = 30;
/** Points of a criterion between AI and instructors, on average, from which they often differ; and grades that tell it. */
export const OFTEN_DIFFERENT = 20;
export const MIN_DIFFERENT = 3;
/** Confidence of an AI's grade (0–1) under which it is no evidence to rest on. */
export const LOW_CONFIDENCE = 0.5;

export interface NeedFacts {
  readonly answerStatus: string;
  readonly grades: Grades;
  /** Per cent of the scoring keywords that stand in the final answer; null where the quiz has none. */
  readonly coverage: number | null;
  /** Of the AI's grade, 0–1; null where there is none. */
  readonly confidence: number | null;
  /** Points between the grades of the answers to the quiz with nearly the same text; null where it stands alone. */
  readonly duplicateDifference: number | null;
  /** The criterion of the quiz in which AI and instructors often differ; null where there is none. */
  readonly disputed: string | null;
  /** Whether what AI gave is the official grade, until an instructor gives one. */
  readonly isOfficialByAi: boolean;
  readonly hasFeedback: boolean;
  readonly isReviewAsked: boolean;
}

export function queueState({
  answerStatus,
  grades,
  isOfficialByAi,
  hasFeedback,
  isReviewAsked,
}: Pick<NeedFacts, 'answerStatus' | 'grades' | 'isOfficialByAi' | 'hasFeedback' | 'isReviewAsked'>): QueueState {
  if (answerStatus !== ANSWER_STATUS.final) return 'pre';
  if (isReviewAsked) return 'review';
  if (grades.INSTRUCTOR === null) return isOfficialByAi ? 'graded' : 'waiting';
  return hasFeedback ? 'graded' : 'feedbackMissing';
}

const STEP = 10;
const RANKS_A_STATE = 1000;
const MAX_NEED = 100;

/** Who judges an answer; the keywords found in it do beside AI, while no instructor has. */
export const JUDGES = ['INSTRUCTOR', 'AI', 'SELF', 'KEYWORDS'] as const;
export type Judge = (typeof JUDGES)[number];

/**
 * Why an answer stands before others of its state. Why an answer comes before others of its state. `unsure`: AI doubts
 * its own grade. `apart`: two grades are far apart. `duplicateDifference`: a near-duplicate has another grade. `criterion`: AI
 * and instructors often differ in it.
 */
export const NEED_REASONS = ['unsure', 'gradeDifference', 'duplicateDifference', 'criterion'] as const;
export interface NeedReason {
  readonly kind: (typeof NEED_REASONS)[number];
  /** Points of a distance. */
  readonly points: number | null;
  /** The two judges that are farthest apart, in the order of `JUDGES`. */
  readonly judges: Judge[] | null;
  /** Name of a criterion. */
  readonly criterion: string | null;
}
type Reasoned = Pick<
  NeedFacts,
  'grades' | 'coverage' | 'confidence' | 'duplicateDifference' | 'disputed' | 'isOfficialByAi'
>;

type Judged = Pick<NeedFacts, 'grades' | 'coverage'>;

/** Two who judged an answer, in the order of `JUDGES`, and the points between them. */
interface Pair {
  readonly judges: Judge[];
  readonly gradeDifference: number;
}
const pairOf = (one: Judge, its: number | null, other: Judge, theirs: number | null): Pair[] =>
  its === null || theirs === null ? [] : [{ judges: [one, other], gradeDifference: Math.abs(its - theirs) }];

const pairsOf = ({ INSTRUCTOR, AI, SELF }: Grades) => [
  ...pairOf('INSTRUCTOR', INSTRUCTOR, 'AI', AI),
  ...pairOf('INSTRUCTOR', INSTRUCTOR, 'SELF', SELF),
  ...pairOf('AI', AI, 'SELF', SELF),
];
/** Other words may say the same: a share of keywords is no score, and speaks only against AI, and only loudly. */
const keywordPair = ({ grades, coverage }: Judged) =>
  grades.INSTRUCTOR === null
    ? pairOf('AI', grades.AI, 'KEYWORDS', coverage).filter(({ gradeDifference }) => gradeDifference >= NOTABLE_KEYWORDS)
    : [];

const farthest = (pairs: readonly Pair[]) =>
  pairs.toSorted((one, other) => other.gradeDifference - one.gradeDifference)[0];

/** Points between the judges of one answer that are farthest apart; null with fewer than two. */
export const gradeDifference = (facts: Judged): number | null =>
  farthest([...pairsOf(facts.grades), ...keywordPair(facts)])?.gradeDifference ?? null;

/** What speaks for a look at an answer, the strongest first. */
function reasonsOf(facts: Reasoned): { need: number; reason: NeedReason }[] {
  const { grades, confidence, duplicateDifference, disputed } = facts;
  // What was made official is sure enough.
  const isOpen = grades.INSTRUCTOR === null && !facts.isOfficialByAi;
  const judges = farthest(pairsOf(grades));
  const of = (need: number, kind: NeedReason['kind'], about: Partial<NeedReason> = {}) => ({
    need,
    reason: { kind, points: null, judges: null, criterion: null, ...about },
  });
  const found = [
    ...(isOpen && confidence !== null && confidence < LOW_CONFIDENCE
      ? [of(MAX_NEED * (1 - confidence), 'unsure')]
      : []),
    ...(judges && judges.gradeDifference >= NOTABLE_DISTANCE
      ? [of(judges.gradeDifference, 'gradeDifference', { points: judges.gradeDifference, judges: judges.judges })]
      : []),
    ...keywordPair(facts).map((pair) =>
      of(KEYWORDS_NEED, 'gradeDifference', { points: pair.gradeDifference, judges: pair.judges }),
    ),
    ...(duplicateDifference !== null && duplicateDifference >= NOTABLE_SAME
      ? [
          of(Math.min(MAX_NEED, SAME_WEIGHT + duplicateDifference), 'duplicateDifference', {
            points: duplicateDifference,
          }),
        ]
      : []),
    ...(isOpen && grades.AI !== null && disputed !== null
      ? [of(CRITERION_NEED, 'criterion', { criterion: disputed })]
      : []),
  ];
  return found.toSorted((one, other) => other.need - one.need);
}

/** Why an answer stands before others of its state; null where nothing speaks for it but its age. */
export const needReason = (facts: Reasoned): NeedReason | null => reasonsOf(facts)[0]?.reason ?? null;

/** How much an answer needs an instructor among those of its state, 0–100; steps of ten, so that age decides the rest. */
export const gradingNeed = (facts: Reasoned): number => Math.floor((reasonsOf(facts)[0]?.need ?? 0) / STEP) * STEP;

/** Place in the queue, smallest first, equal ones by age; null for what is not submitted. */
export function queueRank(facts: NeedFacts): number | null {
  if (facts.answerStatus === ANSWER_STATUS.preDraft) return null;
  const state = queueState(facts);
  const need = state === 'pre' ? 0 : gradingNeed(facts);
  return QUEUE_STATES.indexOf(state) * RANKS_A_STATE + MAX_NEED - need;
}

/** Of a rank the state that it was made of. */
export const stateOfRank = (rank: number): QueueState => QUEUE_STATES[Math.floor(rank / RANKS_A_STATE)] ?? 'pre';

/** Whether an answer's author may still revise it, because nobody graded it: grading it closes it. */
export const isRevisable = (
  { answerStatus, grades }: Pick<NeedFacts, 'answerStatus' | 'grades'>,
  deadlineAt: Date | null,
  now: Date,
): boolean =>
  answerStatus === ANSWER_STATUS.final && grades.INSTRUCTOR === null && deadlineAt !== null && deadlineAt > now;

/** Ranks of a filter, both ends included. */
export function ranksOf(filter: QueueFilter): { first: number; last: number } {
  const [from, to]: [QueueState, QueueState] =
    filter === 'all' ? ['review', 'pre'] : filter === 'graded' ? ['feedbackMissing', 'graded'] : [filter, filter];
  return {
    first: QUEUE_STATES.indexOf(from) * RANKS_A_STATE,
    last: (QUEUE_STATES.indexOf(to) + 1) * RANKS_A_STATE - 1,
  };
}
