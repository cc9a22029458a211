import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { anonymousNumber, type Asked } from '../../clubs/quiz-access/quiz-access.public.ts';
import { MAX_THREAD_ROWS } from './thread/thread.queries.ts';

/** Replies with their authors and addressees, and the aliases of both in an anonymous club. */
const replies = (tenantId: string) =>
  build
    .selectFrom('replies')
    .innerJoin('answers', (join) => sameTenant(join, 'answers', 'replies', 'answer_sequence'))
    .innerJoin('members as author', (join) => sameTenant(join, 'author', 'replies', 'member_id'))
    .leftJoin('answers as authored', (join) =>
      sameTenant(join, 'authored', 'answers', ['club_sequence', 'quiz_sequence'])
        .onRef('authored.member_id', '=', 'replies.member_id')
        .on('authored.pre_submitted_at', 'is not', null),
    )
    .leftJoin('members as addressee', (join) => sameTenant(join, 'addressee', 'replies', { member_id: 'addressee_id' }))
    .leftJoin('answers as addressed', (join) =>
      sameTenant(join, 'addressed', 'answers', ['club_sequence', 'quiz_sequence'])
        .onRef('addressed.member_id', '=', 'replies.addressee_id')
        .on('addressed.pre_submitted_at', 'is not', null),
    )
    .select([
      'replies.reply_sequence',
      'replies.parent_reply_sequence',
      'answers.club_sequence',
      'answers.quiz_sequence',
      'replies.body',
      'replies.reply_status',
      'replies.created_at',
      'replies.edited_at',
      'replies.hidden_reason',
      'author.member_id',
      'author.nickname',
      'author.profile_image_key',
      'authored.alias_id',
      anonymousNumber('authored').as('anonymous_number'),
      'addressee.member_id as addressee_id',
      'addressee.nickname as addressee_nickname',
      'addressee.profile_image_key as addressee_image_key',
      'addressed.alias_id as addressee_alias_id',
      anonymousNumber('addressed').as('addressee_number'),
    ])
    .where('replies.tenant_id', '=', tenantId);
export type ReplyRow = RowsOf<ReturnType<typeof replies>>[number];

interface Thread extends Omit<Asked, 'memberId'> {
  readonly memberUUID: string;
  /** Of the first level. */
  readonly max: number;
}

/** The latest replies to the answer that a path's `memberUUID` (or alias) means, with those nested under them, oldest first. */
export const listThread = prepare(({ tenantId, club, quiz, memberUUID, max }: Thread) => {
  const latest = build
    .selectFrom('replies as top')
    .innerJoin('answers as answered', (join) => sameTenant(join, 'answered', 'top', 'answer_sequence'))
    .select('top.reply_sequence')
    .where('top.tenant_id', '=', tenantId)
    .where('top.parent_reply_sequence', 'is', null)
    .where('answered.club_sequence', '=', club)
    .where('answered.quiz_sequence', '=', quiz)
    .where((row) => row.or([row('answered.member_id', '=', memberUUID), row('answered.alias_id', '=', memberUUID)]))
    .orderBy('top.reply_sequence', 'desc')
    .limit(max);
  return replies(tenantId)
    .where('answers.club_sequence', '=', club)
    .where('answers.quiz_sequence', '=', quiz)
    .where((row) => row.or([row('answers.member_id', '=', memberUUID), row('answers.alias_id', '=', memberUUID)]))
    .where((row) => row(row.fn.coalesce('replies.parent_reply_sequence', 'replies.reply_sequence'), 'in', latest))
    .orderBy('replies.reply_sequence')
    .limit(MAX_THREAD_ROWS);
});

export const findReplyRow = prepare(({ tenantId, replySequence }: { tenantId: string; replySequence: number }) =>
  replies(tenantId).where('replies.reply_sequence', '=', replySequence),
);

/** Where a reply to an answer stands. */
export const findPlace = (tenantId: string, replySequence: number) =>
  build
    .selectFrom('replies')
    .innerJoin('answers', (join) => sameTenant(join, 'answers', 'replies', 'answer_sequence'))
    .select([
      'answers.answer_sequence',
      'answers.member_id',
      'answers.alias_id',
      'answers.club_sequence as club',
      'answers.quiz_sequence as quiz',
    ])
    .where('replies.tenant_id', '=', tenantId)
    .where('replies.reply_sequence', '=', replySequence);
