import { sql } from 'kysely';
import { ANSWER_STATUS } from '@dure/contract/answering/answers/answers.views';
import { build } from '../../../../kernel/database/build.ts';
import { prepare, prepareShapes } from '../../../../kernel/database/prepare.ts';
import { rankOfSubmitted } from '../../answer-queue/answer-queue.public.ts';
import type { QuizAddress } from '../../../clubs/quiz-access/quiz-access.public.ts';

interface Submission {
  readonly tenantId: string;
  readonly answerSequence: number;
  readonly step: 'PRE' | 'FINAL';
  readonly text: string;
  readonly now: Date;
}
const lastVersionNo = ({ tenantId, answerSequence }: Pick<Submission, 'tenantId' | 'answerSequence'>) =>
  build
    .selectFrom('answer_versions')
    .select((row) => row.fn.max('version_no').as('last'))
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence);

interface Step extends Submission {
  /** Whether the step was submitted before. */
  readonly isRevision: boolean;
  /** Per cent of the quiz's keywords in a final answer. */
  readonly coverage: number | null;
}

/** A revision that came after the model answer: what counts stays, and is named before the new version follows it. */
export const submitLateRevision = prepare(({ tenantId, answerSequence, now }: Omit<Submission, 'step' | 'text'>) =>
  build
    .updateTable('answers')
    .set((row) => ({
      counted_version_no: row.fn.coalesce('counted_version_no', lastVersionNo({ tenantId, answerSequence })),
      draft_text: null,
      draft_saved_at: null,
      draft_version: row('draft_version', '+', 1),
      version: row('version', '+', 1),
      updated_at: now,
    }))
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence),
);

const textOf = ({ step, text, isRevision, now }: Step) => {
  if (step === 'PRE') {
    return { answer_status: ANSWER_STATUS.preSubmitted, pre_text: text, pre_submitted_at: now };
  }
  const moment = isRevision ? { final_revised_at: now } : { final_submitted_at: now };
  return { answer_status: ANSWER_STATUS.final, final_text: text, ...moment };
};

/** Writes the step and clears the draft; its version moves on, so that a device that still types learns of it. */
export const submitStep = prepareShapes(['step', 'isRevision'], (given: Step) =>
  build
    .updateTable('answers')
    .set((row) => ({
      ...textOf(given),
      ...(!given.isRevision && { queue_rank: sql.lit(rankOfSubmitted(given.step)), queue_at: given.now }),
      keyword_coverage: given.coverage,
      draft_text: null,
      draft_saved_at: null,
      draft_version: row('draft_version', '+', 1),
      version: row('version', '+', 1),
      updated_at: given.now,
    }))
    .where('tenant_id', '=', given.tenantId)
    .where('answer_sequence', '=', given.answerSequence),
);

interface Version extends Submission {
  readonly fileKeys: string[];
  /** Submitted when its author could read the model answer. */
  readonly isAfterModelAnswer: boolean;
}

export const keepVersion = prepare(
  ({ tenantId, answerSequence, step, text, fileKeys, isAfterModelAnswer, now }: Version) =>
    build.insertInto('answer_versions').values({
      tenant_id: tenantId,
      answer_sequence: answerSequence,
      version_no: sql<number>`coalesce((${lastVersionNo({ tenantId, answerSequence })}), 0) + 1`,
      step,
      text,
      file_keys: fileKeys,
      after_model_answer: isAfterModelAnswer,
      submitted_at: now,
    }),
);

/** Fails where the quiz was hidden or put off meanwhile. After `submitStep` it holds: whoever hides a quiz waits for its count. */
export const demandShown = prepare(({ tenantId, club, quiz, now }: QuizAddress & { tenantId: string; now: Date }) =>
  build.selectNoFrom(
    sql<string>`demand_shown_quiz(${tenantId}::uuid, ${club}::bigint, ${quiz}::bigint, ${now}::timestamptz)`.as(
      'shown',
    ),
  ),
);
