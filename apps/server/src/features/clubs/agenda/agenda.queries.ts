import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

/** Whose agenda, from `now` to the beginning of the day `end` (`2026-11-29`) in a time zone. */
export interface Ahead {
  readonly tenantId: string;
  readonly memberId: string;
  readonly now: Date;
  readonly end: string;
  readonly timeZone: string;
}

const endOf = ({ end, timeZone }: Ahead) => sql<Date>`(${end}::timestamp at time zone ${timeZone}::text)`;

/** Running clubs of a member. */
const ownClubs = ({ tenantId, memberId }: Ahead) =>
  build
    .selectFrom('club_members')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_members', 'club_sequence'))
    .where('club_members.tenant_id', '=', tenantId)
    .where('club_members.member_id', '=', memberId)
    .where('club_members.membership_status', '=', 'MEMBER')
    .where('clubs.club_status', '=', CLUB_STATUS.running)
    .select(['clubs.club_sequence', 'clubs.club_name']);

const ownQuizzes = (ahead: Ahead) =>
  ownClubs(ahead)
    .innerJoin('club_quizzes', (join) =>
      sameTenant(join, 'club_quizzes', 'clubs', 'club_sequence').on('club_quizzes.published', '=', true),
    )
    .select(['club_quizzes.quiz_sequence as sequence', 'club_quizzes.position', 'club_quizzes.open_at']);

/** Deadlines of quizzes, open or still to open, that the member has not finally answered. */
export const listDeadlines = (ahead: Ahead) =>
  ownQuizzes(ahead)
    .where('club_quizzes.deadline_at', '>', ahead.now)
    .where('club_quizzes.deadline_at', '<', endOf(ahead))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('answers')
            .select('answers.answer_sequence')
            .whereRef('answers.tenant_id', '=', 'club_quizzes.tenant_id')
            .whereRef('answers.club_sequence', '=', 'club_quizzes.club_sequence')
            .whereRef('answers.quiz_sequence', '=', 'club_quizzes.quiz_sequence')
            .where('answers.member_id', '=', ahead.memberId)
            .where('answers.answer_status', '=', ANSWER_STATUS.final),
        ),
      ),
    )
    .select('club_quizzes.deadline_at as at')
    .$narrowType<{ at: Date; open_at: Date }>();

export const listOpenings = (ahead: Ahead) =>
  ownQuizzes(ahead)
    .where('club_quizzes.open_at', '>', ahead.now)
    .where('club_quizzes.open_at', '<', endOf(ahead))
    .select('club_quizzes.open_at as at')
    .$narrowType<{ at: Date; open_at: Date }>();

export const listStudyStarts = (ahead: Ahead) =>
  ownClubs(ahead)
    .innerJoin('club_studies', (join) => sameTenant(join, 'club_studies', 'clubs', 'club_sequence'))
    .where('club_studies.start_at', '>', ahead.now)
    .where('club_studies.start_at', '<', endOf(ahead))
    .select(['club_studies.club_study_sequence as sequence', 'club_studies.position', 'club_studies.start_at as at'])
    .$narrowType<{ at: Date }>();
