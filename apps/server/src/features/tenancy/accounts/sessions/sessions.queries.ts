import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { MemberToken } from '../../../../kernel/session/tokens.ts';

export const insertSession = (tenantId: string, token: MemberToken, device: string) =>
  build.insertInto('sessions').values({
    tenant_id: tenantId,
    token_id: token.id,
    member_id: token.memberId,
    device,
    started_at: new Date(token.issuedAt * 1000),
    expires_at: new Date(token.expiresAt * 1000),
  });

/** The sessions of a member whose tokens count. */
const countingSessions = (tenantId: string, memberId: string, now: Date) =>
  build
    .selectFrom('sessions')
    .innerJoin('members', (join) =>
      sameTenant(join, 'members', 'sessions', 'member_id').onRef(
        'members.tokens_valid_from',
        '<=',
        'sessions.started_at',
      ),
    )
    .where('sessions.tenant_id', '=', tenantId)
    .where('sessions.member_id', '=', memberId)
    .where('sessions.expires_at', '>', now);

export const listSessionRows = (tenantId: string, memberId: string, now: Date) =>
  countingSessions(tenantId, memberId, now)
    .select(['token_id', 'device', 'started_at'])
    .orderBy('started_at', 'desc')
    .limit(100);

/** Sessions of a member: one, all but one, or all of them. */
export interface Which {
  readonly only?: string;
  readonly but?: string;
}

/** Ends sessions of a member. Their ends come back, so that the tokens can be revoked. */
export const takeSessions = (tenantId: string, memberId: string, { only, but }: Which) =>
  build
    .deleteFrom('sessions')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .$if(only !== undefined, (query) => query.where('token_id', '=', only!))
    .$if(but !== undefined, (query) => query.where('token_id', '<>', but!))
    .returning(['token_id', 'expires_at']);

export const deleteOldSessions = (tenantId: string, now: Date) =>
  build.deleteFrom('sessions').where('tenant_id', '=', tenantId).where('expires_at', '<=', now);
