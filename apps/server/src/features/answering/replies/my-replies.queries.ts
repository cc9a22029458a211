import { REPLY_STATUS } from '@dure/contract/answering/replies/reply-status';
import { sql, type Expression } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { anonymousNumber } from '../../clubs/quiz-access/quiz-access.public.ts';

interface Mine {
  readonly tenantId: string;
  readonly memberId: string;
}

/** Deleted replies that keep their place are nobody's any more. */
const mine = ({ tenantId, memberId }: Mine) =>
  build
    .selectFrom('replies')
    .where('replies.tenant_id', '=', tenantId)
    .where('replies.member_id', '=', memberId)
    .where('replies.reply_status', '!=', sql.lit(REPLY_STATUS.deleted));

const nameOf = (tenantId: string, kind: 'JOB_GROUP' | 'JOB' | 'JOB_LEVEL', code: Expression<string | null>) =>
  build
    .selectFrom('codes')
    .select('name')
    .where('codes.tenant_id', '=', tenantId)
    .where('kind', '=', sql.lit(kind))
    .where('code', '=', sql<string>`${code}`);

/** The page is cut first, by the index of a member's replies; its rows are joined with where they stand. */
export const listMine = prepare((given: Mine & { size: number; offset: number }) =>
  build
    .selectFrom(
      mine(given)
        .selectAll('replies')
        .orderBy('replies.reply_sequence', 'desc')
        .limit(given.size)
        .offset(given.offset)
        .as('replies'),
    )
    .innerJoin('answers', (join) => sameTenant(join, 'answers', 'replies', 'answer_sequence'))
    .innerJoin('members', (join) => sameTenant(join, 'members', 'answers', 'member_id'))
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'answers', 'club_sequence'))
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'answers', 'quiz_sequence'))
    .select([
      'replies.reply_sequence',
      'replies.reply_status',
      'replies.body',
      'replies.created_at',
      'replies.edited_at',
      'answers.club_sequence as club',
      'answers.quiz_sequence as quiz',
      'answers.like_count',
      'answers.reply_count',
      'answers.alias_id',
      anonymousNumber('answers').as('anonymous_number'),
      'members.member_id',
      'members.nickname',
      'members.profile_image_key',
      'clubs.club_name',
      'clubs.description as club_description',
      'quizzes.question',
      nameOf(given.tenantId, 'JOB_GROUP', sql`coalesce(quizzes.job_group, clubs.job_groups[1])`).as('job_group'),
      nameOf(given.tenantId, 'JOB', sql`coalesce(quizzes.jobs[1], clubs.jobs[1])`).as('job'),
      nameOf(given.tenantId, 'JOB_LEVEL', sql`coalesce(quizzes.job_levels[1], clubs.job_levels[1])`).as('job_level'),
    ])
    .orderBy('replies.reply_sequence', 'desc'),
);
export type MyReplyRow = RowsOf<ReturnType<typeof listMine>>[number];

export const countMine = prepare((given: Mine) => mine(given).select((row) => row.fn.countAll<number>().as('count')));
