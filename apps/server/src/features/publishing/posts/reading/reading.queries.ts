import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { postRows, SEMINAR_CARD } from '../posts.queries.ts';
import { type Learner, openedRows } from '../../../authoring/quizzes/quizzes.public.ts';

/** A post with its author, and whether this reader likes it. */
export const findPost = (tenantId: string, postSequence: number, memberId: string) =>
  postRows(tenantId)
    .innerJoin('members as author', (join) => sameTenant(join, 'author', 'posts', { member_id: 'author_id' }))
    .selectAll('posts')
    .select([
      ...SEMINAR_CARD,
      'author.member_id',
      'author.nickname',
      'author.profile_image_key',
      sql<boolean>`exists (select from post_likes as mine where mine.tenant_id = posts.tenant_id
        and mine.post_sequence = posts.post_sequence and mine.member_id = ${memberId}::uuid)`.as('is_liked'),
    ])
    .where('posts.post_sequence', '=', postSequence);

/** Quizzes that a post names, in its order. */
export const listChosenQuizzes = (tenantId: string, postSequence: number) =>
  build
    .selectFrom('post_quizzes')
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'post_quizzes', 'quiz_sequence'))
    .select(['quizzes.quiz_sequence', 'quizzes.question'])
    .where('post_quizzes.tenant_id', '=', tenantId)
    .where('post_quizzes.post_sequence', '=', postSequence)
    .orderBy('post_quizzes.position');

/**
 * Where the learner meets quizzes of a post, or copies of them, in their own clubs. They are opened there, and the club
 * runs or is over. What can still be answered stands first, by its deadline. A quiz that has the post as its content
 * is told after the pre-answer, as the content itself is.
 */
export const listRelated = (learner: Learner, postSequence: number, limit: number) =>
  openedRows(learner)
    .innerJoin('club_members', (join) =>
      sameTenant(join, 'club_members', 'club_quizzes', 'club_sequence')
        .on('club_members.member_id', '=', learner.memberId)
        .on('club_members.membership_status', '=', 'MEMBER'),
    )
    .select(
      sql<boolean>`(clubs.club_status <> ${CLUB_STATUS.running}
        or club_quizzes.deadline_at <= ${learner.now}::timestamptz is true)`.as('is_over'),
    )
    .where('clubs.club_status', 'in', [CLUB_STATUS.running, CLUB_STATUS.finished])
    .where(
      sql<boolean>`(coalesce(quizzes.origin_quiz_sequence, quizzes.quiz_sequence) in (
        select coalesce(chosen.origin_quiz_sequence, chosen.quiz_sequence) from post_quizzes
        join quizzes as chosen on chosen.tenant_id = post_quizzes.tenant_id
          and chosen.quiz_sequence = post_quizzes.quiz_sequence
        where post_quizzes.tenant_id = ${learner.tenantId}::uuid and post_quizzes.post_sequence = ${postSequence}::bigint)
        or answers.pre_submitted_at is not null and quizzes.content_sequence in (
          select used.content_sequence from contents as used
          where used.tenant_id = ${learner.tenantId}::uuid and used.post_sequence = ${postSequence}::bigint))`,
    )
    .orderBy('is_over')
    .orderBy('club_quizzes.deadline_at', (order) => order.asc().nullsLast())
    .orderBy('club_quizzes.club_sequence')
    .limit(limit);
