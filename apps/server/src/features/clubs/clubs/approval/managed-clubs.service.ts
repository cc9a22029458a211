import type * as endpoints from '@dure/contract/clubs/clubs/clubs.endpoints';
import type { ManagedClub } from '@dure/contract/clubs/clubs/clubs.endpoints';
import type { z } from 'zod';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { searchPattern } from '../../../../kernel/database/search.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { findCodes } from '../../../tenancy/tenants/tenants.public.ts';
import { listCards } from '../club-cards.queries.ts';
import { clubCardView } from '../club-cards.view.ts';
import { all, inStatus, isClub, isNoForeignDraft, matching, ofType } from '../club-conditions.queries.ts';
import { bumpVersion } from '../life/club-status.queries.ts';
import { changeStatus } from '../life/club-transitions.service.ts';
import { takeDueTransitions } from '../life/due-transitions.service.ts';
import { notifyCreator } from '../life/club-notifications.service.ts';
import { viewingOf } from '../club-lists.service.ts';
import { lockClub } from '../clubs.queries.ts';
import { clubText } from '../clubs.text.ts';
import { countManaged, listManaged } from './managed-clubs.queries.ts';
import { managedClubView, type ManagedFacts } from './managed-clubs.view.ts';

/** The rows of the table with the cards of their clubs. */
async function withCards(unit: Unit, read: Transaction['all'], clubs: readonly ManagedFacts[]): Promise<ManagedClub[]> {
  const clubSequences = clubs.map(({ club_sequence }) => club_sequence);
  const wanted = { ...viewingOf(unit), list: 'SOME', clubSequences, size: clubSequences.length } as const;
  const [cards, codes] = await read(listCards(wanted), findCodes(unit.tenantId));
  const found = new Map(cards.map((card) => [card.club_sequence, clubCardView(unit.me, card, codes, unit.now)]));
  return clubs.flatMap((club) => {
    const card = found.get(club.club_sequence);
    return card ? [managedClubView(club, card)] : [];
  });
}

export type ManagedQuery = z.output<(typeof endpoints.listManagedClubs)['query']>;

/** What the manager's table was narrowed to. */
const soughtBy = (unit: Unit, { clubType, clubStatus, keyword }: ManagedQuery) =>
  all(
    isNoForeignDraft(unit.memberId),
    ofType(clubType),
    inStatus(clubStatus),
    matching(keyword === '' ? undefined : searchPattern(keyword)),
  );

/** A page of all clubs of the tenant but other people's drafts. */
export async function listManagedPage(unit: Unit, query: ManagedQuery): Promise<ManagedClub[]> {
  const rows = await unit.read(listManaged(unit.tenantId, soughtBy(unit, query), query, query));
  return withCards(unit, unit.read.bind(unit), rows[0]);
}

export async function listManagedClubs(unit: Unit, query: ManagedQuery) {
  const where = soughtBy(unit, query);
  const [clubs, [count]] = await unit.read(
    listManaged(unit.tenantId, where, query, query),
    countManaged(unit.tenantId, where, query),
  );
  return { contents: await withCards(unit, unit.read.bind(unit), clubs), totalElements: count!.total };
}

/** Approves or rejects the very version that the manager saw; an approved club is at once what its dates make of it. */
export function decideClubApproval(
  unit: Unit,
  clubSequence: number,
  { decision, reason, version }: z.output<(typeof endpoints.decideClubApproval)['body']>,
): Promise<ManagedClub> {
  if (decision === 'REJECT' && reason === '') refuseFields([{ path: 'reason', message: clubText.reasonNeeded }]);
  return unit.write(async (transaction) => {
    const row = await transaction.first(lockClub(unit.tenantId, clubSequence, unit.memberId));
    const club = row ?? refuse('notFound');
    const current = async () => {
      const managed = await transaction.rows(listManaged(unit.tenantId, isClub(clubSequence)));
      const [current] = await withCards(unit, transaction.all.bind(transaction), managed);
      return current!;
    };
    if (club.version !== version) refuse('staleVersion', { data: await current() });
    await changeStatus(transaction, club, decision, { memberId: unit.memberId, reason, now: unit.now });
    if (decision === 'APPROVE') await takeDueTransitions(transaction, unit.now, clubSequence);
    await transaction.change(bumpVersion(unit.tenantId, clubSequence));
    await notifyCreator(transaction, club, decision, { actorId: unit.memberId, reason, now: unit.now });
    const decided = await current();
    unit.record(transaction, {
      action: 'clubApproval',
      before: { clubStatus: club.club_status },
      after: { clubStatus: decided.clubStatus },
      clubSequence,
      reason,
    });
    return decided;
  });
}
