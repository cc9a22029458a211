import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import { namesToHide } from '../../../../kernel/ai/personal.ts';
import type { AiGateway } from '../../../../kernel/ai/gateway.ts';
import type { Database, Transaction } from '../../../../kernel/database/database.ts';
import { LimitedDatabase } from '../../../../kernel/database/limited-database.ts';
import { Semaphore } from '../../../../kernel/semaphore.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { settleQueue } from '../../../answering/answer-queue/answer-queue.public.ts';
import { listNicknames } from '../../../clubs/clubs/clubs.public.ts';
import type { QuizAddress } from '../../../clubs/quiz-access/quiz-access.public.ts';
import { gradedChange } from '../graders/graders.changes.ts';
import { AiStopped } from '../../../assistance/ai/ai.public.ts';
import { notesFor, versionOf } from '../notes/notes.policy.ts';
import { type LineRow, listLines } from '../notes/notes.queries.ts';
import { findPreview, keepFinding, type PreviewRow, stopPreview } from '../notes/previews.queries.ts';
import { BUILT_IN_MODEL, builtInGrader } from './built-in-grader.ts';
import {
  claimDue,
  endDue,
  findAnyDue,
  forgetDueFor,
  lockDue,
  NO_PREVIEW,
  releaseDue,
  type DueRow,
} from './evaluation-due.queries.ts';
import { findQuizTexts, keepEvaluation, keepGradedPair, listExamples, lockText } from './evaluations.queries.ts';
import type { AnswerGrader, GradingTask } from './grader.ts';
import { gradeByProvider, gradedBy, type Graded, type Step } from './provider-grading.service.ts';

/** One answer may take its grader so long (specification, section 9). */
export const EVALUATION_MS = 30_000;
/** With the wait of what is made ready ahead, for another answer to come. */
const GRADER_MS = 50_000;
/** Longer than a grader may take: whose work this was has died by then. */
const CLAIM_MS = 60_000;
/** Connections that evaluations hold at a time on one server. An answer needs them for some milliseconds and its provider for seconds. */
export const EVALUATION_CONNECTIONS = 3;
/** After so many of them the next ones would meet the same. */
const MOST_FAILED = 5;
const MAX_FAILURES = 5;

/** The grader itself could not: nothing is wrong with what it was given. */
export class GraderFailed extends Error {}

/** What a grader is given of an answer, and under which notes. */
interface Work {
  readonly task: GradingTask;
  readonly lines: readonly LineRow[];
  /** Names that are not sent. */
  readonly names: readonly string[];
  /** The change of the notes that is looked at; undefined where what is found counts. */
  readonly preview: PreviewRow | undefined;
}

/** Names and whatever else says who wrote what stay here. */
async function workOf({ database }: Services, tenantId: string, due: DueRow): Promise<Work> {
  const given: QuizAddress & { tenantId: string } = { tenantId, club: due.club, quiz: due.quiz };
  const [[quiz], examples, lines, [preview], people] = await database.read(
    tenantId,
    findQuizTexts(given),
    listExamples(given),
    listLines(given),
    findPreview({ tenantId, preview: due.preview }),
    listNicknames(given),
  );
  const others = <Row extends { answer_sequence: number }>(rows: readonly Row[]) =>
    rows.filter(({ answer_sequence }) => answer_sequence !== due.answer_sequence);
  const task = {
    question: quiz!.question,
    modelAnswer: quiz!.model_answer,
    keywords: quiz!.model_answer_keywords,
    rubric: quiz!.rubric as unknown as RubricCriterion[],
    notes: notesFor(lines, due.answer_sequence, changeOf(preview)),
    examples: others(examples).map(({ final_text, grade }) => ({ text: final_text ?? '', score: grade ?? 0 })),
    answer: due.final_text ?? '',
  };
  const names = namesToHide(people, task.question, task.modelAnswer);
  return { task, lines, names, preview };
}

const changeOf = (preview: PreviewRow | undefined) =>
  preview
    ? {
        no: preview.note_no,
        criterion: preview.criterion,
        text: preview.text,
        answerSequence: preview.answer_sequence,
        answer: preview.final_text ?? '',
        points: preview.points,
      }
    : null;

