import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { QuizAddress } from '../../../clubs/quiz-access/quiz-access.public.ts';
import { answersRead } from '../ai-proof/proof.queries.ts';
import type { Found } from '../ai/grader.ts';
import type { Line } from './notes.queries.ts';

interface OfQuiz extends QuizAddress {
  readonly tenantId: string;
}

/** A quiz's answers whose grade by AI may change: the model that grades now has read them, and no instructor graded them. */
export const listReread = prepare(
  ({ tenantId, club, quiz, model, readerId }: OfQuiz & { readonly model: string; readonly readerId: string }) =>
    answersRead({ tenantId, club, quiz, model })
      .innerJoin('members', (join) => sameTenant(join, 'members', 'answers', 'member_id'))
      .leftJoin('answer_grades as official', (join) =>
        sameTenant(join, 'official', 'answers', 'answer_sequence').on('official.grader', '=', 'AI'),
      )
      .select([
        'answers.final_text',
        'members.nickname',
        'members.profile_image_key',
        'official.grade as official_grade',
        sql<string>`md5(answers.final_text)`.as('text_hash'),
      ])
      .where('given.grade', 'is', null)
      .where('ai.score', 'is not', null)
      .where('answers.member_id', '<>', readerId)
      .orderBy('answers.answer_sequence')
      .limit(MAX_REREAD),
);
/** A preview reads no more answers than these. */
const MAX_REREAD = 300;
export type RereadRow = RowsOf<ReturnType<typeof listReread>>[number];

interface Begun extends Line {
  readonly version: number;
  readonly model: string;
  readonly answerCount: number;
  readonly by: string;
  readonly now: Date;
}

export const beginPreview = ({ tenantId, club, quiz }: OfQuiz, begun: Begun) =>
  build
    .insertInto('rubric_note_previews')
    .values({
      tenant_id: tenantId,
      club_sequence: club,
      quiz_sequence: quiz,
      version: begun.version,
      note_no: begun.no,
      criterion: begun.criterion,
      text: begun.text,
      answer_sequence: begun.answerSequence,
      points: begun.points,
      model: begun.model,
      answer_count: begun.answerCount,
      asked_by: begun.by,
      asked_at: begun.now,
    })
    .returning('preview_sequence');

/** A preview with the text of the answer that its line comes from. */
export const findPreview = prepare(({ tenantId, preview }: { readonly tenantId: string; readonly preview: number }) =>
  build
    .selectFrom('rubric_note_previews as asked')
    .innerJoin('answers', (join) => sameTenant(join, 'answers', 'asked', 'answer_sequence'))
    .selectAll('asked')
    .select('answers.final_text')
    .where('asked.tenant_id', '=', tenantId)
    .where('asked.preview_sequence', '=', preview),
);
export type PreviewRow = RowsOf<ReturnType<typeof findPreview>>[number];

/** What somebody has open of a quiz; there is one at most that counts. */
export const listOwnPreviews = ({ tenantId, club, quiz }: OfQuiz, memberId: string) =>
  build
    .selectFrom('rubric_note_previews')
    .select('preview_sequence')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('quiz_sequence', '=', quiz)
    .where('asked_by', '=', memberId);

export const forgetPreviews = (tenantId: string, previews: readonly number[]) =>
  build
    .deleteFrom('rubric_note_previews')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`preview_sequence = any(${previews}::bigint[])`);

export const stopPreview = (tenantId: string, preview: number, sentence: string) =>
  build
    .updateTable('rubric_note_previews')
    .set({ stopped: sentence })
    .where('tenant_id', '=', tenantId)
    .where('preview_sequence', '=', preview);

interface Finding {
  readonly tenantId: string;
  readonly preview: number;
  readonly answerSequence: number;
  readonly versionNo: number;
  readonly text: string;
  readonly found: Found | null;
  readonly promptVersion: string;
}

export const keepFinding = (one: Finding) =>
  build.insertInto('rubric_note_findings').values({
    tenant_id: one.tenantId,
    preview_sequence: one.preview,
    answer_sequence: one.answerSequence,
    version_no: one.versionNo,
    text_hash: sql`md5(${one.text}::text)`,
    found: one.found === null ? null : JSON.stringify(one.found),
    prompt_version: one.promptVersion,
  });

export const listFindings = prepare(({ tenantId, preview }: { readonly tenantId: string; readonly preview: number }) =>
  build
    .selectFrom('rubric_note_findings')
    .select(['answer_sequence', 'version_no', 'text_hash', 'found', 'prompt_version'])
    .where('tenant_id', '=', tenantId)
    .where('preview_sequence', '=', preview),
);
export type FindingRow = RowsOf<ReturnType<typeof listFindings>>[number];
