import { build } from '../../../../kernel/database/build.ts';

interface Proof {
  readonly memberId: string;
  readonly email: string;
  readonly secretHash: string;
  readonly validUntil: Date;
}

/** What was sent last counts. */
export const keepProof = (tenantId: string, { memberId, email, secretHash, validUntil }: Proof) => {
  const sent = { email, secret_hash: secretHash, valid_until: validUntil };
  return build
    .insertInto('address_proofs')
    .values({ ...sent, tenant_id: tenantId, member_id: memberId })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id']).doUpdateSet(sent));
};

/** Uses a link up. */
export const takeProof = (tenantId: string, secretHash: string, now: Date) =>
  build
    .deleteFrom('address_proofs')
    .where('tenant_id', '=', tenantId)
    .where('secret_hash', '=', secretHash)
    .where('valid_until', '>', now)
    .returning(['member_id', 'email']);

export const deleteOldProofs = (tenantId: string, now: Date) =>
  build.deleteFrom('address_proofs').where('tenant_id', '=', tenantId).where('valid_until', '<=', now);

/** Gives an account without an address one that its owner has opened a mail at; no row where it has one by then. */
export const giveAddress = (tenantId: string, memberId: string, email: string, now: Date) =>
  build
    .updateTable('members')
    .set({ email, email_normal: email.toLowerCase(), email_verified_at: now })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('email', 'is', null)
    .where('status', 'in', ['ACTIVE', 'LOCKED']);
