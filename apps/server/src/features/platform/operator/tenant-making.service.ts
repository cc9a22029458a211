import type { MadeTenant, NewTenant } from '@dure/contract/platform/operator/new-tenant';
import { v7 as uuidv7 } from 'uuid';
import type { Query, Transaction } from '../../../kernel/database/database.ts';
import { insertOperatorEntry, type OperatorActor } from '../../../kernel/operator/entries.queries.ts';
import type { Services } from '../../../kernel/unit.ts';
import {
  type FirstInvitation,
  hashPassword,
  makeFirstManager,
  refuseCommon,
} from '../../tenancy/accounts/accounts.public.ts';
import { keepMails } from '../../tenancy/mails/mails.public.ts';
import { invitationMail } from './operator.text.ts';
import { insertFirstCodes, type TenantRow } from './tenant-making.queries.ts';

export interface Making {
  readonly database: Services['database'];
  readonly now: Date;
  readonly by: OperatorActor;
  /** Whether mail leaves; otherwise the invitation's link is told to whoever makes the tenant. */
  readonly sendsMail: boolean;
  readonly siteOf: (uri: string) => string;
  /** Makes the row, or answers that it is not to be. */
  readonly insert: (row: TenantRow) => Query<{ is_made: boolean }>;
}

/**
 * Makes a tenant with its codes and its first manager, all at once or nothing. Undefined where the row is not to be: the address is
 * taken, or somebody else was first.
 */
export async function makeTenant(
  { database, now, by, sendsMail, siteOf, insert }: Making,
  { manager, ...tenant }: NewTenant,
): Promise<MadeTenant | undefined> {
  if (manager.password !== undefined) await refuseCommon(manager.password, manager.email, 'manager.password');
  const passwordHash = manager.password === undefined ? undefined : await hashPassword(manager.password);
  const tenantId = uuidv7();
  const siteUrl = siteOf(tenant.uri);
  return database.transaction(tenantId, async (transaction) => {
    const made = await transaction.first(insert({ ...tenant, tenantId, now }));
    if (made?.is_made !== true) return undefined;
    const about = { tenantId, name: tenant.name };
    const after = { uri: tenant.uri, manager: manager.email };
    transaction.soon(
      insertFirstCodes(tenantId),
      insertOperatorEntry(by, { action: 'tenantMade', tenant: about, after }, now),
    );
    const invitation = makeFirstManager(transaction, { ...manager, passwordHash }, now);
    const how = { name: tenant.name, siteUrl, email: manager.email, sendsMail, now };
    return { siteUrl, manager: tellManager(transaction, how, invitation) };
  });
}

interface Telling {
  /** Of the tenant. */
  readonly name: string;
  readonly siteUrl: string;
  readonly email: string;
  readonly sendsMail: boolean;
  readonly now: Date;
}

/** How a first manager comes in: by the password that was given, or by a link, which leaves by mail where mail is sent. */
export function tellManager(
  transaction: Transaction,
  { name, siteUrl, email, sendsMail, now }: Telling,
  invitation: FirstInvitation | undefined,
): MadeTenant['manager'] {
  if (!invitation) return { email, way: 'PASSWORD', link: null, linkUntil: null };
  const link = `${siteUrl}/account/invitation#${invitation.secret}`;
  const linkUntil = invitation.until.toISOString();
  if (!sendsMail) return { email, way: 'LINK', link, linkUntil };
  keepMails(transaction, now, { recipient: email, usefulUntil: invitation.until, ...invitationMail({ name }, link) });
  return { email, way: 'MAIL', link: null, linkUntil };
}
