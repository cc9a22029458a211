import { build } from '../../../../kernel/database/build.ts';

/** The next that wait for their mail, held: another server takes others. */
export const claimUnmailed = (tenantId: string, now: Date, most: number) =>
  build
    .selectFrom('invitations')
    .select(['invitation_id', 'email', 'name', 'organization_code', 'role', 'valid_until'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'INVITED')
    .where('mailed_at', 'is', null)
    .where('valid_until', '>', now)
    .orderBy('invitation_id')
    .limit(most)
    .forUpdate()
    .skipLocked();

/** What is kept of a link, with the mail that holds it. */
export const markMailed = (tenantId: string, invitationId: string, secretHash: string, now: Date) =>
  build
    .updateTable('invitations')
    .set({ secret_hash: secretHash, mailed_at: now })
    .where('tenant_id', '=', tenantId)
    .where('invitation_id', '=', invitationId);
