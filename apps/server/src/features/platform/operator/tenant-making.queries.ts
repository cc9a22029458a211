import type { NewTenant } from '@dure/contract/platform/operator/new-tenant';
import { DEFAULT_LOGO } from '@dure/contract/tenancy/tenants/tenant-columns';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { FIRST_CODES } from './first-codes.text.ts';

export interface TenantRow extends Omit<NewTenant, 'manager'> {
  readonly tenantId: string;
  readonly now: Date;
}

const footerOf = ({ name }: TenantRow) => JSON.stringify({ kind: 'GENERIC', lines: [name] });

/** A tenant of the database's owner, who makes as many as they like. Answers a row where it was made. */
export const insertTenant = (row: TenantRow) =>
  build
    .insertInto('tenants')
    .values({
      tenant_id: row.tenantId,
      uri: row.uri,
      name: row.name,
      logo_svg: DEFAULT_LOGO,
      footer: sql`${footerOf(row)}::jsonb`,
      color_preset: row.colorPreset,
      registration_authentication_type: row.registrationAuthenticationType,
      time_zone: row.timeZone,
      created_at: row.now,
    })
    .onConflict((conflict) => conflict.column('uri').doNothing())
    .returning(sql<boolean>`true`.as('is_made'));

/** The first tenant, by whoever has the set-up secret: that is used up. Answers whether it was made. */
export const insertFirstTenant = (row: TenantRow, setupHash: string) =>
  build.selectNoFrom(
    sql<boolean>`make_first_tenant(${setupHash}, ${row.tenantId}::uuid, ${row.uri}, ${row.name}, ${DEFAULT_LOGO}, ${footerOf(row)}::jsonb,
      ${row.colorPreset}, ${row.registrationAuthenticationType}, ${row.timeZone}, ${row.now}::timestamptz)`.as(
      'is_made',
    ),
  );

/** A tenant of an operator who is logged in; answers whether the address was free. */
export const insertTenantBySession = (row: TenantRow, sessionHash: string) =>
  build.selectNoFrom(
    sql<boolean>`make_tenant_by_session(${sessionHash}, ${row.tenantId}::uuid, ${row.uri}, ${row.name}, ${DEFAULT_LOGO}, ${footerOf(row)}::jsonb,
      ${row.colorPreset}, ${row.registrationAuthenticationType}, ${row.timeZone}, ${row.now}::timestamptz)`.as(
      'is_made',
    ),
  );

/** Job groups and levels that a tenant begins with. */
export const insertFirstCodes = (tenantId: string) =>
  build
    .insertInto('codes')
    .values(
      FIRST_CODES.flatMap(({ kind, names }) =>
        names.map(([code, name], position) => ({ tenant_id: tenantId, kind, code, name, parent_code: null, position })),
      ),
    );
