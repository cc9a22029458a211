import { build } from '../../../kernel/database/build.ts';

export const insertSubmission = (tenantId: string, clubSequence: number, form: string, memberId: string, now: Date) =>
  build.insertInto('club_submissions').values({
    tenant_id: tenantId,
    club_sequence: clubSequence,
    form,
    submitted_by: memberId,
    submitted_at: now,
  });

/** The last submissions of a club, the newest first. */
export const listSubmissions = (tenantId: string, clubSequence: number, limit: number) =>
  build
    .selectFrom('club_submissions')
    .select(['form', 'submitted_at'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .orderBy('submission_sequence', 'desc')
    .limit(limit);

/** The club, and why it was last rejected. */
export const findRejection = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('clubs')
    .leftJoinLateral(
      (row) =>
        row
          .selectFrom('club_transitions')
          .select('reason')
          .whereRef('club_transitions.tenant_id', '=', 'clubs.tenant_id')
          .whereRef('club_transitions.club_sequence', '=', 'clubs.club_sequence')
          .where('event', '=', 'REJECT')
          .orderBy('transition_sequence', 'desc')
          .limit(1)
          .as('rejection'),
      (join) => join.onTrue(),
    )
    .select(['clubs.club_sequence', 'rejection.reason'])
    .where('clubs.tenant_id', '=', tenantId)
    .where('clubs.club_sequence', '=', clubSequence);
