import { sql } from 'kysely';
import { ANSWER_STATUS } from '@dure/contract/answers/answers.views';
import { build } from '../../kernel/database/build.ts';
import type { QuizAddress } from './quiz-facts.service.ts';

export interface Submission {
  readonly step: 'PRE' | 'FINAL';
  readonly text: string;
  readonly fileKeys: readonly string[];
  /** Whether the step was submitted before. */
  readonly isRevision: boolean;
  readonly now: Date;
}

const textOf = ({ step, text, isRevision, now }: Submission) => {
  if (step === 'PRE') {
    return { answer_status: ANSWER_STATUS.preSubmitted, pre_text: text, pre_submitted_at: now };
  }
  const moment = isRevision ? { final_revised_at: now } : { final_submitted_at: now };
  return { answer_status: ANSWER_STATUS.final, final_text: text, ...moment };
};

/** Writes the step and clears the draft; its version moves on, so that a device that still types learns of it. */
export const submitStep = (tenantId: string, answerSequence: number, submission: Submission) =>
  build
    .updateTable('answers')
    .set((row) => ({
      ...textOf(submission),
      draft_text: null,
      draft_saved_at: null,
      draft_version: row('draft_version', '+', 1),
      version: row('version', '+', 1),
      updated_at: submission.now,
    }))
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence);

export const keepVersion = (tenantId: string, answerSequence: number, submission: Submission) =>
  build.insertInto('answer_versions').values((row) => ({
    tenant_id: tenantId,
    answer_sequence: answerSequence,
    version_no: row
      .selectFrom('answer_versions')
      .select((one) => sql<number>`${one.fn.count('version_no')} + 1`.as('next'))
      .where('tenant_id', '=', tenantId)
      .where('answer_sequence', '=', answerSequence),
    step: submission.step,
    text: submission.text,
    file_keys: [...submission.fileKeys],
    submitted_at: submission.now,
  }));

export const countSubmission = (tenantId: string, { club, quiz }: QuizAddress, step: 'PRE' | 'FINAL') =>
  build
    .updateTable('club_quizzes')
    .set((row) =>
      step === 'PRE' ? { pre_count: row('pre_count', '+', 1) } : { final_count: row('final_count', '+', 1) },
    )
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('quiz_sequence', '=', quiz);
