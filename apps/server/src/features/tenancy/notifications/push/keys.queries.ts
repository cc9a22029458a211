import { build } from '../../../../kernel/database/build.ts';

/** The key pair of a tenant for push services. */
export const findPushKeys = (tenantId: string) =>
  build.selectFrom('push_keys').select(['public_key', 'sealed_key']).where('tenant_id', '=', tenantId);

interface NewKeys {
  readonly publicKey: string;
  readonly sealedKey: string;
  /** The sealed key whose place they take; null where there is none. */
  readonly instead: string | null;
}

/** Where two servers make a pair at once, the first counts. */
export const keepPushKeys = (tenantId: string, { publicKey, sealedKey, instead }: NewKeys) =>
  build
    .insertInto('push_keys')
    .values({ tenant_id: tenantId, public_key: publicKey, sealed_key: sealedKey })
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet({ public_key: publicKey, sealed_key: sealedKey })
        .where('push_keys.sealed_key', '=', instead),
    );
