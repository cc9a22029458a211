import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { ESTABLISHMENT_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { failedJobs } from '../../../kernel/jobs/report.ts';

/** When a club was last submitted; one that has no history waits since it was made. */
const waitsSince = sql<Date>`coalesce((select max(happened_at) from club_transitions as step
  where step.tenant_id = clubs.tenant_id and step.club_sequence = clubs.club_sequence), clubs.created_at)`;

/** Clubs that wait for a decision, with the name of the one that waits longest. */
export const waitingClubs = (tenantId: string, most: number) =>
  build
    .selectFrom(
      build
        .selectFrom('clubs')
        .select(['club_name', waitsSince.as('since')])
        .where('tenant_id', '=', tenantId)
        .where('club_status', '=', CLUB_STATUS.waitingForApproval)
        .limit(most)
        .as('waiting'),
    )
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.min('since').as('since'),
      sql<string | null>`(array_agg(club_name order by since))[1]`.as('detail'),
    ]);

/** People whom instructors want to have invited, with the name of the one who waits longest. */
export const proposedInvitations = (tenantId: string, most: number) =>
  build
    .selectFrom(
      build
        .selectFrom('invitations')
        .select(['name', 'created_at'])
        .where('tenant_id', '=', tenantId)
        .where('status', '=', 'PROPOSED')
        .limit(most)
        .as('waiting'),
    )
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.min('created_at').as('since'),
      sql<string | null>`(array_agg(name order by created_at))[1]`.as('detail'),
    ]);

/** Seminars that holders want to have opened, with the title of the one that waits longest. */
export const requestedSeminars = (tenantId: string, most: number) =>
  build
    .selectFrom(
      build
        .selectFrom('seminar_establishments')
        .innerJoin('posts', (join) => sameTenant(join, 'posts', 'seminar_establishments', 'post_sequence'))
        .select(['posts.title', 'seminar_establishments.requested_at'])
        .where('seminar_establishments.tenant_id', '=', tenantId)
        .where('seminar_establishments.regist_status', '=', ESTABLISHMENT_STATUS.registered)
        .limit(most)
        .as('waiting'),
    )
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.min('requested_at').as('since'),
      sql<string | null>`(array_agg(title order by requested_at))[1]`.as('detail'),
    ]);

interface UnsentMail {
  readonly since: Date;
  readonly most: number;
  /** Given up, or tried again. */
  readonly isEnded: boolean;
}

/** Mail of the last days that a server refused, with what it said of the last one. */
export const unsentMails = (tenantId: string, { since, most, isEnded }: UnsentMail) =>
  build
    .selectFrom(
      build
        .selectFrom('mails')
        .select(['created_at', 'failure'])
        .where('tenant_id', '=', tenantId)
        .where('created_at', '>=', since)
        .where('sent_at', 'is', null)
        .where('failure', 'is not', null)
        .where('failed_at', isEnded ? 'is not' : 'is', null)
        .orderBy('created_at', 'desc')
        .limit(most)
        .as('unsent'),
    )
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.min('created_at').as('since'),
      sql<string | null>`(array_agg(failure order by created_at desc))[1]`.as('detail'),
    ]);

/** Jobs that were given up, with the name of the last one. The queue keeps a week of them. */
export const givenUpJobs = (tenantId: string, most: number) =>
  build
    .selectFrom(failedJobs(tenantId).limit(most).as('failed'))
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.min('failed_at').as('since'),
      sql<string | null>`(array_agg(name order by failed_at desc))[1]`.as('detail'),
    ]);

/** What files take, by what they are for. */
export const sumFiles = (tenantId: string) =>
  build
    .selectFrom('files')
    .where('tenant_id', '=', tenantId)
    .select((row) => ['purpose', row.fn.sum<number>('byte_size').as('bytes')])
    .groupBy('purpose');
