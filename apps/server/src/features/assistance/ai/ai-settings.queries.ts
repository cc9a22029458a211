import { sql } from 'kysely';
import type { ColumnValues } from '../../../kernel/columns.ts';
import type { AiSettings } from '../../../kernel/database/schema.gen.ts';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';

export const findAiSettings = (tenantId: string) =>
  build.selectFrom('ai_settings').selectAll().where('tenant_id', '=', tenantId);
export type AiSettingsRow = RowsOf<ReturnType<typeof findAiSettings>>[number];

export type AiSettingsValues = ColumnValues<
  AiSettings,
  | 'engine'
  | 'protocol'
  | 'base_url'
  | 'model'
  | 'sealed_key'
  | 'key_ending'
  | 'input_price'
  | 'output_price'
  | 'monthly_cap'
  | 'stops_at_cap'
>;

interface Editing {
  readonly tenantId: string;
  readonly memberId: string;
  readonly now: Date;
}

/** Keeps settings over the version that their editor saw; no row is touched where another stands. */
export const saveAiSettings = ({ tenantId, memberId, now }: Editing, values: AiSettingsValues, seen: number) => {
  const changed = { ...values, changed_by: memberId, changed_at: now };
  return seen === 0
    ? build
        .insertInto('ai_settings')
        .values({ ...changed, tenant_id: tenantId })
        .onConflict((conflict) => conflict.doNothing())
    : build
        .updateTable('ai_settings')
        .set((row) => ({ ...changed, version: row('version', '+', 1) }))
        .where('tenant_id', '=', tenantId)
        .where('version', '=', seen);
};

/** The same key under a new seal, unless somebody changed it meanwhile. */
export const sealAnew = (tenantId: string, before: string, after: string) =>
  build
    .updateTable('ai_settings')
    .set({ sealed_key: after })
    .where('tenant_id', '=', tenantId)
    .where('sealed_key', '=', before);

/** One transaction of a tenant at a time, until it commits. */
export const lockSpending = (tenantId: string) =>
  build.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${`ai:${tenantId}`}::text, 0))`.as('locked'));
