import type { RetentionKind } from '@dure/contract/platform/retention/retention-kinds';
import { build } from '../../../kernel/database/build.ts';

export const findRetention = (tenantId: string) =>
  build
    .selectFrom('retention_settings')
    .select(['mail_days', 'invitation_days', 'notice_days', 'conversation_days', 'version'])
    .where('tenant_id', '=', tenantId);

interface Editing {
  readonly tenantId: string;
  readonly memberId: string;
  readonly now: Date;
}
export type Periods = Readonly<Record<Exclude<RetentionKind, 'conversationDays'>, number>> & {
  readonly conversationDays: number | null;
};

/** Keeps the periods over the version that their editor saw; no row is touched where another stands. */
export function keepRetention({ tenantId, memberId, now }: Editing, periods: Periods, seen: number) {
  const changed = {
    mail_days: periods.mailDays,
    invitation_days: periods.invitationDays,
    notice_days: periods.noticeDays,
    conversation_days: periods.conversationDays,
    changed_by: memberId,
    changed_at: now,
  };
  return seen === 0
    ? build
        .insertInto('retention_settings')
        .values({ ...changed, tenant_id: tenantId })
        .onConflict((conflict) => conflict.doNothing())
    : build
        .updateTable('retention_settings')
        .set((row) => ({ ...changed, version: row('version', '+', 1) }))
        .where('tenant_id', '=', tenantId)
        .where('version', '=', seen);
}
