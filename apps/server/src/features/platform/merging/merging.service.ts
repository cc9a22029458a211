import type * as endpoints from '@dure/contract/platform/merging/merging.endpoints';
import { highestRole } from '@dure/contract/tenancy/accounts/member-roles';
import type { z } from 'zod';
import type { Transaction } from '../../../kernel/database/database.ts';
import { searchText } from '../../../kernel/database/search.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { endSessions, findManaged, mailOwner, shownLogIn } from '../../tenancy/accounts/accounts.public.ts';
import {
  closeMerged,
  holdForMerge,
  insertMerge,
  listLed,
  listMerges,
  setRoles,
  setSearchText,
  type HeldForMerge,
} from './accounts.queries.ts';
import { mergeDenial, oldestMerge, rolesOfBoth } from './merging.policy.ts';
import { mergingMails } from './merging-mails.text.ts';
import { mergesView } from './merging.view.ts';
import { moveAll } from './moving.service.ts';

type Merging = z.output<(typeof endpoints.mergeMembers)['body']>;

/** What was merged into an account, while there is a way back; 404 for nobody of this organisation. */
export async function listMemberMerges(unit: Unit, memberId: string) {
  const { tenantId, now } = unit;
  const [[member], merges] = await unit.read(
    findManaged(tenantId, memberId),
    listMerges(tenantId, memberId, oldestMerge(now)),
  );
  return member ? mergesView(merges) : refuse('notFound');
}

const before = ({ status, roles, in_ranking, is_findable, shows_activity, locked_until }: HeldForMerge) => ({
  status,
  roles,
  in_ranking,
  is_findable,
  shows_activity,
  locked_until: locked_until?.toISOString() ?? null,
});

/** Clubs are searched by the name of whoever leads them. */
export async function renameLed(transaction: Transaction, tenantId: string, leaderIds: readonly string[]) {
  const led = await transaction.rows(listLed(tenantId, leaderIds));
  for (const { club_sequence, club_name, nickname } of led)
    transaction.soon(setSearchText(tenantId, club_sequence, searchText(club_name, nickname)));
}

/** Merges an account into another one, all of it in one transaction or nothing. */
export function mergeMembers(unit: Unit, mergedId: string, { keptUUID: keptId, reason }: Merging) {
  const { tenantId, memberId: callerId, services } = unit;
  const opening = [holdForMerge(tenantId, [callerId, mergedId, keptId])] as const;
  return unit.writeAfter(opening, async (transaction, [held]) => {
    const denial = mergeDenial(callerId, mergedId, keptId, held);
    if (denial) return refuse(denial);
    const find = (id: string) => held.find(({ member_id }) => member_id === id)!;
    const [merged, kept] = [find(mergedId), find(keptId)];
    const now = services.clock.now();
    const made = await transaction.first(
      insertMerge({
        tenant_id: tenantId,
        kept_id: keptId,
        merged_id: mergedId,
        merged_by: callerId,
        merged_at: now,
        kept_roles: kept.roles,
        merged_before: before(merged),
      }),
    );
    const roles = rolesOfBoth(kept.roles, merged.roles);
    await transaction.all(closeMerged(tenantId, mergedId, now), setRoles(tenantId, keptId, roles));
    await endSessions(transaction, mergedId, {});
    await moveAll(transaction, { tenantId, merge: made!.merge_sequence, kept: keptId, merged: mergedId });
    await renameLed(transaction, tenantId, [keptId]);
    for (const { email } of [merged, kept])
      await mailOwner(unit, transaction, email, mergingMails.merged(shownLogIn(kept)));
    unit.record(transaction, {
      action: 'memberMerge',
      before: { mergedAccount: null, role: highestRole(kept.roles) },
      after: { mergedAccount: shownLogIn(merged), role: highestRole(roles) },
      memberId: keptId,
      reason,
    });
    return mergesView(await transaction.rows(listMerges(tenantId, keptId, oldestMerge(unit.now))));
  });
}
