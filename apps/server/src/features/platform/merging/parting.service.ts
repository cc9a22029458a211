import { highestRole } from '@dure/contract/tenancy/accounts/member-roles';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { mailOwner, shownLogIn } from '../../tenancy/accounts/accounts.public.ts';
import {
  endMerge,
  holdForMerge,
  holdMerge,
  listMerges,
  type MergedBefore,
  reopenMerged,
  setRoles,
} from './accounts.queries.ts';
import { mergingMails } from './merging-mails.text.ts';
import { oldestMerge, rolesOfBoth } from './merging.policy.ts';
import { renameLed } from './merging.service.ts';
import { mergesView } from './merging.view.ts';
import { moveAllBack } from './moving.service.ts';

/** Parts two merged accounts again: what moved goes back as it is now, and what the kept one wrote since stays with it. */
export function undoMemberMerge(unit: Unit, merge: number, reason: string) {
  const { tenantId, services } = unit;
  return unit.writeAfter([holdMerge(tenantId, merge)], async (transaction, [[standing]]) => {
    if (!standing) return refuse('notFound');
    if (standing.merged_at <= oldestMerge(unit.now)) return refuse('notMergeable');
    const { kept_id: keptId, merged_id: mergedId, kept_roles: rolesBefore } = standing;
    const held = await transaction.rows(holdForMerge(tenantId, [keptId, mergedId]));
    const [kept, merged] = [keptId, mergedId].map((id) => held.find(({ member_id }) => member_id === id)!);
    // Whoever was merged on, or withdrew, has nothing left to give back.
    if (merged!.status !== 'MERGED' || !['ACTIVE', 'LOCKED'].includes(kept!.status)) return refuse('notMergeable');
    const before = standing.merged_before as unknown as MergedBefore;
    await transaction.all(endMerge(tenantId, merge, services.clock.now()), reopenMerged(tenantId, mergedId, before));
    // A role that somebody gave since stays.
    const isAsMerged = highestRole(kept!.roles) === highestRole(rolesOfBoth(rolesBefore, before.roles));
    const roles = isAsMerged ? rolesBefore : kept!.roles;
    transaction.soon(setRoles(tenantId, keptId, roles));
    await moveAllBack(transaction, { tenantId, merge, kept: keptId, merged: mergedId }, unit.now);
    await renameLed(transaction, tenantId, [keptId, mergedId]);
    for (const { email } of [kept!, merged!]) await mailOwner(unit, transaction, email, mergingMails.parted);
    unit.record(transaction, {
      action: 'memberParting',
      before: { mergedAccount: shownLogIn(merged!), role: highestRole(kept!.roles) },
      after: { mergedAccount: null, role: highestRole(roles) },
      memberId: keptId,
      reason,
    });
    return mergesView(await transaction.rows(listMerges(tenantId, keptId, oldestMerge(unit.now))));
  });
}
