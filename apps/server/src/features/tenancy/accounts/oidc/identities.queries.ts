import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';

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
  readonly sid: string | null;
}

export const insertProviderSession = (tenantId: string, { tokenId, identityId, memberId, sid }: BySession) =>
  build
    .insertInto('oidc_sessions')
    .values({ tenant_id: tenantId, token_id: tokenId, identity_id: identityId, member_id: memberId, sid });

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

interface Ended {
  readonly issuer: string;
  readonly subject: string | undefined;
  readonly sid: string | undefined;
}

/**
 * The sessions that began with a log-in at the provider which has ended. Of a person's whose name at the provider is not known
 * all end: one too many is a log-in more.
 */
export const listEndedSessions = (tenantId: string, { issuer, subject, sid }: Ended) =>
  build
    .selectFrom('oidc_sessions')
    .innerJoin('oidc_identities', (join) => sameTenant(join, 'oidc_identities', 'oidc_sessions', 'identity_id'))
    .select(['oidc_sessions.token_id', 'oidc_sessions.member_id'])
    .where('oidc_sessions.tenant_id', '=', tenantId)
    .where('issuer', '=', issuer)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject!))
    .$if(sid !== undefined, (query) =>
      query.where((row) =>
        subject === undefined ? row('sid', '=', sid!) : row.or([row('sid', '=', sid!), row('sid', 'is', null)]),
      ),
    );
