import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { clubsRunBy } from '../../clubs/clubs/clubs.public.ts';

export interface Runner {
  readonly tenantId: string;
  readonly memberId: string;
  readonly now: Date;
}

/** Quizzes with answers to grade: what cannot change any more first, each by its deadline. */
export const listWaiting = (runner: Runner, limit: number) =>
  build
    .selectFrom('club_quizzes')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_quizzes', 'club_sequence'))
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'club_quizzes', 'quiz_sequence'))
    .select([
      'club_quizzes.club_sequence',
      'clubs.club_name',
      'club_quizzes.quiz_sequence',
      'club_quizzes.position',
      'quizzes.question',
      'club_quizzes.deadline_at',
      'club_quizzes.waiting_count',
      sql<boolean>`clubs.club_status <> ${CLUB_STATUS.running}
        or coalesce(club_quizzes.deadline_at <= ${runner.now}, false)`.as('is_closed'),
      sql<number>`sum(club_quizzes.waiting_count) over ()`.as('answer_count'),
    ])
    .where('club_quizzes.tenant_id', '=', runner.tenantId)
    .where('club_quizzes.club_sequence', 'in', clubsRunBy(runner))
    .where('club_quizzes.waiting_count', '>', 0)
    .orderBy('is_closed', 'desc')
    .orderBy('club_quizzes.deadline_at', (order) => order.asc().nullsLast())
    .orderBy('club_quizzes.club_sequence')
    .orderBy('club_quizzes.position')
    .limit(limit);
