import type { RubricCriterion } from '@dure/contract/quizzes/rubric';
import type { AiGateway } from '../../../kernel/ai/gateway.ts';
import { Turns } from '../../../kernel/turns.ts';
import type { Services } from '../../../kernel/unit.ts';
import { settleQueue } from '../../answer-queue/answer-queue.public.ts';
import type { QuizAddress } from '../../quiz-access/quiz-access.public.ts';
import { gradedChange } from '../graders/graders.changes.ts';
import { claimDue, endDue, releaseDue, type DueRow } from './evaluation-due.queries.ts';
import {
  findQuizTexts,
  keepEvaluation,
  keepPreGrade,
  listCompany,
  listExamples,
  lockText,
} from './evaluations.queries.ts';
import type { AnswerGrader, GradingTask } from './grader.ts';
import { gradeByProvider, gradedBy, type Graded, type Step } from './provider-grading.service.ts';

/** One answer may take its grader so long (specification, section 9). */
export const EVALUATION_MS = 30_000;
/** Longer than a grader may take: whose work this was has died by then. */
const CLAIM_MS = 2 * EVALUATION_MS;
/** After so many of them the next ones would meet the same. */
const MOST_FAILED = 5;
const MAX_FAILURES = 5;

/** The grader itself could not: nothing is wrong with what it was given. */
export class GraderFailed extends Error {}

/** What a grader is given of an answer; names and whatever else says who wrote what stay here. */
async function taskOf({ database }: Services, tenantId: string, due: DueRow): Promise<GradingTask> {
  const given: QuizAddress & { tenantId: string } = { tenantId, club: due.club, quiz: due.quiz };
  const [[quiz], company, examples] = await database.read(
    tenantId,
    findQuizTexts(given),
    listCompany(given),
    listExamples(given),
  );
  const others = <Row extends { answer_sequence: number }>(rows: readonly Row[]) =>
    rows.filter(({ answer_sequence }) => answer_sequence !== due.answer_sequence);
  return {
    question: quiz!.question,
    modelAnswer: quiz!.model_answer,
    keywords: quiz!.model_answer_keywords,
    rubric: quiz!.rubric as unknown as RubricCriterion[],
    examples: others(examples).map(({ final_text, grade }) => ({ text: final_text ?? '', score: grade ?? 0 })),
    company: others(company).flatMap(({ final_text, grade }) => (grade === null ? [final_text ?? ''] : [])),
    answer: due.final_text ?? '',
  };
}

/**
 * Writes what was found, whole and once: where the text became another meanwhile nothing is kept, and the answer waits
 * for its turn anew.
 */
function keep(services: Services, tenantId: string, due: DueRow, graded: Graded, pre: Graded | null): Promise<void> {
  const sequence = due.answer_sequence;
  return services.database.transaction(tenantId, async (transaction) => {
    const [[answer]] = await transaction.all(lockText({ tenantId, sequence }));
    if (answer && answer.final_text !== due.final_text) {
      transaction.soon(releaseDue(tenantId, sequence, 0));
      return;
    }
    const ended = await transaction.change(endDue(tenantId, sequence));
    if (!answer || ended === 0) return;
    const now = services.clock.now();
    const { found, model, promptVersion } = graded;
    const text = due.final_text ?? '';
    transaction.soon(
      keepEvaluation({ tenantId, sequence, versionNo: answer.version_no, text, found, model, promptVersion, now }),
    );
    if (pre) transaction.soon(keepPreGrade({ tenantId, sequence, grade: pre.found.score }));
    await settleQueue(transaction, [sequence]);
    transaction.announce(gradedChange(due.club, sequence));
  });
}

async function evaluate(services: Services, tenantId: string, due: DueRow, grader?: AnswerGrader): Promise<void> {
  try {
    const task = await taskOf(services, tenantId, due);
    const signal = AbortSignal.timeout(EVALUATION_MS);
    const gradeStep = (step: Step, answer: string) => {
      const its = { ...task, answer };
      return grader
        ? gradedBy(grader, its, signal)
        : gradeByProvider(services, tenantId, { ...due, step }, its, signal);
    };
    const grading = Promise.all([
      gradeStep('FINAL', task.answer),
      // Where the club wants growth the pre-answer is read once, by the same rubric.
      due.pre_text === null ? null : gradeStep('PRE', due.pre_text),
    ]);
    const [graded, pre] = await grading.catch((error: unknown) => {
      throw new GraderFailed('An answer was not graded.', { cause: error });
    });
    await keep(services, tenantId, due, graded, pre);
  } catch (error) {
    await services.database.transaction(tenantId, (transaction) =>
      transaction.change(releaseDue(tenantId, due.answer_sequence, 1)),
    );
    throw error;
  }
}

/**
 * What one server evaluates of a tenant at a time, whoever asks for it: one more than its provider takes, so that the
 * provider never waits for us. A provider that hangs keeps no other tenant waiting.
 */
const turnsOf = new WeakMap<AiGateway, Map<string, Turns>>();
function turnsFor(gateway: AiGateway, tenantId: string): Turns {
  const tenants = turnsOf.get(gateway) ?? new Map<string, Turns>();
  turnsOf.set(gateway, tenants);
  const turns = tenants.get(tenantId) ?? new Turns(gateway.concurrency + 1);
  tenants.set(tenantId, turns);
  return turns;
}

/**
 * Evaluates answers that wait: some of them, or all of a tenant, each in its turn, on one connection and only while it
 * reads and writes. What one failed over keeps no other from its turn; the first failure is thrown in the end. Without a
 * grader the tenant's provider is asked, or the built-in tools do it.
 */
export async function evaluateDue(
  services: Services,
  tenantId: string,
  sequences: readonly number[] | null,
  grader?: AnswerGrader,
): Promise<void> {
  const { database, clock, ai } = services;
  const failures: unknown[] = [];
  const failed = new Set<number>();
  const evaluateNext = async (): Promise<boolean> => {
    const now = clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const wanted = sequences?.filter((one) => !failed.has(one)) ?? null;
    const claim = { tenantId, sequences: wanted, now, until, maxFailures: MAX_FAILURES, max: 1 };
    const [due] = await database.transaction(tenantId, (transaction) => transaction.rows(claimDue(claim)));
    if (!due) return false;
    try {
      await evaluate(services, tenantId, due, grader);
    } catch (error) {
      failed.add(due.answer_sequence);
      failures.push(error);
    }
    return failures.length < MOST_FAILED;
  };
  const turns = turnsFor(ai.gateway, tenantId);
  const inTurn = async () => {
    while (await turns.take(evaluateNext));
  };
  const hands = Math.min(ai.gateway.concurrency + 1, sequences?.length ?? Infinity);
  await Promise.all(Array.from({ length: hands }, inTurn));
  if (failures.length > 0) throw failures[0];
}
