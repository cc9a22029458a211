import { CLUB_TRANSITIONS, type ClubEvent, type ClubStatus, CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import type { Expression, SqlBool } from 'kysely';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { all, isClub, notYet, reached, reachedOrOpen } from '../club-conditions.queries.ts';
import { recordChange } from './club-transitions.queries.ts';

type Due = readonly [event: ClubEvent, from: ClubStatus, condition: (now: Date) => Expression<SqlBool>];

const { approved, scheduled, postponed, recruiting, recruitmentClosed, running } = CLUB_STATUS;

/**
 * What the clock does, in the order of a club's life. One pass catches up with everything that fell due while no server
 * ran, also an approved club that was not opened at once. A postponed club recruits again only where it was given a new
 * day for it.
 */
const DUE: readonly Due[] = [
  ['SCHEDULE', approved, (now) => notYet('recruit_start_at', now)],
  ['OPEN_RECRUITMENT', approved, reachedOrOpen],
  ['OPEN_RECRUITMENT', scheduled, reachedOrOpen],
  ['OPEN_RECRUITMENT', postponed, (now) => reached('recruit_start_at', now)],
  ['CLOSE_RECRUITMENT', recruiting, (now) => reached('recruit_end_at', now)],
  ['START', recruiting, (now) => reached('start_at', now)],
  ['START', recruitmentClosed, (now) => reached('start_at', now)],
  ['START', postponed, (now) => reached('start_at', now)],
  ['FINISH', running, (now) => reached('end_at', now)],
];

/** Takes the clubs of a tenant, or one of them, along all that is due; answers what was done. */
export async function takeDueTransitions(transaction: Transaction, now: Date, only?: number) {
  const { tenantId } = transaction;
  const changes = DUE.map(([event, from, condition]) => {
    const to = CLUB_TRANSITIONS[event][from]!;
    const change = { event, from, to, memberId: null, reason: null, now };
    return recordChange(tenantId, change, all(condition(now), only !== undefined && isClub(only)));
  });
  const changed = await transaction.all(...changes);
  return changed.flatMap((clubs, index) =>
    clubs.map(({ club_sequence }) => ({ clubSequence: club_sequence, event: DUE[index]![0] })),
  );
}
