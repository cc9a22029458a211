import { noticeMail } from '@dure/contract/clubs/notices/notice-mail.text';
import { noticeSender } from '@dure/contract/clubs/notices/notice-labels.text';
import { MEMBER_ROLES } from '@dure/contract/tenancy/accounts/member-roles';
import { inBatches } from '../../../../kernel/jobs/batches.ts';
import type { Progress } from '../../../../kernel/jobs/queue.ts';
import { composeMail } from '../../../../kernel/mail/compose-mail.ts';
import { markdownMailHtml } from '../../../../kernel/mail/html.ts';
import type { Tenant } from '../../../../kernel/tenancy.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { writeInBatches } from '../../../tenancy/mails/mails.public.ts';
import {
  announceNotified,
  listMutedIn,
  listReachable,
  notify,
  unsubscribeToken,
} from '../../../tenancy/notifications/notifications.public.ts';
import * as queries from './sending.queries.ts';

/** Bells of one transaction. */
const TOLD_AT_ONCE = 500;
/** How long a notice's mail is tried. */
const USEFUL_MS = 3 * 24 * 60 * 60_000;

/** Begins what is due: whom each is for is settled here, once. */
const begin = ({ database, clock }: Services, { tenantId }: Tenant) =>
  inBatches(1, () =>
    database.transaction(tenantId, async (transaction) => {
      const due = await transaction.first(queries.takeDue(tenantId, clock.now()));
      if (!due) return 0;
      const notice = due.notice_sequence;
      const count = await transaction.change(
        queries.addRecipients(tenantId, notice, {
          roles: MEMBER_ROLES.filter((role) => due.roles.includes(role)),
          memberTypes: due.member_types,
          organizationCodes: due.organization_codes,
          clubSequences: due.club_sequences,
          inRunningClubs: due.in_running_clubs,
        }),
      );
      transaction.soon(queries.keepRecipientCount(tenantId, notice, count));
      return 1;
    }),
  );

/** Puts notices into bells, and has open pages show their banners. */
async function tell({ database, clock }: Services, { tenantId, name }: Tenant): Promise<number> {
  let done = 0;
  await inBatches(TOLD_AT_ONCE, async (most) => {
    const taken = await database.transaction(tenantId, async (transaction) => {
      const due = await transaction.rows(queries.claimUntold(tenantId, most));
      if (due.length === 0) return 0;
      transaction.soon(queries.markTold(tenantId, due));
      const [belled, shown] = [due.filter((one) => one.in_bell), due.filter((one) => !one.in_bell)];
      const told = belled.map((one) => ({
        memberId: one.member_id,
        kind: 'notice' as const,
        detail: {
          notice: one.notice_sequence,
          title: one.title,
          sender: noticeSender(name),
          // No digest repeats what has a mail of its own.
          ...(one.by_mail && { isMailed: 1 }),
        },
      }));
      await notify(transaction, told, clock.now());
      announceNotified(
        transaction,
        shown.map((one) => one.member_id),
      );
      return due.length;
    });
    done += taken;
    return taken;
  });
  return done;
}

/** Writes the mails of notices, each once: of whoever may be written to by then. */
const mail = (services: Services, tenant: Tenant, progress: Progress) =>
  writeInBatches(services, tenant, progress, async (transaction, now, most) => {
    const { tenantId, name, uri, time_zone: timeZone } = tenant;
    const due = await transaction.rows(queries.claimUnmailed({ tenantId, now, timeZone }, most));
    if (due.length === 0) return { taken: 0, mails: [] };
    transaction.soon(queries.markMailed(tenantId, due));
    const memberIds = [...new Set(due.map((one) => one.member_id))];
    const [people, muted] = await transaction.all(
      listReachable(tenantId, memberIds),
      listMutedIn('EMAIL', tenantId, memberIds),
    );
    const off = new Set(muted.filter(({ kind }) => kind === 'notice').map((one) => one.member_id));
    const site = services.mail.siteOf(uri);
    const letters = due.flatMap((one) => {
      const person = people.find(({ member_id }) => member_id === one.member_id);
      return person && !off.has(one.member_id) ? [{ ...one, ...person }] : [];
    });
    const mails = await Promise.all(
      letters.map(async ({ member_id: memberId, nickname, email, notice_sequence, title, body }) => {
        const token = await unsubscribeToken(services.tokens, tenantId, { memberId, mailing: 'NOTICE' }, now);
        const unsubscribeUrl = `${site}/account/unsubscribe?token=${token}`;
        const { subject, greeting, plain, links } = noticeMail({
          tenantName: name,
          nickname,
          title,
          text: body,
          page: `${site}/notices/${notice_sequence}`,
          unsubscribe: unsubscribeUrl,
        });
        const ending = links.map(({ words, address }) => `${words}\n${address}`).join('\n\n');
        return {
          recipient: email,
          usefulUntil: new Date(now.getTime() + USEFUL_MS),
          to: { memberId, unsubscribeUrl },
          ...composeMail(tenant, subject, greeting, plain, ending),
          html: markdownMailHtml({ greeting, markdown: body, ending, site }),
        };
      }),
    );
    return { taken: due.length, mails };
  });

/**
 * Sends what is due at an organisation. Each step is taken and done in one transaction. So a killed server has told nobody
 * twice and left out nobody: the next one goes on where it was.
 */
export async function sendNotices(services: Services, tenant: Tenant, progress: Progress): Promise<void> {
  await begin(services, tenant);
  // Whoever writes mails passes over a recipient whom another server is just telling, and the other way round. A server that
  // did something looks again, so the last one finds all that is left.
  while ((await tell(services, tenant)) + (await mail(services, tenant, progress)) > 0);
  await services.database.transaction(tenant.tenantId, (transaction) =>
    transaction.change(queries.finishNotices(tenant.tenantId)),
  );
}
