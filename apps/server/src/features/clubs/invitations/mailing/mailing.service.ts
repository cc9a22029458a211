import type { MemberRole } from '@dure/contract/tenancy/accounts/member-roles';
import { dayWriter } from '../../../../kernel/calendar/days.ts';
import { inPacedBatches } from '../../../../kernel/jobs/batches.ts';
import type { Progress } from '../../../../kernel/jobs/queue.ts';
import type { Tenant } from '../../../../kernel/tenancy.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { hashOf, newSecret } from '../../../tenancy/accounts/accounts.public.ts';
import { postMail } from '../../../tenancy/mails/mails.public.ts';
import { invitationMail } from '../invitations.text.ts';
import { claimUnmailed, markMailed } from './mailing.queries.ts';

/** Mails written in one transaction: what a killed server had begun is written anew by the next. */
const AT_ONCE = 5;
/** A class that is invited must not be felt by who works meanwhile. */
const SHARE_OF_TIME = 0.1;

/**
 * Writes the mails of all who wait for one at a tenant. Each is written with its link in one transaction, so a killed server
 * leaves nobody with two. Of a link only its hash is kept, besides the mail until that has left.
 */
export async function writeInvitations(services: Services, tenant: Tenant, progress: Progress): Promise<void> {
  const { tenantId } = tenant;
  const day = dayWriter(tenant.time_zone);
  const site = services.mail.siteOf(tenant.uri);
  let done = 0;
  await inPacedBatches(AT_ONCE, SHARE_OF_TIME, async (most) => {
    const now = services.clock.now();
    const written = await services.database.transaction(tenantId, async (transaction) => {
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
      if (mails.length > 0) await postMail({ services, now, tenant }, transaction, ...mails);
      return due.length;
    });
    done += written;
    await progress(done, done);
    return written;
  });
}
