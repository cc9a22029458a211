import { build } from '../../../../kernel/database/build.ts';

export const findInvitationSettings = (tenantId: string) =>
  build.selectFrom('invitation_settings').select(['instructors_invite', 'version']).where('tenant_id', '=', tenantId);

interface Editing {
  readonly tenantId: string;
  readonly memberId: string;
  readonly now: Date;
}

/** Keeps the settings over the version that their editor saw; no row is touched where another stands. */
export function keepInvitationSettings({ tenantId, memberId, now }: Editing, instructorsInvite: boolean, seen: number) {
  const changed = { instructors_invite: instructorsInvite, changed_by: memberId, changed_at: now };
  return seen === 0
    ? build
        .insertInto('invitation_settings')
        .values({ ...changed, tenant_id: tenantId })
        .onConflict((conflict) => conflict.doNothing())
    : build
        .updateTable('invitation_settings')
        .set((row) => ({ ...changed, version: row('version', '+', 1) }))
        .where('tenant_id', '=', tenantId)
        .where('version', '=', seen);
}
