import { sql } from 'kysely';
import type { ColumnValues } from '../../../kernel/columns.ts';
import type { AiDrafts } from '../../../kernel/database/schema.gen.ts';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { records } from '../../../kernel/database/records.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

interface Writing {
  readonly tenantId: string;
  readonly writing: number;
}

/** A draft as it is written. */
export interface WrittenDraft extends ColumnValues<
  AiDrafts,
  'position' | 'question' | 'is_sure' | 'model' | 'prompt_version'
> {
  readonly answer: string;
  readonly keywords: readonly string[];
  readonly sources: readonly object[];
}

/** What is asked for: a question each, and the registered quiz that it is of. */
export type AskedDraft = ColumnValues<AiDrafts, 'position' | 'no' | 'quiz_sequence' | 'question'>;

export const insertAsked = ({ tenantId, writing }: Writing, asked: readonly AskedDraft[]) =>
  build
    .insertInto('ai_drafts')
    .columns(['tenant_id', 'writing_sequence', 'position', 'no', 'quiz_sequence', 'question'])
    .expression(
      build
        .selectFrom(records(asked, 'position integer, no integer, quiz_sequence bigint, question text'))
        .select([
          sql<string>`${tenantId}::uuid`.as('tenant_id'),
          sql<number>`${writing}::bigint`.as('writing_sequence'),
          'given.position',
          'given.no',
          'given.quiz_sequence',
          'given.question',
        ]),
    );

/** Keeps a draft; one that is there already stays, whoever writes it once more. */
export const keepDraft = ({ tenantId, writing }: Writing, draft: WrittenDraft) => {
  const { position, question, answer, keywords, sources, is_sure, model, prompt_version } = draft;
  const written = { answer, keywords: [...keywords], sources: JSON.stringify(sources), is_sure, model, prompt_version };
  return build
    .insertInto('ai_drafts')
    .values({ tenant_id: tenantId, writing_sequence: writing, position, no: position, question, ...written })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'writing_sequence', 'position'])
        .doUpdateSet(written)
        .where('ai_drafts.answer', 'is', null),
    );
};

const drafts = (tenantId: string) => build.selectFrom('ai_drafts').where('ai_drafts.tenant_id', '=', tenantId);

const COLUMNS = [
  'writing_sequence',
  'position',
  'no',
  'quiz_sequence',
  'question',
  'answer',
  'keywords',
  'sources',
  'is_sure',
  'model',
  'settled_at',
] as const;

/** All drafts of some writings in their order, those that wait among them. */
export const listDrafts = (tenantId: string, writings: readonly number[]) =>
  drafts(tenantId)
    .select(COLUMNS)
    .where(sql<boolean>`writing_sequence = any(${writings}::bigint[])`)
    .orderBy('writing_sequence')
    .orderBy('position');
export type DraftRow = RowsOf<ReturnType<typeof listDrafts>>[number];

/** The quizzes among those given whose model answers are being made. */
export const findUnderWay = (tenantId: string, quizSequence: number) =>
  drafts(tenantId)
    .innerJoin('ai_writings', (join) => sameTenant(join, 'ai_writings', 'ai_drafts', 'writing_sequence'))
    .select('ai_drafts.position')
    .where('ai_drafts.quiz_sequence', '=', quizSequence)
    .where('ai_drafts.answer', 'is', null)
    .where('ai_writings.state', '=', 'WAITING')
    .limit(1);

interface Settled extends Writing {
  readonly memberId: string;
  readonly position: number;
  readonly at: Date | null;
}

export const settleDraft = ({ tenantId, writing, memberId, position, at }: Settled) =>
  build
    .updateTable('ai_drafts')
    .from('ai_writings')
    .set({ settled_at: at })
    .where('ai_drafts.tenant_id', '=', tenantId)
    .where('ai_drafts.writing_sequence', '=', writing)
    .where('ai_drafts.position', '=', position)
    .where('ai_drafts.answer', 'is not', null)
    .where('ai_writings.tenant_id', '=', tenantId)
    .whereRef('ai_writings.writing_sequence', '=', 'ai_drafts.writing_sequence')
    .where('ai_writings.member_id', '=', memberId)
    .returning(COLUMNS.map((column) => `ai_drafts.${column}` as const));
