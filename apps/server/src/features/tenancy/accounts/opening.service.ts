import type { Role } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RowPart } from '../../../kernel/columns.ts';
import type { Members } from '../../../kernel/database/schema.gen.ts';
import type { Transaction } from '../../../kernel/database/database.ts';
import { recheckOf } from '../../../kernel/live/change.ts';
import { setTokenCookie } from '../../../kernel/session/cookies.ts';
import type { MemberToken } from '../../../kernel/session/tokens.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { endPushOfSessions } from '../notifications/notifications.public.ts';
import { deviceOf } from '../../../kernel/session/device.ts';
import { markUsed } from './dormancy/dormancy.queries.ts';
import { rememberBrowser } from './sessions/known-browser.ts';
import { insertSession, takeSessions } from './sessions/sessions.queries.ts';
import { revokeToken } from './accounts.queries.ts';
import { sessionState } from './accounts.view.ts';
import { standingOf } from './standing.service.ts';

/** A member as the database has them. */
export type Account = RowPart<Members, 'member_id' | 'member_type' | 'nickname' | 'profile_image_key' | 'roles'>;

/** Ends the token that came with the request, if it is a member's, and the streams that are open with it. */
export function endGiven({ tenantId, token }: Unit, transaction: Transaction): void {
  if (!token) return;
  transaction.soon(
    revokeToken(tenantId, token),
    takeSessions(tenantId, token.memberId, { only: token.id }),
    endPushOfSessions(tenantId, [token.id]),
  );
  transaction.announce(recheckOf(token.memberId));
}

/**
 * Logs in whom `enter` answers, in its transaction; the token that came with the request ends. `entered` adds what is
 * known of the session alone.
 */
export async function openSession(
  unit: Unit,
  request: FastifyRequest,
  reply: FastifyReply,
  enter: (transaction: Transaction) => Promise<Account>,
  entered: (transaction: Transaction, token: MemberToken) => void = () => {},
) {
  const { tenant, tenantId } = unit;
  const { account, token } = await unit.write(async (transaction) => {
    const member = await enter(transaction);
    const issued = await unit.services.tokens.issueMember(
      {
        memberType: member.member_type,
        memberId: member.member_id,
        nickname: member.nickname,
        roles: member.roles,
        tenantUUID: tenantId,
      },
      // After what it follows: a password that was changed meanwhile waited for it, and ends it.
      unit.services.clock.now(),
    );
    const verified = await unit.services.tokens.verify(issued, tenantId, unit.services.clock.now());
    endGiven(unit, transaction);
    transaction.soon(
      markUsed(tenantId, member.member_id, unit.now),
      insertSession(tenantId, verified!, deviceOf(request.headers['user-agent'])),
    );
    entered(transaction, verified!);
    return { account: member, token: issued };
  });
  setTokenCookie(request, reply, token);
  await rememberBrowser(unit, request, reply, account.member_id);
  const session = {
    memberId: account.member_id,
    memberType: account.member_type,
    nickname: account.nickname,
    profileImageKey: account.profile_image_key,
    roles: account.roles as Role[],
  };
  return { token, member: sessionState(tenant, session, await standingOf(unit, account.member_id)) };
}
