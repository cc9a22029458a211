import type { listClubs, listFavoriteClubs, listMyClubs } from '@dure/contract/clubs/clubs.endpoints';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Unit } from '../../kernel/unit.ts';
import { findCodes } from '../tenants/code-names.service.ts';
import { countClubs, listCards, ORDERS, type PageOf } from './club-cards.queries.ts';
import { clubCardView } from './club-cards.view.ts';
import {
  all,
  holding,
  inStatus,
  isFavorite,
  isListed,
  isMine,
  isPublic,
  isShownTo,
  matching,
  ofType,
  type Condition,
  type Viewing,
} from './club-conditions.queries.ts';

export const viewingOf = ({ tenantId, memberIdOrNull, now }: Unit): Viewing => ({
  tenantId,
  memberId: memberIdOrNull,
  now,
});

async function cards(unit: Unit, where: Condition, order: (viewing: Viewing) => RawBuilder<unknown>, page: PageOf) {
  const viewing = viewingOf(unit);
  const [clubs, [count], codes] = await unit.read(
    listCards(viewing, where, order(viewing), page),
    countClubs(unit.tenantId, where),
    findCodes(unit.tenantId),
  );
  return { contents: clubs.map((club) => clubCardView(unit.me, club, codes)), totalElements: count!.total };
}

/** Public clubs that are scheduled, recruit, run or have ended. */
export function publicClubs(unit: Unit, query: z.output<(typeof listClubs)['query']>) {
  const where = all(
    ofType(query.clubType),
    isPublic(),
    isListed(),
    inStatus(query.clubStatus),
    matching(query.keyword),
    holding('job_groups', query.jobGroup),
    holding('job_levels', query.jobLevel),
    holding('study_cycle', query.weekday),
  );
  return cards(unit, where, ORDERS[query.sort], query);
}

/** Clubs that the caller joined, runs, or either. */
export function myClubs(unit: Unit, query: z.output<(typeof listMyClubs)['query']>) {
  const where = all(
    ofType(query.clubType),
    isMine(viewingOf(unit), query.clubViewFilter),
    inStatus(query.clubStatus),
    matching(query.keyword),
  );
  return cards(unit, where, ORDERS.newest, query);
}

/** The caller's favourites, the newest first; a club that was closed to the public since shows to its own people only. */
export function favoriteClubs(unit: Unit, query: z.output<(typeof listFavoriteClubs)['query']>) {
  const viewing = viewingOf(unit);
  const where = all(ofType(query.clubType), isFavorite(viewing), isShownTo(viewing));
  return cards(unit, where, ORDERS.favorite, query);
}
