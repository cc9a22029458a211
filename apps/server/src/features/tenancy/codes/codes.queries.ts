import type { CodeKind } from '@dure/contract/tenancy/codes/code-kinds';
import { LISTED_CODE_USES } from '@dure/contract/tenancy/codes/code-limits';
import { sql } from 'kysely';
import { CODE_PLACES } from './code-places.ts';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

/** Codes of one kind; of two who change them at once the second waits. */
export const lockCodes = (tenantId: string, kind: CodeKind) =>
  build
    .selectFrom('codes')
    .select(['code', 'name', 'parent_code', 'position', 'is_retired', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .orderBy('code')
    .forUpdate();
export type LockedCode = RowsOf<ReturnType<typeof lockCodes>>[number];

export const listCodesInOrder = (tenantId: string) =>
  build
    .selectFrom('codes')
    .leftJoin('code_merges', (join) => sameTenant(join, 'code_merges', 'codes', ['kind', 'code']))
    .select([
      'codes.kind',
      'codes.code',
      'name',
      'parent_code',
      'is_retired',
      'version',
      'code_merges.into_code',
      'code_merges.merged_at',
    ])
    .where('codes.tenant_id', '=', tenantId)
    .orderBy('codes.kind')
    .orderBy('is_retired')
    .orderBy('position')
    .orderBy('codes.code');
export type CodeRow = RowsOf<ReturnType<typeof listCodesInOrder>>[number];

interface Use {
  readonly kind: CodeKind;
  readonly code: string;
  readonly club_count: number;
  readonly quiz_count: number;
  readonly other_count: number;
}

/** A row for each code that a place holds. */
const heldIn = (tenantId: string, { kind, table, column, isList, countedAs }: (typeof CODE_PLACES)[number]) => {
  const held = sql.ref(column);
  return sql`select ${sql.lit(kind)} as kind, ${isList ? sql`unnest(${held})` : held} as code,
      ${sql.lit(countedAs)} as counted_as
    from ${sql.table(table)} where tenant_id = ${tenantId}::uuid`;
};

/** How many clubs, quizzes and other things have each code. Deleted quizzes count as well: they can be restored. */
export const listUses = (tenantId: string) =>
  build
    .selectFrom(
      sql<Use>`(
        select kind, code, (count(*) filter (where counted_as = 'club'))::integer as club_count,
          (count(*) filter (where counted_as = 'quiz'))::integer as quiz_count,
          (count(*) filter (where counted_as = 'other'))::integer as other_count
        from (${sql.join(
          CODE_PLACES.filter(({ countedAs }) => countedAs !== null).map((place) => heldIn(tenantId, place)),
          sql` union all `,
        )}) used where code is not null group by kind, code)`.as('use'),
    )
    .selectAll();
export type UseRow = RowsOf<ReturnType<typeof listUses>>[number];

const columns = { JOB_GROUP: 'job_groups', JOB: 'jobs', JOB_LEVEL: 'job_levels' } as const;

export const listClubsWith = (tenantId: string, kind: CodeKind, code: string) =>
  build
    .selectFrom('clubs')
    .select(['club_sequence', 'club_name', 'club_type', 'club_status'])
    .where('tenant_id', '=', tenantId)
    .where(columns[kind], '@>', sql<string[]>`array[${code}]::text[]`)
    .orderBy('club_sequence', 'desc')
    .limit(LISTED_CODE_USES);

export const listPublicQuizzesWith = (tenantId: string, kind: CodeKind, code: string) => {
  const quizzes = build
    .selectFrom('quizzes')
    .select(['quiz_sequence', 'question'])
    .where('tenant_id', '=', tenantId)
    .where('quiz_status', '=', 'PUBLIC')
    .orderBy('quiz_sequence', 'desc')
    .limit(LISTED_CODE_USES);
  return kind === 'JOB_GROUP'
    ? quizzes.where('job_group', '=', code)
    : quizzes.where(columns[kind], '@>', sql<string[]>`array[${code}]::text[]`);
};

interface NewCode {
  readonly tenantId: string;
  readonly kind: CodeKind;
  readonly code: string;
  readonly name: string;
  readonly parentCode: string | null;
  readonly position: number;
}

/** Answers a row where nobody had the code before. */
export const insertCode = ({ tenantId, kind, code, name, parentCode, position }: NewCode) =>
  build
    .insertInto('codes')
    .values({ tenant_id: tenantId, kind, code, name, parent_code: parentCode, position })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code');

export const updateCode = (
  tenantId: string,
  kind: CodeKind,
  code: string,
  { name, isRetired }: { readonly name: string; readonly isRetired: boolean },
) =>
  build
    .updateTable('codes')
    .set((row) => ({ name, is_retired: isRetired, version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('code', '=', code);

/** Each gets the place that it has in the list. */
export const updateOrder = (tenantId: string, kind: CodeKind, order: readonly string[]) =>
  build
    .updateTable('codes')
    .from(
      sql<{ code: string; no: number }>`unnest(${order}::text[]) with ordinality`.as<'ordered'>(sql`ordered(code, no)`),
    )
    .set((row) => ({ position: sql<number>`${row.ref('ordered.no')}::integer` }))
    .where('codes.tenant_id', '=', tenantId)
    .where('codes.kind', '=', kind)
    .whereRef('codes.code', '=', 'ordered.code');

export const removeCode = (tenantId: string, kind: CodeKind, code: string) =>
  build.deleteFrom('codes').where('tenant_id', '=', tenantId).where('kind', '=', kind).where('code', '=', code);
