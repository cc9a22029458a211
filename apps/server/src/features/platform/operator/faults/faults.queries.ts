import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { Fault } from './faults.policy.ts';

/** Since when a mail waits that a server has not taken since before `by`; null: none does. */
export const findStuckSince = (tenantId: string, by: Date) =>
  build
    .selectFrom('mails')
    .where('tenant_id', '=', tenantId)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('failure', 'is not', null)
    .where('created_at', '<=', by)
    .select((row) => row.fn.min<Date | null>('created_at').as('since'));

/** Whether a mail has left that was written since then. */
export const hasSentSince = (tenantId: string, since: Date) =>
  build
    .selectFrom('mails')
    .where('tenant_id', '=', tenantId)
    .where('created_at', '>=', since)
    .where('sent_at', 'is not', null)
    .select('mail_id')
    .limit(1);

/** Keeps what fails now, those that are known as they are; forgets what is well again. */
export const keepFaults = (faults: readonly Fault[]) =>
  build
    .insertInto('installation_faults')
    .columns(['fault', 'since'])
    .expression(
      sql`select * from unnest(${faults.map(({ fault }) => fault)}::text[], ${faults.map(({ since }) => since.toISOString())}::timestamptz[])`,
    )
    .onConflict((conflict) => conflict.column('fault').doNothing());
export const forgetOtherFaults = (faults: readonly Fault[]) =>
  build
    .deleteFrom('installation_faults')
    .where(sql<boolean>`fault <> all(${faults.map(({ fault }) => fault)}::text[])`);

export const untoldFaults = build
  .selectFrom('installation_faults')
  .select(['fault', 'since'])
  .where('told_at', 'is', null)
  .orderBy('since')
  .orderBy('fault');
export const markTold = (faults: readonly string[], now: Date) =>
  build
    .updateTable('installation_faults')
    .set({ told_at: now })
    .where(sql<boolean>`fault = any(${faults}::text[])`);

/** Where those who run the installation are written to. */
export const operatorAddresses = build
  .selectFrom('operators')
  .select('email')
  .where('retired_at', 'is', null)
  .orderBy('email_normal');
