import webPush from 'web-push';
import type { Sender } from '../../../kernel/push/carrier.ts';
import type { Tenant } from '../../../kernel/tenancy.ts';
import type { Services } from '../../../kernel/unit.ts';
import { findPushKeys, keepPushKeys } from './devices.queries.ts';

/** As whom a tenant pushes; its keys are made when they are asked for first, and stay, since browsers subscribe to them. */
export async function pushSenderOf({ database, mail }: Services, { tenantId, uri }: Tenant): Promise<Sender> {
  let [[row]] = await database.read(tenantId, findPushKeys(tenantId));
  if (!row) {
    const made = webPush.generateVAPIDKeys();
    row = await database.transaction(tenantId, async (transaction) => {
      transaction.soon(keepPushKeys(tenantId, made));
      return transaction.first(findPushKeys(tenantId));
    });
  }
  const site = new URL(mail.siteOf(uri));
  const subject = site.protocol === 'https:' ? site.origin : `mailto:no-reply@${site.hostname}`;
  return { publicKey: row!.public_key, privateKey: row!.private_key, subject };
}
