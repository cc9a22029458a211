import { CLUB_TRANSITIONS, type ClubEvent, type ClubStatus, CLUB_STATUS } from '@dure/contract/clubs/club-status';
import type { Expression, SqlBool } from 'kysely';
import { DatabaseAway } from '../../../kernel/database/away.ts';
import { forEach } from '../../../kernel/jobs/each.ts';
import type { Services } from '../../../kernel/unit.ts';
import { all, isClub, notYet, reached, reachedOrOpen } from '../club-conditions.queries.ts';
import { tellOfTransitions } from './club-notifications.service.ts';
import { listUnfinished } from './club-reminders.queries.ts';
import { tellWhatIsDue } from './club-reminders.service.ts';
import { recordChange } from './club-transitions.queries.ts';

type Due = readonly [event: ClubEvent, from: ClubStatus, condition: (now: Date) => Expression<SqlBool>];

const { approved, scheduled, postponed, recruiting, recruitmentClosed, running } = CLUB_STATUS;

/**
 * What the clock does, in the order of a club's life, so that one pass catches up with all that fell due while no server
 * ran; an approved club that was not opened at once is part of it. A postponed club recruits again only where it was given
 * a new day for it.
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

/**
 * Applies the transitions that are due in a tenant, or in one club of it, and tells of them, each exactly once however many
 * servers do it.
 */
export async function applyDueTransitions(
  { database }: Services,
  tenantId: string,
  now: Date,
  only?: number,
): Promise<void> {
  const changes = DUE.map(([event, from, condition]) => {
    const to = CLUB_TRANSITIONS[event][from]!;
    return recordChange(
      tenantId,
      { event, from, to, memberId: null, reason: null, now },
      all(condition(now), only !== undefined && isClub(only)),
    );
  });
  await database.transaction(tenantId, async (transaction) => {
    const changed = await transaction.all(...changes);
    const transitions = changed.flatMap((clubs, index) =>
      clubs.map(({ club_sequence }) => ({ clubSequence: club_sequence, event: DUE[index]![0] })),
    );
    await tellOfTransitions(transaction, transitions, { now });
  });
}

/** All that the clock does in a tenant: in one go, or club by club where something keeps that from succeeding. */
export async function strike(services: Services, tenantId: string, now: Date): Promise<void> {
  await forEach(
    [applyDueTransitions, tellWhatIsDue],
    async (step) => {
      try {
        await step(services, tenantId, now);
      } catch (error) {
        if (error instanceof DatabaseAway) throw error;
        const [clubs] = await services.database.read(tenantId, listUnfinished(tenantId));
        await forEach(
          clubs.map(({ club_sequence }) => club_sequence),
          (club) => step(services, tenantId, now, club),
          (club) => `club ${club}`,
        );
      }
    },
    ({ name }) => name,
  );
}