/** What was found, with the notes under which it was: another version of them is told apart. */
const under = (version: number, { promptVersion, ...graded }: Graded): Graded => ({
  ...graded,
  promptVersion: version === 0 ? promptVersion : `${promptVersion}+notes.${version}`,
});

/**
 * Writes the result, whole and once. Where text or notes changed meanwhile nothing is kept, and the answer waits again
 * (false). What a preview found is kept with it, and counts nowhere.
 */
function keep(services: Services, tenantId: string, due: DueRow, version: number, { graded, pre, isMoved }: Outcome) {
  const sequence = due.answer_sequence;
  const opening = [
    lockText({ tenantId, sequence }),
    listLines({ tenantId, club: due.club, quiz: due.quiz }),
    lockDue({ tenantId, answer_sequence: sequence, preview: due.preview }),
  ] as const;
  return services.database.transactionAfter(tenantId, opening, async (transaction, [[answer], lines, [waits]]) => {
    if ((answer && answer.final_text !== due.final_text) || versionOf(lines) !== version) {
      transaction.soon(releaseDue(tenantId, due, 0));
      return false;
    }
    if (waits) transaction.soon(endDue(tenantId, due));
    if (!answer || !waits) return true;
    const now = services.clock.now();
    const { found, model, promptVersion } = graded;
    const text = due.final_text ?? '';
    if (due.preview !== NO_PREVIEW) {
      const kept = { tenantId, preview: due.preview, answerSequence: sequence, versionNo: answer.version_no };
      transaction.soon(keepFinding({ ...kept, text, found: isMoved ? found : null, promptVersion }));
      return true;
    }
    transaction.soon(
      keepEvaluation({ tenantId, sequence, versionNo: answer.version_no, text, found, model, promptVersion, now }),
    );
    if (pre) {
      transaction.soon(keepGradedPair({ tenantId, sequence, preGrade: pre.found.score, finalGrade: found.score }));
    }
    await settleQueue(transaction, [sequence]);
    transaction.announce(gradedChange(due.club, sequence));
    return true;
  });
}

interface Outcome {
  readonly graded: Graded;
  readonly pre: Graded | null;
  /** Whether the change of a preview is what made the score another. */
  readonly isMoved: boolean;
}

/** The built-in tools say the same of the same: what differs without the change is not its doing. */
async function isMovedBy({ preview, lines, task }: Work, due: DueRow, { found, model }: Graded, signal: AbortSignal) {
  if (!preview || model !== BUILT_IN_MODEL) return true;
  const without = { ...task, notes: notesFor(lines, due.answer_sequence, null) };
  return (await builtInGrader.grade(without, signal)).score !== found.score;
}

async function gradeDue(services: Services, tenantId: string, due: DueRow, work: Work, grader?: AnswerGrader) {
  const version = versionOf(work.lines);
  const signal = AbortSignal.timeout(GRADER_MS);
  const gradeStep = async (step: Step, answer: string) => {
    const its = { ...work.task, answer };
    const asked = { ...due, step, notesVersion: version, names: work.names };
    const by = grader ?? (work.preview?.model === BUILT_IN_MODEL ? builtInGrader : undefined);
    const graded = by ? gradedBy(by, its, signal) : gradeByProvider(services, tenantId, asked, its, signal);
    return under(work.preview ? version + 1 : version, await graded);
  };
  const [graded, pre] = await Promise.all([
    gradeStep('FINAL', work.task.answer),
    // Where the club wants growth the pre-answer is read as well, by the same grader and rubric.
    due.pre_text === null || work.preview ? null : gradeStep('PRE', due.pre_text),
  ]);
  return { graded, pre, isMoved: await isMovedBy(work, due, graded, signal) };
}

/** A provider that is asked no longer ends a preview: the rest of it would be another grader's. */
const stop = ({ database }: Services, tenantId: string, { preview }: DueRow, { sentence }: AiStopped) =>
  database.write(tenantId, stopPreview(tenantId, preview, sentence), forgetDueFor(tenantId, [preview]));

