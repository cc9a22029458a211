import {
  agreementOf,
  FEWEST_CALIBRATED,
  FEWEST_COMPARED,
  isTrustworthy,
} from '@dure/contract/assistance/ai-proof/agreement';
import type { AiGradingMode, AiProof } from '@dure/contract/assistance/ai-proof/ai-proof.endpoints';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { personView } from '../../../tenancy/accounts/accounts.public.ts';
import {
  asked,
  enterQuiz,
  findQuizFacts,
  permit,
  type QuizAddress,
  type Read,
} from '../../../clubs/quiz-access/quiz-access.public.ts';
import { awaitEvaluations } from '../ai/awaiting.service.ts';
import { BUILT_IN_MODEL } from '../ai/built-in-grader.ts';
import { EVALUATION_MS } from '../ai/evaluating.service.ts';
import { expectEvaluations } from '../ai/evaluation-due.queries.ts';
import { lockTexts } from '../ai/evaluations.queries.ts';
import type { Knot } from '../../../answering/answer-queue/answer-queue.public.ts';
import { findCalibration } from './calibration.queries.ts';
import { calibrate, gradingModel } from './calibration.service.ts';
import { settleOfficial } from './official.service.ts';
import { chooseProof, differenceReason, sureness } from './proof.policy.ts';
import { decideMode, findProofQuiz, listProofAnswers, type ProofRow } from './proof.queries.ts';

const pairsOf = (rows: readonly ProofRow[]) =>
  rows.flatMap(({ grade, score }) => (grade === null || score === null ? [] : [{ instructor: grade, ai: score }]));

/** What a proof of a model is made of, for the admins of the club. */
async function readParts(unit: Unit, read: Read, address: QuizAddress, model: string) {
  const { tenantId } = unit;
  const of = { tenantId, ...address };
  const [[facts], [quiz], rows, [calibration]] = await read(
    findQuizFacts(asked(unit, address)),
    findProofQuiz(of),
    listProofAnswers({ ...of, model }),
    findCalibration({ tenantId, model }),
  );
  permit((await enterQuiz(unit, read, address, facts)).verdicts.manage);
  const { question, model_answer: modelAnswer, model_answer_keywords: keywords } = quiz!;
  const overall = agreementOf(pairsOf(rows));
  const knots = (calibration?.knots ?? []) as unknown as Knot[];
  return {
    quiz: quiz!,
    rows,
    calibration,
    knots,
    overall,
    canBeOfficial: knots.length > 0 && overall !== null && overall.count >= FEWEST_COMPARED && isTrustworthy(overall),
    chosen: chooseProof({ question, modelAnswer, keywords }, rows),
  };
}

async function readProof(unit: Unit, read: Read, address: QuizAddress, model: string): Promise<AiProof> {
  const { quiz, rows, calibration, knots, overall, canBeOfficial, chosen } = await readParts(
    unit,
    read,
    address,
    model,
  );
  const ungraded = rows.filter(({ grade }) => grade === null);
  return {
    clubName: quiz.club_name,
    no: quiz.no,
    question: quiz.question,
    mode: (quiz.mode ?? 'OFF') as AiGradingMode,
    confidence: quiz.confidence,
    version: quiz.version ?? 0,
    answers: chosen.map((row) => ({
      clubQuizAnswerSequence: row.answer_sequence,
      member: personView(row),
      text: row.final_text ?? '',
      instructor: row.grade,
      ai: row.grade === null ? null : row.score,
      isLeftOpen: row.grade !== null && row.confidence !== null && row.score === null,
      reason: differenceReason(row),
    })),
    agreement: agreementOf(pairsOf(chosen)),
    overall,
    remainingCount: ungraded.length,
    remaining: ungraded.filter((row) => row.confidence !== null).map((row) => sureness(row, knots)),
    can: { makeOfficial: canBeOfficial },
    calibration: {
      sampleCount: calibration?.sample_count ?? 0,
      neededCount: FEWEST_CALIBRATED,
      error: calibration?.error ?? null,
    },
    isBuiltIn: model === BUILT_IN_MODEL,
  };
}

export async function getAiProof(unit: Unit, address: QuizAddress): Promise<AiProof> {
  return readProof(unit, unit.read.bind(unit), address, await gradingModel(unit.services, unit.tenantId));
}

/** Evaluates those of the chosen answers that are graded; each is read without its own grade. */
export async function compareWithAi(unit: Unit, address: QuizAddress): Promise<AiProof> {
  const { tenantId, services, now } = unit;
  const model = await gradingModel(services, tenantId);
  const unreadIn = async (read: Read) => {
    const { chosen } = await readParts(unit, read, address, model);
    const wanted = chosen.filter(({ grade, confidence }) => grade !== null && confidence === null);
    return wanted.map(({ answer_sequence }) => answer_sequence);
  };
  const some = await unreadIn(unit.read.bind(unit));
  const waiting = await unit.write(async (transaction) => {
    if (some.length === 0) return some;
    // Who evaluates one of them just now is waited for, and what they found is seen.
    await transaction.rows(lockTexts({ tenantId, sequences: some }));
    const sequences = await unreadIn(transaction.all.bind(transaction));
    if (sequences.length > 0) await transaction.change(expectEvaluations({ tenantId, sequences, now }));
    return sequences;
  });
  if (waiting.length > 0) await awaitEvaluations(services, tenantId, waiting, EVALUATION_MS);
  await calibrate(services, tenantId, model);
  return readProof(unit, unit.read.bind(unit), address, model);
}

interface Decided {
  readonly mode: AiGradingMode;
  readonly confidence: number;
  readonly version: number;
}

/** Decides what AI does with a quiz. Of two who decide at once the second is shown what the first chose. */
export async function decideAiGrading(
  unit: Unit,
  address: QuizAddress,
  { mode, confidence, version }: Decided,
): Promise<AiProof> {
  const { tenantId, memberId, now, services } = unit;
  const model = await gradingModel(services, tenantId);
  const least = mode === 'OFFICIAL' ? confidence : null;
  return unit.write(async (transaction) => {
    const read = transaction.all.bind(transaction);
    const { rows, canBeOfficial } = await readParts(unit, read, address, model);
    if (mode === 'OFFICIAL' && !canBeOfficial) refuse('proofFirst');
    const decided = { mode, confidence: least, model: least === null ? null : model, version, by: memberId, now };
    const changed = await transaction.change(decideMode({ tenantId, ...address }, decided));
    if (changed === 0) refuse('staleVersion', { data: await readProof(unit, read, address, model) });
    const unread = rows.filter((row) => row.grade === null && row.confidence === null);
    const sequences = unread.map(({ answer_sequence }) => answer_sequence);
    if (mode !== 'OFF' && sequences.length > 0)
      await transaction.change(expectEvaluations({ tenantId, sequences, now }));
    await settleOfficial(transaction, { ...address, confidence: least, model, decidedBy: memberId }, now, true);
    return readProof(unit, read, address, model);
  });
}
