import { gradeAnswers } from '../../../../kernel/language/grading/grade.ts';
import type { FoundCriterion, GradingTask } from './grader.ts';
import { SAYS_ALL_RIGHT, SAYS_NOTHING_RIGHT } from './provider-doubts.text.ts';

/** What a provider said, as far as it can contradict itself. */
interface Said {
  readonly criteria: readonly {
    readonly points: number;
    readonly reason: string;
    readonly evidence: readonly string[];
  }[];
  readonly justification: string;
}

/** Points from which an answer is good, and up to which it is not. */
const [GOOD, BAD] = [70, 30];
/** How far a score may be from what the points of the model answer decide. */
const FAR = 45;

/** Whether a reason says otherwise than its points. */
const isContradicted = (points: number, reason: string) =>
  (points >= GOOD && SAYS_NOTHING_RIGHT.test(reason) && !SAYS_ALL_RIGHT.test(reason)) ||
  (points <= BAD && SAYS_ALL_RIGHT.test(reason) && !SAYS_NOTHING_RIGHT.test(reason));

/** Whether the points of the model answer decide the answer, and otherwise. */
function isDecidedOtherwise({ question, modelAnswer, keywords, answer }: GradingTask, score: number): boolean {
  const [built] = gradeAnswers({ question, modelAnswer, keywords }, [answer]);
  return built !== undefined && built.score !== null && Math.abs(100 * built.score - score) > FAR;
}

/**
 * Whether nobody is to rely on a provider's grade. Its reasons may say otherwise than its points, or its evidence stand
 * nowhere in the answer, or the points of the model answer decide otherwise.
 */
export function isDoubtful(
  task: GradingTask,
  reply: Said,
  criteria: readonly Pick<FoundCriterion, 'evidence'>[],
  score: number,
): boolean {
  const isUnfounded = ({ points, evidence }: Said['criteria'][number], at: number) =>
    points >= GOOD && evidence.length > 0 && criteria[at]!.evidence.length === 0;
  return (
    isContradicted(score, reply.justification) ||
    reply.criteria.some((one, at) => isContradicted(one.points, one.reason) || isUnfounded(one, at)) ||
    isDecidedOtherwise(task, score)
  );
}
