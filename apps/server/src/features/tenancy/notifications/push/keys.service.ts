import webPush from 'web-push';
import type { Sender } from '../../../../kernel/push/carrier.ts';
import { SecretLost, type SecretBox } from '../../../../kernel/secrets/secret-box.ts';
import type { Tenant } from '../../../../kernel/tenancy.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { findPushKeys, keepPushKeys } from './keys.queries.ts';

/** Null where the installation has no longer what sealed it. */
function open(secrets: SecretBox, sealed: string, tenantId: string): string | null {
  // A key from before they were sealed is plain base64url.
  if (!sealed.includes('.')) return sealed;
  try {
    return secrets.open(sealed, tenantId);
  } catch (error) {
    if (error instanceof SecretLost) return null;
    throw error;
  }
}

/**
 * A tenant's pair. It is created on first use and stays, since browsers subscribe to its public half. Only one that
 * cannot be opened is replaced. What is not sealed by the key of today is sealed anew.
 */
async function pushKeysOf({ database, secrets }: Services, tenantId: string) {
  for (;;) {
    const [[row]] = await database.read(tenantId, findPushKeys(tenantId));
    const privateKey = row ? open(secrets, row.sealed_key, tenantId) : null;
    const kept = row && privateKey !== null ? { publicKey: row.public_key, privateKey } : undefined;
    if (kept && !secrets.isOutdated(row!.sealed_key)) return kept;
    const { publicKey, privateKey: secret } = kept ?? webPush.generateVAPIDKeys();
    const sealedKey = secrets.seal(secret, tenantId);
    await database.write(tenantId, keepPushKeys(tenantId, { publicKey, sealedKey, instead: row?.sealed_key ?? null }));
  }
}

/** As whom a tenant pushes. */
export async function pushSenderOf(services: Services, { tenantId, uri }: Tenant): Promise<Sender> {
  const keys = await pushKeysOf(services, tenantId);
  const site = new URL(services.mail.siteOf(uri));
  const subject = site.protocol === 'https:' ? site.origin : `mailto:no-reply@${site.hostname}`;
  return { ...keys, subject };
}

/** Seals what was sealed by an older key, or not at all. */
export async function sealPushKeys(services: Services, tenantId: string): Promise<void> {
  const [[row]] = await services.database.read(tenantId, findPushKeys(tenantId));
  if (row && services.secrets.isOutdated(row.sealed_key)) await pushKeysOf(services, tenantId);
}
