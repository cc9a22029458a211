import { MEMBER_TAKING_STATUSES } from '@dure/contract/clubs/clubs/club-status';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { isHeld } from '../../../clubs/quiz-access/quiz-access.public.ts';
import { clubsRunBy } from '../../../clubs/clubs/clubs.public.ts';
import type { Runner } from '../waiting.queries.ts';

/** Quizzes that members see open or close until then, in the caller's clubs that go on. */
export const listEvents = ({ tenantId, memberId, now }: Runner, until: Date, limit: number) => {
  const events = (kind: 'OPENS' | 'CLOSES') => {
    const at = kind === 'OPENS' ? 'club_quizzes.open_at' : 'club_quizzes.deadline_at';
    return build
      .selectFrom('club_quizzes')
      .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_quizzes', 'club_sequence'))
      .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'club_quizzes', 'quiz_sequence'))
      .select((row) => [
        'club_quizzes.club_sequence',
        'clubs.club_name',
        'club_quizzes.quiz_sequence',
        'club_quizzes.position',
        sql<'OPENS' | 'CLOSES'>`${sql.lit(kind)}`.as('kind'),
        row.ref(at).$notNull().as('at'),
        sql<boolean>`quizzes.model_answer <> ''`.as('has_model_answer'),
      ])
      .where('club_quizzes.tenant_id', '=', tenantId)
      .where('club_quizzes.club_sequence', 'in', clubsRunBy({ tenantId, memberId }))
      .where('club_quizzes.published', '=', true)
      .where('clubs.club_status', 'in', MEMBER_TAKING_STATUSES)
      .where(at, '>=', now)
      .where(at, '<', until);
  };
  return events('OPENS')
    .unionAll(events('CLOSES'))
    .orderBy('at')
    .orderBy('club_sequence')
    .orderBy('position')
    .limit(limit);
};

/** The caller's clubs in which people ask to join, or grades wait for their release. */
export const listClubsThatWait = ({ tenantId, memberId }: Omit<Runner, 'now'>, limit: number) =>
  build
    .selectFrom((row) =>
      row
        .selectFrom('clubs')
        .select((club) => [
          'clubs.club_sequence',
          'clubs.club_type',
          'clubs.club_name',
          club
            .selectFrom('club_members')
            .select((one) => one.fn.countAll<number>().as('requests'))
            .whereRef('club_members.tenant_id', '=', 'clubs.tenant_id')
            .whereRef('club_members.club_sequence', '=', 'clubs.club_sequence')
            .where('membership_status', '=', 'PENDING')
            .$asScalar()
            .$notNull()
            .as('requests'),
          club
            .selectFrom('answers')
            .select((one) => one.fn.countAll<number>().as('held'))
            .whereRef('answers.tenant_id', '=', 'clubs.tenant_id')
            .whereRef('answers.club_sequence', '=', 'clubs.club_sequence')
            .where(isHeld())
            .$asScalar()
            .$notNull()
            .as('held'),
        ])
        .where('clubs.tenant_id', '=', tenantId)
        .where('clubs.club_sequence', 'in', clubsRunBy({ tenantId, memberId }))
        .as('waits'),
    )
    .selectAll()
    .where((row) => row.or([row('requests', '>', 0), row('held', '>', 0)]))
    .orderBy('club_sequence', 'desc')
    .limit(limit);
