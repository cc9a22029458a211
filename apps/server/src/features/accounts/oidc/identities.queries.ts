import { build } from '../../../kernel/database/build.ts';

/** An account of a provider: its name is good at that one alone. */
export interface Named {
  readonly issuer: string;
  readonly subject: string;
}

export const findIdentity = (tenantId: string, { issuer, subject }: Named) =>
  build
    .selectFrom('oidc_identities')
    .select(['identity_id', 'member_id'])
    .where('tenant_id', '=', tenantId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject);

export const insertIdentity = (
  tenantId: string,
  { issuer, subject, identityId, memberId }: Named & { readonly identityId: string; readonly memberId: string },
  now: Date,
) =>
  build
    .insertInto('oidc_identities')
    .values({ tenant_id: tenantId, identity_id: identityId, member_id: memberId, issuer, subject, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('identity_id');

export const listIdentitiesOf = (tenantId: string, memberId: string) =>
  build
    .selectFrom('oidc_identities')
    .select(['identity_id', 'issuer', 'linked_at'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .orderBy('linked_at');

export const deleteIdentity = (tenantId: string, memberId: string, identityId: string) =>
  build
    .deleteFrom('oidc_identities')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('identity_id', '=', identityId)
    .returning('identity_id');

interface BySession {
  readonly tokenId: string;
  readonly identityId: string;
  readonly memberId: string;
}

export const insertProviderSession = (tenantId: string, { tokenId, identityId, memberId }: BySession) =>
  build
    .insertInto('oidc_sessions')
    .values({ tenant_id: tenantId, token_id: tokenId, identity_id: identityId, member_id: memberId });

export const findProviderSession = (tenantId: string, tokenId: string) =>
  build
    .selectFrom('oidc_sessions')
    .select('identity_id')
    .where('tenant_id', '=', tenantId)
    .where('token_id', '=', tokenId);

export const listProviderSessions = (tenantId: string, identityId: string) =>
  build
    .selectFrom('oidc_sessions')
    .select('token_id')
    .where('tenant_id', '=', tenantId)
    .where('identity_id', '=', identityId);
