import { sql } from 'kysely';
import type { ColumnValues } from '../../../../kernel/columns.ts';
import type { OidcSettings } from '../../../../kernel/database/schema.gen.ts';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';

export const findOidcSettings = (tenantId: string) =>
  build.selectFrom('oidc_settings').selectAll().where('tenant_id', '=', tenantId);
export type OidcSettingsRow = RowsOf<ReturnType<typeof findOidcSettings>>[number];

export type OidcSettingsValues = ColumnValues<
  OidcSettings,
  'issuer' | 'client_id' | 'sealed_secret' | 'secret_ending' | 'proves_addresses'
>;

interface Editing {
  readonly tenantId: string;
  readonly memberId: string;
  readonly now: Date;
}

/** Keeps settings over the version that their editor saw; no row is touched where another stands. */
export const keepOidcSettings = ({ tenantId, memberId, now }: Editing, values: OidcSettingsValues, seen: number) => {
  const changed = { ...values, changed_by: memberId, changed_at: now };
  return seen === 0
    ? build
        .insertInto('oidc_settings')
        .values({ ...changed, tenant_id: tenantId })
        .onConflict((conflict) => conflict.doNothing())
    : build
        .updateTable('oidc_settings')
        .set((row) => ({ ...changed, version: row('version', '+', 1) }))
        .where('tenant_id', '=', tenantId)
        .where('version', '=', seen);
};

/** Whether the log-in page of the tenant offers it. */
export const offerOidc = (isOffered: boolean) =>
  build.selectNoFrom(sql`offer_log_in_type('OIDC', ${isOffered})`.as('done'));

/** The ways in as they stand, whatever the server believes. */
export const findLoginTypes = (tenantId: string) =>
  build.selectFrom('tenants').select('login_types').where('tenant_id', '=', tenantId);

/** The same secret under a new seal, unless somebody changed it meanwhile. */
export const sealSecretAnew = (tenantId: string, before: string, after: string) =>
  build
    .updateTable('oidc_settings')
    .set({ sealed_secret: after })
    .where('tenant_id', '=', tenantId)
    .where('sealed_secret', '=', before);
