import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { isSeenGrade } from '../../clubs/quiz-access/quiz-access.public.ts';

/** Whose view of a club's quizzes, and when. */
export interface Learner {
  readonly tenantId: string;
  readonly memberId: string;
  readonly now: Date;
}

/** Quizzes of clubs with the learner's own answers. */
const placed = ({ tenantId, memberId }: Learner) =>
  build
    .selectFrom('club_quizzes')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_quizzes', 'club_sequence'))
    .leftJoin('answers', (join) =>
      sameTenant(join, 'answers', 'club_quizzes', ['club_sequence', 'quiz_sequence']).on(
        'answers.member_id',
        '=',
        memberId,
      ),
    )
    .where('club_quizzes.tenant_id', '=', tenantId);

/** Quizzes that show to members: published, and their day has come. */
const opened = (learner: Learner) =>
  placed(learner).where('club_quizzes.published', '=', true).where('club_quizzes.open_at', '<=', learner.now);

/** The same with the text of the quiz and the learner's own state. */
export const openedRows = (learner: Learner) =>
  opened(learner)
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'club_quizzes', 'quiz_sequence'))
    .select([
      'club_quizzes.club_sequence',
      'club_quizzes.quiz_sequence',
      'club_quizzes.position',
      'club_quizzes.week',
      'club_quizzes.open_at',
      'club_quizzes.deadline_at',
      'club_quizzes.pre_count',
      'club_quizzes.final_count',
      'quizzes.question',
      'clubs.club_name',
      'clubs.official_grading',
      'answers.answer_status',
      'answers.final_submitted_at',
      'answers.comprehension',
      sql<boolean>`answers.draft_text is not null`.as('has_draft'),
      sql<Record<string, number> | null>`(select jsonb_object_agg(grader, grade) from answer_grades
        where answer_grades.tenant_id = answers.tenant_id
          and answer_grades.answer_sequence = answers.answer_sequence
          and ${isSeenGrade('answers', 'answer_grades')})`.as('grades'),
    ]);

/** Opened quizzes of one club in its order, with the learner's own state. */
export const listOpened = (learner: Learner, clubSequence: number, { page, size }: PageOf) =>
  openedRows(learner)
    .where('club_quizzes.club_sequence', '=', clubSequence)
    .orderBy('club_quizzes.position')
    .orderBy('club_quizzes.quiz_sequence')
    .limit(size)
    .offset((page - 1) * size);

/** Opened quizzes of the learner's running clubs that wait for a final answer, the nearest deadline first. */
export const listDue = (learner: Learner, limit: number) =>
  openedRows(learner)
    .innerJoin('club_members', (join) =>
      sameTenant(join, 'club_members', 'club_quizzes', 'club_sequence')
        .on('club_members.member_id', '=', learner.memberId)
        .on('club_members.membership_status', '=', 'MEMBER'),
    )
    .where('clubs.club_status', '=', CLUB_STATUS.running)
    .where((row) => row.or([row('answer_status', 'is', null), row('answer_status', '<>', ANSWER_STATUS.final)]))
    .where((row) => row.or([row('deadline_at', 'is', null), row('deadline_at', '>', learner.now)]))
    .orderBy('deadline_at', (order) => order.asc().nullsLast())
    .orderBy('open_at')
    .orderBy('club_quizzes.quiz_sequence')
    .limit(limit);

/** As many as `listOpened` has on all its pages. */
export const countOpened = (learner: Learner, clubSequence: number) =>
  opened(learner)
    .where('club_quizzes.club_sequence', '=', clubSequence)
    .select((row) => row.fn.countAll<number>().as('total'));

/**
 * The learner's progress in a club, over the quizzes opened so far. Without a deadline every final answer is on time.
 */
export const countProgress = (learner: Learner, clubSequence: number) =>
  placed(learner)
    .where('club_quizzes.club_sequence', '=', clubSequence)
    .where(
      sql<boolean>`is_opened_so_far(club_quizzes.published, club_quizzes.open_at, club_quizzes.pre_count, ${learner.now})`,
    )
    .select((row) => [
      row.fn.countAll<number>().as('opened'),
      sql<number>`count(*) filter (where answers.answer_status = ${sql.lit(ANSWER_STATUS.final)})`.as('final'),
      sql<number>`count(*) filter (where answers.answer_status = ${sql.lit(ANSWER_STATUS.final)}
        and (club_quizzes.deadline_at is null or answers.final_submitted_at <= club_quizzes.deadline_at))`.as(
        'on_time',
      ),
    ]);

const managed = (tenantId: string, clubSequence: number, isPublished: boolean | undefined) =>
  build
    .selectFrom('club_quizzes')
    .where('club_quizzes.tenant_id', '=', tenantId)
    .where('club_quizzes.club_sequence', '=', clubSequence)
    .$if(isPublished !== undefined, (query) => query.where('published', '=', isPublished!));

/** Quizzes of a club with model answers and what waits for grading: one statement however many there are. */
export const listManaged = (
  tenantId: string,
  clubSequence: number,
  {
    sortType,
    isPublished,
    page,
    size,
  }: PageOf & { sortType: 'DESC' | 'ASC' | 'CLUB'; isPublished?: boolean | undefined },
) =>
  managed(tenantId, clubSequence, isPublished)
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'club_quizzes', 'quiz_sequence'))
    .selectAll('club_quizzes')
    .select(['quizzes.question', 'quizzes.model_answer', 'quizzes.model_answer_keywords'])
    .$if(sortType === 'CLUB', (query) => query.orderBy('position'))
    .orderBy('club_quizzes.quiz_sequence', sortType === 'DESC' ? 'desc' : 'asc')
    .limit(size)
    .offset((page - 1) * size);

export const countManaged = (tenantId: string, clubSequence: number, isPublished: boolean | undefined) =>
  managed(tenantId, clubSequence, isPublished).select((row) => row.fn.countAll<number>().as('total'));
