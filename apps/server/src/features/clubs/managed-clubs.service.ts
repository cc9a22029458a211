import type { decideClubApproval, listManagedClubs, ManagedClub } from '@dure/contract/clubs/clubs.endpoints';
import type { z } from 'zod';
import { searchPattern } from '../../kernel/database/search.ts';
import { refuse, refuseFields } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/unit.ts';
import { all, inStatus, isClub, isNoForeignDraft, matching, ofType } from './club-conditions.queries.ts';
import { bumpVersion } from './life/club-status.queries.ts';
import { changeStatus, openApproved } from './life/club-transitions.service.ts';
import { tellCreator } from './life/club-notices.service.ts';
import { lockClub } from './clubs.queries.ts';
import { clubText } from './clubs.text.ts';
import { countManaged, listManaged } from './managed-clubs.queries.ts';
import { managedClubView } from './managed-clubs.view.ts';

/** All clubs of the tenant but other people's drafts. */
export async function managedClubs(unit: Unit, query: z.output<(typeof listManagedClubs)['query']>) {
  const where = all(
    isNoForeignDraft(unit.memberId),
    ofType(query.clubType),
    inStatus(query.clubStatus),
    matching(query.keyword === '' ? undefined : searchPattern(query.keyword)),
  );
  const submitted = { from: query.from, to: query.to };
  const [clubs, [count]] = await unit.read(
    listManaged(unit.tenantId, where, submitted, query),
    countManaged(unit.tenantId, where, submitted),
  );
  return { contents: clubs.map(managedClubView), totalElements: count!.total };
}

/** Approves or rejects the very version that the manager saw; an approved club opens at once. */
export function decideApproval(
  unit: Unit,
  clubSequence: number,
  { decision, reason, version }: z.output<(typeof decideClubApproval)['body']>,
): Promise<ManagedClub> {
  if (decision === 'REJECT' && reason === '') refuseFields([{ path: 'reason', message: clubText.reasonNeeded }]);
  return unit.write(async (transaction) => {
    const row = await transaction.first(lockClub(unit.tenantId, clubSequence, unit.memberId));
    const club = row ?? refuse('notFound');
    const current = async () => {
      const managed = await transaction.first(listManaged(unit.tenantId, isClub(clubSequence)));
      return managedClubView(managed!);
    };
    if (club.version !== version) refuse('staleVersion', { data: await current() });
    await changeStatus(transaction, club, decision, { memberId: unit.memberId, reason, now: unit.now });
    if (decision === 'APPROVE') await openApproved(transaction, club, unit.now);
    await transaction.change(bumpVersion(unit.tenantId, clubSequence));
    await tellCreator(transaction, club, decision, { actorId: unit.memberId, reason, now: unit.now });
    return current();
  });
}
