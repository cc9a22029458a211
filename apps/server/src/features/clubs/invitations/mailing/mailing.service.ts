import type { MemberRole } from '@dure/contract/tenancy/accounts/member-roles';
import { dayWriter } from '../../../../kernel/calendar/days.ts';
import type { Progress } from '../../../../kernel/jobs/queue.ts';
import type { Tenant } from '../../../../kernel/tenancy.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { hashOf, newSecret } from '../../../tenancy/accounts/accounts.public.ts';
import { writeInBatches } from '../../../tenancy/mails/mails.public.ts';
import { invitationMail } from '../invitations.text.ts';
import { claimUnmailed, markMailed } from './mailing.queries.ts';

/**
 * Writes the mails of all who wait for one at a tenant, each with its link. Of a link only its hash is kept, besides the mail until
 * that has left.
 */
export async function writeInvitations(services: Services, tenant: Tenant, progress: Progress): Promise<void> {
  const { tenantId } = tenant;
  const day = dayWriter(tenant.time_zone);
  const site = services.mail.siteOf(tenant.uri);
  await writeInBatches(services, tenant, progress, async (transaction, now, most) => {
    const due = await transaction.rows(claimUnmailed(tenantId, now, most));
    const mails = due.map(({ invitation_id, email, name, organization_code, role, valid_until }) => {
      const secret = newSecret();
      transaction.soon(markMailed(tenantId, invitation_id, hashOf(secret), now));
      const letter = {
        name: name || email,
        organizationCode: organization_code,
        role: role as MemberRole,
        until: day(valid_until).short,
        link: `${site}/account/join#${secret}`,
      };
      return { recipient: email, usefulUntil: valid_until, ...invitationMail(tenant, letter) };
    });
    return { taken: due.length, mails };
  });
}
