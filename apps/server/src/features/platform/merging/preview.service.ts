import type { MergePreview } from '@dure/contract/platform/merging/merging.endpoints';
import { highestRole } from '@dure/contract/tenancy/accounts/member-roles';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { findManaged, memberView } from '../../tenancy/accounts/accounts.public.ts';
import { mergeDenial, rolesOfBoth } from './merging.policy.ts';
import { countConflicts, countMoves } from './preview.queries.ts';

/** What merging one account into another would do, as it is now. */
export async function getMergePreview(unit: Unit, mergedId: string, keptId: string): Promise<MergePreview> {
  const { tenantId, memberId: callerId } = unit;
  const accounts = { tenantId, merged: mergedId, kept: keptId };
  const [[caller], [merged], [kept], moves, conflicts] = await unit.read(
    findManaged(tenantId, callerId),
    findManaged(tenantId, mergedId),
    findManaged(tenantId, keptId),
    countMoves(accounts),
    countConflicts(accounts),
  );
  const there = [caller, merged, kept].filter((one) => one !== undefined);
  const denial = mergeDenial(callerId, mergedId, keptId, there);
  if (denial || !merged || !kept) return refuse(denial ?? 'notFound');
  const isOfOneRole = highestRole(merged.roles) === highestRole(kept.roles);
  return {
    merged: memberView(merged),
    kept: memberView(kept),
    moves: moves.map(({ name: part, count }) => ({ part, count })),
    conflicts: [
      ...conflicts.map(({ name: conflict, count }) => ({ conflict, count })),
      ...(isOfOneRole ? [] : [{ conflict: 'ROLE' as const, count: 1 }]),
    ],
    roleAfter: highestRole(rolesOfBoth(kept.roles, merged.roles)),
  };
}
