import { build } from '../../../../kernel/database/build.ts';
import type { OfResume } from '../resume-stories.queries.ts';

/** Every key that ever signed, the newest first. */
export const listBadgeKeys = (tenantId: string) =>
  build
    .selectFrom('badge_keys')
    .select(['key_id', 'public_key', 'sealed_key', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('key_id');

export interface NewBadgeKey {
  readonly keyId: string;
  readonly publicKey: string;
  readonly sealedKey: string;
  readonly now: Date;
}

export const insertBadgeKey = (tenantId: string, { keyId, publicKey, sealedKey, now }: NewBadgeKey) =>
  build.insertInto('badge_keys').values({
    tenant_id: tenantId,
    key_id: keyId,
    public_key: publicKey,
    sealed_key: sealedKey,
    created_at: now,
  });

export const resealBadgeKey = (tenantId: string, keyId: string, sealedKey: string) =>
  build
    .updateTable('badge_keys')
    .set({ sealed_key: sealedKey })
    .where('tenant_id', '=', tenantId)
    .where('key_id', '=', keyId);

/** Under what name a badge is given. */
export const findEarner = ({ tenantId, memberId }: OfResume) =>
  build.selectFrom('members').select('nickname').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);
