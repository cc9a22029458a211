import type * as endpoints from '@dure/contract/tenancy/accounts/member-access.endpoints';
import type { MemberAccess } from '@dure/contract/tenancy/accounts/member-access.endpoints';
import { highestRole, rolesUpTo } from '@dure/contract/tenancy/accounts/member-roles';
import type { z } from 'zod';
import { findLatestEntry } from '../../../../kernel/audit/entries.queries.ts';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { listSessionRows } from '../sessions/sessions.queries.ts';
import { endSessions } from '../sessions/sessions.service.ts';
import { accessDenial, type HeldAccount } from './member-access.policy.ts';
import { deleteFactor } from '../second-factor/second-factor.queries.ts';
import { mailOwner } from '../second-factor/owner-mail.service.ts';
import { secondFactorMails } from '../second-factor/second-factor-mails.text.ts';
import { changeLock, endOf } from './locking.service.ts';
import { findManaged, holdAccounts, setRoles } from './member-access.queries.ts';
import { type AccessRows, accessView } from './managed-members.view.ts';

type Role = z.output<(typeof endpoints.setMemberRole)['body']>;
export type Lock = z.output<(typeof endpoints.setMemberLock)['body']>;

const accessQueries = ({ tenantId, now }: Unit, memberId: string) =>
  [
    findManaged(tenantId, memberId),
    listSessionRows(tenantId, memberId, now),
    findLatestEntry(tenantId, memberId, 'memberLock'),
  ] as const;

const shown = (rows: AccessRows): MemberAccess => accessView(rows) ?? refuse('notFound');

/** What a member may do and where they are logged in; 404 for nobody of this organisation. */
export const getMemberAccess = async (unit: Unit, memberId: string): Promise<MemberAccess> =>
  shown(await unit.read(...accessQueries(unit, memberId)));

type Changing = (transaction: Transaction, member: HeldAccount) => Promise<void>;

/** Changes the access of a member while the manager and the member are held; answers how it is then. */
const changing = (unit: Unit, memberId: string, change: Changing): Promise<MemberAccess> =>
  unit.writeAfter([holdAccounts(unit.tenantId, [unit.memberId, memberId])], async (transaction, [held]) => {
    const denial = accessDenial(unit.memberId, memberId, held);
    if (denial) return refuse(denial);
    await change(
      transaction,
      held.find(({ member_id }) => member_id === memberId)!,
    );
    return shown(await transaction.all(...accessQueries(unit, memberId)));
  });

/** Makes `role` the member's highest; whoever saw another one than they have is refused with how it is now. */
export const setMemberRole = (unit: Unit, memberId: string, { role, previousRole }: Role) =>
  changing(unit, memberId, async (transaction, { roles }) => {
    const { tenantId } = unit;
    const before = highestRole(roles);
    if (before !== previousRole)
      return refuse('staleVersion', { data: shown(await transaction.all(...accessQueries(unit, memberId))) });
    if (role !== before) transaction.soon(setRoles(tenantId, memberId, rolesUpTo(role)));
    unit.record(transaction, { action: 'memberRole', before: { role: before }, after: { role }, memberId });
  });

/** Locks the account and ends its sessions, or unlocks it; changes nothing where it is so already. */
export const setMemberLock = (unit: Unit, memberId: string, lock: Lock) => {
  const until = endOf(unit, lock);
  return changing(unit, memberId, async (transaction, member) => {
    await changeLock(unit, transaction, member, { ...lock, until });
  });
};

/** Takes the second factor off whoever lost it; its owner is told by mail. */
export const resetMemberSecondFactor = (unit: Unit, memberId: string, reason: string) =>
  changing(unit, memberId, async (transaction, { email }) => {
    const { tenantId } = unit;
    if ((await transaction.change(deleteFactor(tenantId, memberId))) === 0) return refuse('conflict');
    await mailOwner(unit, transaction, email, secondFactorMails.reset);
    const [before, after] = [{ hasSecondFactor: true }, { hasSecondFactor: false }];
    unit.record(transaction, { action: 'memberSecondFactor', before, after, memberId, reason });
  });

/** Logs a member out everywhere. */
export const endMemberSessions = (unit: Unit, memberId: string) =>
  changing(unit, memberId, async (transaction) => {
    const sessions = await endSessions(transaction, memberId, {});
    unit.record(transaction, { action: 'memberSessions', before: { sessions }, after: { sessions: 0 }, memberId });
  });
