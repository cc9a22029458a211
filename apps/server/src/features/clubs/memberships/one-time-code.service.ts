import type { LoginCards } from '@dure/contract/tenancy/accounts/login-names/one-time-codes.endpoints';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { instructorsIssueCodes, issueCodeOf } from '../../tenancy/accounts/accounts.public.ts';
import { admitClubAdmin } from '../clubs/clubs.public.ts';
import { findMembership, lockClubToJoin } from './memberships.queries.ts';

/** A one-time code for a learner of the club who has no address, where the organisation lets instructors make one. */
export function issueMemberCode(unit: Unit, clubSequence: number, learnerId: string): Promise<LoginCards> {
  const { tenantId, memberId, tenant } = unit;
  return unit.write(async (transaction) => {
    const [[row], [membership]] = await transaction.all(
      lockClubToJoin(tenantId, clubSequence, memberId),
      findMembership(tenantId, clubSequence, learnerId),
    );
    admitClubAdmin(unit.me, row);
    if (!instructorsIssueCodes(tenant) && !unit.me.roles.includes('ROLE_MANAGER')) return refuse('forbidden');
    if (membership?.membership_status !== 'MEMBER') return refuse('notFound');
    return (await issueCodeOf(unit, transaction, learnerId)) ?? refuse('notFound');
  });
}
