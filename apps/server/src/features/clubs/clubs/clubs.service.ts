import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { getClubAbout } from './club-about.service.ts';
import { admitClubAdmin, findClubFacts } from './club.facts.ts';
import { mayDelete } from './clubs.policy.ts';
import { deleteClubRow, deleteFavorite, insertFavorite, lockClub } from './clubs.queries.ts';

/** Makes a club that the caller may look at a favourite; again changes nothing. */
export async function addFavorite(unit: Unit, clubSequence: number) {
  await getClubAbout(unit, clubSequence);
  await unit.write((transaction) =>
    transaction.change(insertFavorite(unit.tenantId, clubSequence, unit.memberId, unit.now)),
  );
  return { isFavorite: true };
}

/** Ends a favourite; where there is none, nothing changes. */
export async function removeFavorite(unit: Unit, clubSequence: number) {
  if (!(await unit.first(findClubFacts(unit.tenantId, clubSequence, unit.memberId)))) refuse('notFound');
  await unit.write((transaction) => transaction.change(deleteFavorite(unit.tenantId, clubSequence, unit.memberId)));
  return { isFavorite: false };
}

/** Deletes a club that never opened or that nobody ever joined. Its quizzes stay their author's own. */
export function deleteClub(unit: Unit, clubSequence: number): Promise<null> {
  return unit.write(async (transaction) => {
    const row = await transaction.first(lockClub(unit.tenantId, clubSequence, unit.memberId));
    const club = admitClubAdmin(unit.me, row);
    if (!mayDelete(club)) refuse('clubHasMembers');
    await transaction.change(deleteClubRow(unit.tenantId, clubSequence));
    return null;
  });
}