/** Whether the answer waits no longer. */
async function evaluate(services: Services, tenantId: string, due: DueRow, grader?: AnswerGrader): Promise<boolean> {
  try {
    const work = await workOf(services, tenantId, due);
    const outcome = await gradeDue(services, tenantId, due, work, grader).catch((error: unknown) => {
      if (error instanceof AiStopped) throw error;
      throw new GraderFailed('An answer was not graded.', { cause: error });
    });
    return await keep(services, tenantId, due, versionOf(work.lines), outcome);
  } catch (error) {
    if (error instanceof AiStopped) {
      await stop(services, tenantId, due, error);
      return true;
    }
    await services.database.write(tenantId, releaseDue(tenantId, due, 1));
    throw error;
  }
}

/**
 * What one server evaluates of a tenant at a time, whoever asks. It is as much as its provider takes, and as much again
 * that is read and written meanwhile. One that hangs keeps no other tenant waiting.
 */
const atOnce = (gateway: AiGateway) => 2 * gateway.concurrency;
const turnsOf = new WeakMap<AiGateway, Map<string, Semaphore>>();
function semaphoreFor(gateway: AiGateway, tenantId: string): Semaphore {
  const tenants = turnsOf.get(gateway) ?? new Map<string, Semaphore>();
  turnsOf.set(gateway, tenants);
  const semaphore = tenants.get(tenantId) ?? new Semaphore(atOnce(gateway));
  tenants.set(tenantId, semaphore);
  return semaphore;
}

/** Whether an answer of the tenant waits that nobody works on and that has not failed for good. */
export const isAnyDue = async (transaction: Transaction, tenantId: string, now: Date): Promise<boolean> =>
  (await transaction.first(findAnyDue(tenantId, MAX_FAILURES, now))) !== undefined;

const shares = new WeakMap<Database, LimitedDatabase>();

/** The connections that evaluations may hold on one server, whoever asks for them and however many at once. The rest answers everybody else. */
export function evaluationShare({ database }: Pick<Services, 'database'>): LimitedDatabase {
  if (database instanceof LimitedDatabase) return database;
  const share = shares.get(database) ?? new LimitedDatabase(database, EVALUATION_CONNECTIONS);
  shares.set(database, share);
  return share;
}

/**
 * Evaluates pending answers: some of them, or all of a tenant. Each runs in its turn, on a connection of the share and
 * only while it reads and writes. A failed one delays no other; the first failure is thrown at the end. Without a
 * grader the tenant's provider is asked, or the built-in tools do it.
 */
export async function evaluateDue(
  asked: Services,
  tenantId: string,
  sequences: readonly number[] | null,
  grader?: AnswerGrader,
): Promise<void> {
  const services = { ...asked, database: evaluationShare(asked) };
  const { database, clock, ai } = services;
  const failures: unknown[] = [];
  const failed = new Set<number>();
  // Once all that was wanted is taken, or one hand finds nothing, the others need not look.
  let left = sequences?.length ?? Infinity;
  const evaluateNext = async (): Promise<void> => {
    if (left <= 0) return;
    left -= 1;
    const now = clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const wanted = sequences?.filter((one) => !failed.has(one)) ?? null;
    const claim = { tenantId, sequences: wanted, now, until, maxFailures: MAX_FAILURES, max: 1 };
    const [[due]] = await database.write(tenantId, claimDue(claim));
    if (!due) {
      left = 0;
      return;
    }
    try {
      if (!(await evaluate(services, tenantId, due, grader))) left = Math.max(left, 0) + 1;
    } catch (error) {
      failed.add(due.answer_sequence);
      failures.push(error);
    }
  };
  const semaphore = semaphoreFor(ai.gateway, tenantId);
  const hasMore = () => left > 0 && failures.length < MOST_FAILED;
  const inChildSlot = async () => {
    while (hasMore()) await semaphore.take(evaluateNext);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce(ai.gateway), left) }, inChildSlot));
  if (failures.length > 0) throw failures[0];
}
