import type { PointKind } from '@dure/contract/people/points/point-kinds';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';

export const findPointSettings = (tenantId: string) =>
  build
    .selectFrom('point_settings')
    .select([sql<Partial<Record<PointKind, number>>>`amounts`.as('amounts'), 'version', 'changed_at'])
    .where('tenant_id', '=', tenantId);
export type PointSettingsRow = RowsOf<ReturnType<typeof findPointSettings>>[number];

interface Editing {
  readonly tenantId: string;
  readonly memberId: string;
  readonly now: Date;
}

/** Keeps amounts over the version that their editor saw; no row is touched where another stands. */
export function keepPointSettings(
  { tenantId, memberId, now }: Editing,
  given: Readonly<Record<PointKind, number>>,
  seen: number,
) {
  const changed = { amounts: JSON.stringify(given), changed_by: memberId, changed_at: now };
  return seen === 0
    ? build
        .insertInto('point_settings')
        .values({ ...changed, tenant_id: tenantId })
        .onConflict((conflict) => conflict.doNothing())
    : build
        .updateTable('point_settings')
        .set((row) => ({ ...changed, version: row('version', '+', 1) }))
        .where('tenant_id', '=', tenantId)
        .where('version', '=', seen);
}
