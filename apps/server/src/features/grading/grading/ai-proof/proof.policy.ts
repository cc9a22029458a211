import { isWithin } from '@dure/contract/assistance/ai-proof/agreement';
import type { CriterionView } from '@dure/contract/answering/answers/answers.views';
import { chooseExamples } from '../../../../kernel/language/grading/grade.ts';
import type { Quiz } from '../../../../kernel/language/grading/quiz.ts';
import { calibrated, type Knot } from '../../../answering/answer-queue/answer-queue.public.ts';
import type { FoundCriterion } from '../ai/grader.ts';
import type { ProofRow } from './proof.queries.ts';
import { proofText } from './proof.text.ts';

/** Answers that an instructor compares at once. */
export const PROOF_SIZE = 8;
/** Ungraded ones among which those to grade first are chosen; choosing compares each with all. */
const MOST_CONSIDERED = 100;

/** As many as wanted, evenly over the list, its ends among them. */
function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, at) => list[Math.round((at * (list.length - 1)) / (count - 1))]!);
}

/**
 * The answers of a proof: graded ones over the whole range of their grades. While there are too few, also the answers
 * that an instructor had best grade first.
 */
export function chooseProof(quiz: Quiz, rows: readonly ProofRow[]): ProofRow[] {
  const graded = rows
    .filter(({ grade }) => grade !== null)
    .toSorted((a, b) => b.grade! - a.grade! || a.answer_sequence - b.answer_sequence);
  const chosen = spread(graded, PROOF_SIZE);
  const open = rows.filter(({ grade }) => grade === null).slice(0, MOST_CONSIDERED);
  const wanted = PROOF_SIZE - chosen.length;
  if (wanted <= 0 || open.length === 0) return chosen;
  const texts = open.map(({ final_text }) => final_text ?? '');
  return [...chosen, ...chooseExamples(quiz, texts, wanted).map((at) => open[at]!)];
}

/**
 * The model's calibrated confidence in its result, 0–1. It is 0 without a fit or a score, or where a part addressed
 * the grader.
 */
export function sureness(
  { score, confidence, unread }: Pick<ProofRow, 'score' | 'confidence' | 'unread'>,
  knots: readonly Knot[],
): number {
  const isOpen = score === null || confidence === null || knots.length === 0 || (unread ?? []).length > 0;
  return isOpen ? 0 : calibrated(knots, confidence);
}

/** Why instructor and AI are far apart: the criterion that moved most, else what AI went by. Empty where they are not. */
export function differenceReason(row: ProofRow): string {
  const { grade, score, justification } = row;
  if (grade === null || score === null || isWithin({ instructor: grade, ai: score })) return '';
  const given = row.given_criteria as unknown as CriterionView[];
  const moves = (row.criteria as unknown as FoundCriterion[]).flatMap(({ name, points }) => {
    const own = given.find((one) => one.name === name)?.points ?? null;
    return own === null || points === null ? [] : [{ name, move: points - own }];
  });
  const most = moves.toSorted((a, b) => Math.abs(b.move) - Math.abs(a.move))[0];
  return most && most.move !== 0 ? proofText.criterion(most.name, most.move) : proofText.found(justification ?? '');
}
