import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';

export interface NewLogin {
  readonly stateHash: string;
  readonly browserHash: string;
  readonly issuer: string;
  readonly memberId: string | null;
  readonly expiresAt: Date;
}

export const insertLogin = (tenantId: string, login: NewLogin) =>
  build.insertInto('oidc_logins').values({
    tenant_id: tenantId,
    state_hash: login.stateHash,
    browser_hash: login.browserHash,
    issuer: login.issuer,
    member_id: login.memberId,
    expires_at: login.expiresAt,
  });

/** Uses a log-in up: of two that come back at once one gets the row, and of other browsers none. */
export const takeLogin = (tenantId: string, stateHash: string, browserHash: string, now: Date) =>
  build
    .deleteFrom('oidc_logins')
    .where('tenant_id', '=', tenantId)
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returning(['issuer', 'member_id']);

export const deleteOldLogins = (tenantId: string, now: Date) =>
  build.deleteFrom('oidc_logins').where('tenant_id', '=', tenantId).where('expires_at', '<=', now);

export interface NewArrival {
  readonly browserHash: string;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly isProven: boolean;
  readonly sid: string | null;
  readonly expiresAt: Date;
}

export const insertArrival = (tenantId: string, arrival: NewArrival, now: Date) =>
  build.insertInto('oidc_arrivals').values({
    tenant_id: tenantId,
    browser_hash: arrival.browserHash,
    issuer: arrival.issuer,
    subject: arrival.subject,
    email: arrival.email,
    is_proven: arrival.isProven,
    sid: arrival.sid,
    arrived_at: now,
    expires_at: arrival.expiresAt,
  });

export const findArrival = (tenantId: string, browserHash: string, now: Date) =>
  build
    .selectFrom('oidc_arrivals')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now);
export type ArrivalRow = RowsOf<ReturnType<typeof findArrival>>[number];

/** The arrival, held: of two that use it at once the second one finds none. */
export const lockArrival = (tenantId: string, browserHash: string, now: Date) =>
  findArrival(tenantId, browserHash, now).forUpdate();

/** Keeps what somebody registers with until they type the code. */
export const keepRegistration = (
  tenantId: string,
  browserHash: string,
  { registration, secretHash, expiresAt }: { registration: object; secretHash: string; expiresAt: Date },
) =>
  build
    .updateTable('oidc_arrivals')
    .set({
      registration: sql`${JSON.stringify(registration)}::jsonb`,
      secret_hash: secretHash,
      expires_at: expiresAt,
    })
    .where('tenant_id', '=', tenantId)
    .where('browser_hash', '=', browserHash);

export const deleteArrival = (tenantId: string, browserHash: string) =>
  build.deleteFrom('oidc_arrivals').where('tenant_id', '=', tenantId).where('browser_hash', '=', browserHash);

export const deleteOldArrivals = (tenantId: string, now: Date) =>
  build.deleteFrom('oidc_arrivals').where('tenant_id', '=', tenantId).where('expires_at', '<=', now);

/** A member as a log-in needs them, held until the transaction ends. */
export const confirmMember = (tenantId: string, memberId: string) =>
  build
    .selectFrom('members')
    .select(['member_id', 'member_type', 'nickname', 'profile_image_key', 'roles'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('status', '=', 'ACTIVE')
    .forNoKeyUpdate();
