import type { PointRelation } from '@dure/contract/grading/grading/ai-evaluation.views';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';

/** A line of a quiz's notes. */
export interface GradingNote {
  /** Empty where it is about the answer as a whole. */
  readonly criterion: string;
  readonly text: string;
  /** The answer that it came from, with the points (0–100) of the criterion; null where that is the one to be graded. */
  readonly example: { readonly text: string; readonly score: number } | null;
}

/** One answer to be graded. Texts as people wrote them, without anything that says who they are; what the answer says is data. */
export interface GradingTask {
  readonly question: string;
  /** Empty where the quiz has none. */
  readonly modelAnswer: string;
  readonly keywords: readonly string[];
  readonly rubric: readonly RubricCriterion[];
  /** Answers to the same quiz that an instructor graded, 0–100, the latest first. */
  readonly examples: readonly { readonly text: string; readonly score: number }[];
  /** What instructors said of why they graded otherwise than AI, the oldest first. */
  readonly notes: readonly GradingNote[];
  readonly answer: string;
}

/** Places of UTF-16 units in the answer; the end is not included. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface FoundCriterion {
  readonly name: string;
  /** 0–100 of the criterion, whatever it weighs; null where the answer has no score. */
  readonly points: number | null;
  readonly reason: string;
  /** The words of the answer that carry it. */
  readonly evidence: readonly Span[];
}

/** A point of the model answer, and what the answer has to it. */
export interface FoundPoint {
  readonly text: string;
  readonly relation: PointRelation;
  /** The sentence of the answer that meets or denies it. */
  readonly evidence: Span | null;
}

/** What a grader found of an answer. */
export interface Found {
  /** 0–100, a whole number: the criteria's points by their weights where the rubric has any. Null where a person has to read the answer. */
  readonly score: number | null;
  readonly justification: string;
  /** One for each criterion of the rubric, in its order. */
  readonly criteria: readonly FoundCriterion[];
  /** Those of the model answer, in their order; none from a provider. */
  readonly points: readonly FoundPoint[];
  readonly keywordsHit: readonly string[];
  readonly keywordsMissed: readonly string[];
  readonly suggestion: string;
  /** How likely an instructor's grade is within ten points, 0–1; 0 without a score. */
  readonly confidence: number;
  /** Parts of the answer that spoke to the grader and were not read. */
  readonly unread: readonly string[];
}

/** Grades one answer. Throws where it cannot; what it answers is whole. */
export interface AnswerGrader {
  readonly model: string;
  /** Changes with whatever it is told or how it works, so that what it found can be told apart. */
  readonly promptVersion: string;
  grade(task: GradingTask, signal: AbortSignal): Promise<Found>;
}
