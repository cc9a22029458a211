import { ANSWER_STATUS } from '@dure/contract/answers/answers.views';
import type { Grader } from '@dure/contract/answers/official-grade';
import { build } from '../../kernel/database/build.ts';
import type { QuizAddress } from './quiz-facts.service.ts';

/** Locks a submitted answer against its author's revision and against other graders, with what was graded so far. */
export const lockSubmitted = (tenantId: string, { club, quiz }: QuizAddress, memberId: string) =>
  build
    .selectFrom('answers')
    .select(['answer_sequence', 'member_id', 'answer_status'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('quiz_sequence', '=', quiz)
    .where('member_id', '=', memberId)
    .where('answer_status', '!=', ANSWER_STATUS.preDraft)
    .forNoKeyUpdate();

export interface GradeValues {
  readonly answerSequence: number;
  readonly grader: Grader;
  readonly grade: number;
  readonly note: string;
  readonly criteria: readonly { name: string; comment: string }[];
  readonly gradedBy: string;
  readonly now: Date;
}

export const saveGrade = (tenantId: string, values: GradeValues) => {
  const row = {
    grade: values.grade,
    note: values.note,
    criteria: JSON.stringify(values.criteria),
    graded_by: values.gradedBy,
    graded_at: values.now,
  };
  return build
    .insertInto('answer_grades')
    .values({ tenant_id: tenantId, answer_sequence: values.answerSequence, grader: values.grader, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'answer_sequence', 'grader'])
        .doUpdateSet((old) => ({ ...row, version: old('answer_grades.version', '+', 1) })),
    );
};

export interface FeedbackValues {
  readonly answerSequence: number;
  readonly text: string;
  readonly writtenBy: string;
  readonly now: Date;
}

export const saveFeedback = (tenantId: string, { answerSequence, text, writtenBy, now }: FeedbackValues) => {
  const row = { text, written_by: writtenBy, written_at: now };
  return build
    .insertInto('answer_feedback')
    .values({ tenant_id: tenantId, answer_sequence: answerSequence, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'answer_sequence'])
        .doUpdateSet((old) => ({ ...row, version: old('answer_feedback.version', '+', 1) })),
    );
};

export const detachFeedbackFiles = (tenantId: string, answerSequence: number) =>
  build.deleteFrom('feedback_files').where('tenant_id', '=', tenantId).where('answer_sequence', '=', answerSequence);

export const attachFeedbackFiles = (tenantId: string, answerSequence: number, keys: readonly string[]) =>
  build.insertInto('feedback_files').values(
    keys.map((file_key, position) => ({
      tenant_id: tenantId,
      answer_sequence: answerSequence,
      file_key,
      position,
    })),
  );
