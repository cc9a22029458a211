import type * as clubs from '@dure/contract/clubs/clubs/clubs.endpoints';
import type * as myMemberships from '@dure/contract/clubs/memberships/my-memberships.endpoints';
import type { RequestedClub } from '@dure/contract/clubs/memberships/my-memberships.endpoints';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import type { z } from 'zod';
import { searchPattern } from '../../../kernel/database/search.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { type Codes, findCodes } from '../../tenancy/tenants/tenants.public.ts';
import { countCards, listCards, type CardRow, type CardsWanted } from './club-cards.queries.ts';
import { clubCardView } from './club-cards.view.ts';
import type { Viewing } from './club-conditions.queries.ts';

export const viewingOf = ({ tenantId, memberIdOrNull, now }: Unit): Viewing => ({
  tenantId,
  memberId: memberIdOrNull,
  now,
});
const patternOf = (keyword: string) => (keyword === '' ? undefined : searchPattern(keyword));

async function page<Card>(
  unit: Unit,
  wanted: Omit<CardsWanted, keyof Viewing>,
  { page, size }: { page: number; size: number },
  view: (club: CardRow, codes: Codes) => Card,
) {
  const inList = { ...viewingOf(unit), ...wanted };
  const [clubs, codes] = await unit.read(
    listCards({ ...inList, size, offset: (page - 1) * size, isCounted: true }),
    findCodes(unit.tenantId),
  );
  return {
    contents: clubs.map((club) => view(club, codes)),
    // A page behind the last one has no row that would say it.
    totalElements: clubs[0]?.total ?? (await unit.first(countCards(inList)))!.total,
  };
}
const cards = (unit: Unit, wanted: Omit<CardsWanted, keyof Viewing>, query: { page: number; size: number }) =>
  page(unit, wanted, query, (club, codes) => clubCardView(unit.me, club, codes, unit.now));

/** Public clubs that are scheduled, recruit, run or have ended. */
export function listClubs(unit: Unit, query: z.output<(typeof clubs.listClubs)['query']>) {
  const { clubType, clubStatus, keyword, jobGroup, jobLevel, weekday, sort } = query;
  const pattern = patternOf(keyword);
  return cards(unit, { list: 'PUBLIC', clubType, clubStatus, pattern, jobGroup, jobLevel, weekday, sort }, query);
}

/** Clubs that the caller joined, runs, or either. */
export function listMyClubs(unit: Unit, query: z.output<(typeof clubs.listMyClubs)['query']>) {
  const { clubType, clubStatus, keyword, clubViewFilter: filter, sort } = query;
  return cards(unit, { list: 'MINE', filter, clubType, clubStatus, pattern: patternOf(keyword), sort }, query);
}

/** The caller's favourites, the newest first; a club that was closed to the public since shows to its own people only. */
export function listFavoriteClubs(unit: Unit, query: z.output<(typeof clubs.listFavoriteClubs)['query']>) {
  return cards(unit, { list: 'FAVORITE', sort: 'favorite', clubType: query.clubType }, query);
}

/** Clubs that the caller asked to join and is no member of, the newest request first, with what became of it. */
export function listMyRequestClubs(
  unit: Unit,
  { clubType, status, ...query }: z.output<(typeof myMemberships.listMyRequestClubs)['query']>,
) {
  const wanted = { list: 'REQUESTED', sort: 'requested', clubType, requestStatus: status } as const;
  return page(unit, wanted, query, (club, codes) => ({
    ...clubCardView(unit.me, club, codes, unit.now),
    membershipStatus: club.membership_status as RequestedClub['membershipStatus'],
    message: club.request_message ?? '',
    requestedAt: club.requested_at!.toISOString(),
    decidedAt: club.decided_at?.toISOString() ?? null,
    reason: club.decision_reason ?? null,
  }));
}

/** The caller's running clubs and those about to close, as queries that go along with others, and how they are shown. */
export function cardsFor(unit: Unit, size: number) {
  const viewing = { ...viewingOf(unit), size, offset: 0 };
  return {
    mine: listCards({ ...viewing, list: 'MINE', filter: 'MEMBER', clubStatus: CLUB_STATUS.running }),
    closing: listCards({ ...viewing, list: 'CLOSING', sort: 'closing' }),
    view: {
      codes: findCodes(unit.tenantId),
      card: (club: CardRow, codes: Codes) => clubCardView(unit.me, club, codes, unit.now),
    },
  };
}

/** Clubs that somebody leads, as far as the caller may see them: a query that goes along with others, and its cards. */
export function ledClubsFor(unit: Unit, leaderId: string, size: number) {
  const wanted = { ...viewingOf(unit), list: 'LED', sort: 'current', leaderId, size, isCounted: true } as const;
  return {
    query: listCards(wanted),
    card: (club: CardRow, codes: Codes) => clubCardView(unit.me, club, codes, unit.now),
  };
}
