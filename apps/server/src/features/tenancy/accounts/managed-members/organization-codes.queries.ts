import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { GONE } from '../../../../kernel/session/gone.ts';

/** The places as they stand, whatever the server believes, in their order. */
export const listPlaces = (tenantId: string) =>
  build
    .selectFrom(
      sql<{ code: string; no: number }>`(select code, no from tenants,
        unnest(organization_codes) with ordinality as place(code, no) where tenant_id = ${tenantId}::uuid)`.as('place'),
    )
    .select((row) => [
      'code',
      row
        .selectFrom('members')
        .select((member) => member.fn.countAll<number>().as('count'))
        .where('tenant_id', '=', tenantId)
        .where('status', 'not in', GONE)
        .whereRef('organization_code', '=', 'place.code')
        .as('member_count'),
    ])
    .orderBy('no');

/** Whether they are kept: not over others than the editor saw. */
export const keepPlaces = (seen: readonly string[], codes: readonly string[]) =>
  build.selectNoFrom(sql<boolean>`keep_organization_codes(${seen}::text[], ${codes}::text[])`.as('is_kept'));

export interface Renamed {
  readonly was: string;
  readonly code: string;
}

/** Where a place is written for a person: of members, and of whoever is to be one. */
export const PLACED = ['members', 'registrations', 'invitations', 'class_code_people'] as const;

/** Whoever belongs to a place goes along with its name, all at once: two may change names with each other. */
export const renamePlaces = (table: (typeof PLACED)[number], tenantId: string, renamed: readonly Renamed[]) =>
  build
    .updateTable(table)
    .from(
      sql<Renamed>`unnest(${renamed.map(({ was }) => was)}::text[], ${renamed.map(({ code }) => code)}::text[])`.as<'renamed'>(
        sql`renamed(was, code)`,
      ),
    )
    .set((row) => ({ organization_code: row.ref('renamed.code') }))
    .where(`${table}.tenant_id`, '=', tenantId)
    .whereRef(`${table}.organization_code`, '=', 'renamed.was');
