import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { Learner } from '../../../authoring/quizzes/quizzes.public.ts';
import { clubsRunBy, isListed, isShownTo } from '../../../clubs/clubs/clubs.public.ts';

/** Clubs that have the post as the content of a quiz that is shown, or as a material of a study. */
const using = ({ tenantId }: Learner, postSequence: number) =>
  build
    .selectFrom('contents')
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'contents', 'content_sequence'))
    .innerJoin('club_quizzes', (join) => sameTenant(join, 'club_quizzes', 'quizzes', 'quiz_sequence'))
    .select('club_quizzes.club_sequence')
    .where('contents.tenant_id', '=', tenantId)
    .where('contents.post_sequence', '=', postSequence)
    .where('club_quizzes.published', '=', true)
    .unionAll(
      build
        .selectFrom('contents')
        .innerJoin('study_materials', (join) => sameTenant(join, 'study_materials', 'contents', 'content_sequence'))
        .innerJoin('club_studies', (join) => sameTenant(join, 'club_studies', 'study_materials', 'club_study_sequence'))
        .select('club_studies.club_sequence')
        .where('contents.tenant_id', '=', tenantId)
        .where('contents.post_sequence', '=', postSequence),
    );

/** Found by their status: all others are never read. */
const recruiting = (tenantId: string) =>
  build
    .selectFrom('clubs as open')
    .select('open.club_sequence')
    .where('open.tenant_id', '=', tenantId)
    .where('open.club_status', '=', CLUB_STATUS.recruiting);
const isRecruiting = (now: Date) =>
  sql<boolean>`(clubs.club_status = ${CLUB_STATUS.recruiting}
    and coalesce(clubs.recruit_end_at > ${now}::timestamptz, true))`;
const hasLevel = sql<boolean>`clubs.job_levels && posts.job_levels`;
const hasHashtag = sql<boolean>`exists (select from club_quizzes
  join quizzes on quizzes.tenant_id = club_quizzes.tenant_id and quizzes.quiz_sequence = club_quizzes.quiz_sequence
  where club_quizzes.tenant_id = clubs.tenant_id and club_quizzes.club_sequence = clubs.club_sequence
    and club_quizzes.published and quizzes.tags && posts.keywords)`;

/**
 * Clubs to go on with from a post, of those that the reader may see. What uses it comes first, then what recruits for one
 * of its job groups with a hashtag or a level of it. Whether a quiz uses it cannot be told from that.
 */
export const listRelatedStudies = (learner: Learner, postSequence: number, limit: number) => {
  const { tenantId, memberId, now } = learner;
  return build
    .selectFrom('posts')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'posts', []))
    .innerJoin('members as leader', (join) => sameTenant(join, 'leader', 'clubs', { member_id: 'leader_id' }))
    .select((row) => [
      'clubs.club_sequence',
      'clubs.club_name',
      'clubs.club_type',
      'clubs.start_at',
      'clubs.end_at',
      'leader.nickname as leader_nickname',
      isRecruiting(now).as('is_recruit'),
      row('clubs.club_sequence', 'in', clubsRunBy({ tenantId, memberId })).$castTo<boolean>().as('is_admin'),
    ])
    .where('posts.tenant_id', '=', tenantId)
    .where('posts.post_sequence', '=', postSequence)
    .where('clubs.club_sequence', 'in', using(learner, postSequence).unionAll(recruiting(tenantId)))
    .where(isListed())
    .where(isShownTo(learner))
    .where((row) =>
      row.or([
        row('clubs.club_sequence', 'in', using(learner, postSequence)),
        row.and([
          isRecruiting(now),
          sql<boolean>`clubs.job_groups && posts.job_groups`,
          row.or([hasLevel, hasHashtag]),
        ]),
      ]),
    )
    .orderBy((row) => row('clubs.club_sequence', 'in', using(learner, postSequence)), 'desc')
    .orderBy(hasHashtag, 'desc')
    .orderBy(isRecruiting(now), 'desc')
    .orderBy('clubs.club_sequence', 'desc')
    .limit(limit);
};
