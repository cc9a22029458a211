import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';

export const listOwn = (tenantId: string, memberId: string) =>
  build
    .selectFrom('passkeys')
    .select(['passkey_id', 'credential_id', 'transports', 'name', 'created_at', 'last_used_at'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('passkey_id', 'desc');

/** A passkey with its account as it is now, which nobody changes until the transaction ends. */
export const holdPasskey = (tenantId: string, credentialId: string) =>
  build
    .selectFrom('passkeys')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'passkeys', 'member_id'))
    .select(['passkey_id', 'credential_id', 'public_key', 'counter', 'status', 'email', 'dormant_at'])
    .select([
      'members.member_id',
      'members.member_type',
      'members.nickname',
      'members.profile_image_key',
      'members.roles',
    ])
    .where('passkeys.tenant_id', '=', tenantId)
    .where('credential_id', '=', credentialId)
    .forShare('members')
    .forUpdate('passkeys');

interface NewPasskey {
  readonly passkeyId: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
}

/** Changes no row where the credential is there already. */
export const insertPasskey = (tenantId: string, memberId: string, made: NewPasskey) =>
  build
    .insertInto('passkeys')
    .values({
      tenant_id: tenantId,
      passkey_id: made.passkeyId,
      member_id: memberId,
      credential_id: made.credentialId,
      public_key: made.publicKey,
      counter: made.counter,
      transports: sql`${made.transports}::text[]`,
      name: made.name,
      created_at: made.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing());

export const noteUse = (tenantId: string, passkeyId: string, counter: number, now: Date) =>
  build
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('tenant_id', '=', tenantId)
    .where('passkey_id', '=', passkeyId);

export const deletePasskey = (tenantId: string, memberId: string, passkeyId: string) =>
  build
    .deleteFrom('passkeys')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('passkey_id', '=', passkeyId)
    .returning('name');

/** Uses a challenge up: of two at once one changes a row. */
export const useChallenge = (tenantId: string, challengeHash: string, expiresAt: Date) =>
  build
    .insertInto('used_challenges')
    .values({ tenant_id: tenantId, challenge_hash: challengeHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing());

export const deleteUsedChallenges = (tenantId: string, now: Date) =>
  build.deleteFrom('used_challenges').where('tenant_id', '=', tenantId).where('expires_at', '<=', now);
