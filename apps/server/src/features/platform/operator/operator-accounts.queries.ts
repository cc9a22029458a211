import { OPERATOR_LOCK } from '@dure/contract/platform/operator/operator-limits';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';

const MINUTE_MS = 60_000;

/** The account of an address, held until the end of the transaction: two who try at once count one after the other. */
export const holdOperator = (email: string) =>
  build
    .selectFrom('operators')
    .selectAll()
    .where('email_normal', '=', email.toLowerCase())
    .where('retired_at', 'is', null)
    .forUpdate();

/** Counts a log-in that failed; the last of many locks the account for a while. */
export const countFailure = (operatorId: string, now: Date) =>
  build
    .updateTable('operators')
    .set({
      failures: sql<number>`case when failures + 1 >= ${OPERATOR_LOCK.failures} then 0 else failures + 1 end`,
      locked_until: sql<Date | null>`case when failures + 1 >= ${OPERATOR_LOCK.failures}
        then ${new Date(now.getTime() + OPERATOR_LOCK.minutes * MINUTE_MS)}::timestamptz else locked_until end`,
    })
    .where('operator_id', '=', operatorId)
    .returning(sql<boolean>`coalesce(locked_until > ${now}::timestamptz, false)`.as('is_locked'));

/** The code of this step counts, and none before it any more. */
export const takeOperatorStep = (operatorId: string, step: number) =>
  build
    .updateTable('operators')
    .set({ failures: 0, locked_until: null, last_step: step })
    .where('operator_id', '=', operatorId);

export const insertOperatorSession = (row: {
  readonly token_hash: string;
  readonly operator_id: string;
  readonly started_at: Date;
  readonly expires_at: Date;
}) => build.insertInto('operator_sessions').values(row);

export const deleteOperatorSession = (tokenHash: string) =>
  build.deleteFrom('operator_sessions').where('token_hash', '=', tokenHash);
export const deleteEndedSessions = (now: Date) => build.deleteFrom('operator_sessions').where('expires_at', '<=', now);
export const deleteSessionsOf = (operatorId: string) =>
  build.deleteFrom('operator_sessions').where('operator_id', '=', operatorId);

export const insertOperator = (row: {
  readonly operator_id: string;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string;
  readonly sealed_secret: string;
  readonly created_at: Date;
}) =>
  build
    .insertInto('operators')
    .values({ ...row, email_normal: row.email.toLowerCase() })
    .onConflict((conflict) => conflict.column('email_normal').doNothing())
    .returning('operator_id');

export const renewOperator = (
  operatorId: string,
  row: { readonly password_hash: string; readonly sealed_secret: string },
) =>
  build
    .updateTable('operators')
    .set({ ...row, failures: 0, locked_until: null })
    .where('operator_id', '=', operatorId);
export const unlockOperator = (operatorId: string) =>
  build.updateTable('operators').set({ failures: 0, locked_until: null }).where('operator_id', '=', operatorId);
/** The address may come back: another account gets it then. */
export const retireOperator = (operatorId: string, now: Date) =>
  build
    .updateTable('operators')
    .set({ retired_at: now, email_normal: operatorId })
    .where('operator_id', '=', operatorId);

export const listOperators = build
  .selectFrom('operators')
  .select(['email', 'name', 'locked_until', 'created_at', 'retired_at'])
  .orderBy('created_at');
