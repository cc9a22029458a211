import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

interface Version {
  readonly tenantId: string;
  readonly answerSequence: number;
  readonly versionNo: number;
}

/** A version of a final answer, with the keywords that it is held against. */
export const findFinalVersion = ({ tenantId, answerSequence, versionNo }: Version) =>
  build
    .selectFrom('answer_versions')
    .innerJoin('answers', (join) => sameTenant(join, 'answers', 'answer_versions', 'answer_sequence'))
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'answers', 'quiz_sequence'))
    .select([
      'answer_versions.text',
      'answer_versions.file_keys',
      'answer_versions.submitted_at',
      'answers.final_submitted_at',
      'answers.counted_version_no',
      'quizzes.model_answer_keywords',
    ])
    .where('answer_versions.tenant_id', '=', tenantId)
    .where('answer_versions.answer_sequence', '=', answerSequence)
    .where('answer_versions.version_no', '=', versionNo)
    .where('answer_versions.step', '=', 'FINAL');

interface Counted extends Version {
  readonly text: string;
  readonly revisedAt: Date | null;
  readonly coverage: number | null;
  readonly now: Date;
}

export const letCount = ({ tenantId, answerSequence, versionNo, text, revisedAt, coverage, now }: Counted) =>
  build
    .updateTable('answers')
    .set((row) => ({
      final_text: text,
      final_revised_at: revisedAt,
      counted_version_no: versionNo,
      keyword_coverage: coverage,
      version: row('version', '+', 1),
      updated_at: now,
    }))
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence);

export const recordChoice = ({ tenantId, answerSequence, versionNo }: Version, chosenBy: string, now: Date) =>
  build.insertInto('counted_version_choices').values({
    tenant_id: tenantId,
    answer_sequence: answerSequence,
    version_no: versionNo,
    chosen_by: chosenBy,
    chosen_at: now,
  });
