import type { EvaluationSection } from '@dure/contract/insight/evaluation/evaluation-sections';
import { createContext, use } from 'react';
import * as reads from '../../../api/insight/evaluation/evaluation.reads.ts';
import * as writes from '../../../api/insight/evaluation/evaluation.writes.ts';
import * as lectureReads from '../../../api/insight/evaluation/lecture-evaluation.reads.ts';
import * as lectureWrites from '../../../api/insight/evaluation/lecture-evaluation.writes.ts';
import { evaluationText, SECTION_ORDER } from './evaluation.text.ts';

/** A call as those use it who do not mind at which path it lies. */
type Likewise<Call extends (...given: never[]) => unknown> = ((...given: Parameters<Call>) => ReturnType<Call>) &
  Omit<Call, 'route' | 'ask'>;
type Calls = typeof reads & typeof writes;

/** Reports are drafted, read and released alike for every kind of club; what they rest on and where they lie differs. */
export type EvaluationKind = { readonly [Name in keyof Calls]: Likewise<Calls[Name]> } & {
  /** The parts that reports of this kind have. */
  readonly sections: readonly EvaluationSection[];
  /** Said of what they rest on. */
  readonly text: Readonly<Record<keyof typeof evaluationText.kinds.quiz, string>>;
};

const QUIZ: EvaluationKind = { ...reads, ...writes, sections: SECTION_ORDER, text: evaluationText.kinds.quiz };

const EMPTY_OF_LECTURES = new Set<EvaluationSection>(['scores', 'growth']);
export const LECTURE_EVALUATION: EvaluationKind = {
  getMyEvaluation: lectureReads.getMyLectureEvaluation,
  getEvaluationStatus: lectureReads.getLectureEvaluationStatus,
  listEvaluations: lectureReads.listLectureEvaluations,
  getEvaluation: lectureReads.getLectureEvaluation,
  startEvaluation: lectureWrites.startLectureEvaluation,
  editEvaluation: lectureWrites.editLectureEvaluation,
  readEvaluation: lectureWrites.readLectureEvaluation,
  editCommonEvaluation: lectureWrites.editCommonLectureEvaluation,
  releaseEvaluations: lectureWrites.releaseLectureEvaluations,
  sections: SECTION_ORDER.filter((name) => !EMPTY_OF_LECTURES.has(name)),
  text: evaluationText.kinds.lecture,
};

/** Of which kind of club the reports are; of quiz clubs where none is named. */
export const EvaluationOf = createContext<EvaluationKind>(QUIZ);
export const useEvaluationKind = (): EvaluationKind => use(EvaluationOf);
