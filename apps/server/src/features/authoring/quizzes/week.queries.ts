import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { isHeld } from '../../clubs/quiz-access/quiz-access.public.ts';
import { openedRows, type Learner } from './quizzes.queries.ts';

/** Opened quizzes of a club with what the learner left in them; as many as a club can have. */
export const listOfWeek = (learner: Learner, clubSequence: number) =>
  openedRows(learner)
    .leftJoin('answer_feedback', (join) =>
      sameTenant(join, 'answer_feedback', 'answers', 'answer_sequence').on((row) => row.not(isHeld())),
    )
    .select([
      'club_quizzes.topic',
      'answers.draft_saved_at',
      'answer_feedback.written_at as feedback_at',
      sql<number>`coalesce(length(answers.draft_text), 0)`.as('draft_length'),
    ])
    .where('club_quizzes.club_sequence', '=', clubSequence)
    .orderBy('club_quizzes.position')
    .orderBy('club_quizzes.quiz_sequence');

/** Published quizzes that have not opened. */
export const listComing = ({ tenantId, now }: Learner, clubSequence: number) =>
  build
    .selectFrom('club_quizzes')
    .select(['position', 'week', 'open_at', 'topic'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where('published', '=', true)
    .where('open_at', '>', now)
    .orderBy('open_at')
    .orderBy('position');

/** The latest but the learner who answered a quiz; nobody where the club hides who wrote. */
export const listPeers = ({ tenantId, memberId }: Learner, clubSequence: number, quizSequence: number, limit: number) =>
  build
    .selectFrom('answers')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'answers', 'member_id'))
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'answers', 'club_sequence'))
    .select(['members.member_id', 'members.nickname', 'members.profile_image_key'])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', clubSequence)
    .where('answers.quiz_sequence', '=', quizSequence)
    .where('answers.member_id', '<>', memberId)
    .where('answers.pre_submitted_at', 'is not', null)
    .where('clubs.anonymous', '=', false)
    .orderBy('answers.pre_submitted_at', 'desc')
    .orderBy('answers.answer_sequence', 'desc')
    .limit(limit);
