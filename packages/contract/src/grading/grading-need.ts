import { ANSWER_STATUS } from '../answers/answer-status.ts';
import type { Grades } from './official-grade.ts';

/** Where an answer stands for its instructor, in the order of the queue: what needs them first. */
export const QUEUE_STATES = ['review', 'waiting', 'feedbackMissing', 'graded', 'pre'] as const;
/**
 * `review`: asked to look again; `waiting`: a final answer without a grade by an instructor, or by AI where that is
 * official; `feedbackMissing`: graded, but nothing said; `graded`: graded with feedback, or by AI, which gives its reasons;
 * `pre`: the member has not finished.
 */
export type QueueState = (typeof QUEUE_STATES)[number];

/** Points between two judges of one answer from which it deserves a second look. */
export const NOTABLE_DISTANCE = 20;
/** Confidence of an AI's grade (0–1) under which it is no evidence to rest on. */
export const LOW_CONFIDENCE = 0.5;

export interface NeedFacts {
  readonly answerStatus: string;
  readonly grades: Grades;
  /** Per cent of the scoring keywords that stand in the final answer; null where the quiz has none. */
  readonly coverage: number | null;
  /** Of the AI's grade, 0–1; null where there is none. */
  readonly confidence: number | null;
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
}: Omit<NeedFacts, 'coverage' | 'confidence'>): QueueState {
  if (answerStatus !== ANSWER_STATUS.final) return 'pre';
  if (isReviewAsked) return 'review';
  if (grades.INSTRUCTOR === null) return isOfficialByAi ? 'graded' : 'waiting';
  return hasFeedback ? 'graded' : 'feedbackMissing';
}

/**
 * Points between the judges of one answer that are farthest apart; null with fewer than two. The keywords found in it
 * judge along only while no instructor has.
 */
export function judgesApart({ grades, coverage }: Pick<NeedFacts, 'grades' | 'coverage'>): number | null {
  const given = [grades.INSTRUCTOR, grades.AI, grades.SELF, grades.INSTRUCTOR === null ? coverage : null];
  const points = given.filter((one) => one !== null);
  return points.length < 2 ? null : Math.max(...points) - Math.min(...points);
}

const STEP = 10;
const RANKS_A_STATE = 1000;
const MAX_NEED = 100;

/** How much an answer needs an instructor among those of its state, 0–100; steps of ten, so that age decides the rest. */
export function gradingNeed(facts: Pick<NeedFacts, 'grades' | 'coverage' | 'confidence'>): number {
  const apart = judgesApart(facts) ?? 0;
  const distance = apart >= NOTABLE_DISTANCE ? apart : 0;
  const isUnsure = facts.grades.INSTRUCTOR === null && facts.confidence !== null && facts.confidence < LOW_CONFIDENCE;
  const doubt = isUnsure ? MAX_NEED * (1 - facts.confidence) : 0;
  return Math.floor(Math.max(distance, doubt) / STEP) * STEP;
}

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

/** What the queue can be narrowed to; `graded` takes those without feedback along. */
export const QUEUE_FILTERS = ['all', 'review', 'waiting', 'feedbackMissing', 'graded', 'pre'] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];

/** Ranks of a filter, both ends included. */
export function ranksOf(filter: QueueFilter): { first: number; last: number } {
  const [from, to]: [QueueState, QueueState] =
    filter === 'all' ? ['review', 'pre'] : filter === 'graded' ? ['feedbackMissing', 'graded'] : [filter, filter];
  return {
    first: QUEUE_STATES.indexOf(from) * RANKS_A_STATE,
    last: (QUEUE_STATES.indexOf(to) + 1) * RANKS_A_STATE - 1,
  };
}
