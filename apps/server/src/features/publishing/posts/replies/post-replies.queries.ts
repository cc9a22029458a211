import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { MAX_THREAD_ROWS } from '../../../answering/replies/replies.public.ts';

const replies = (tenantId: string) =>
  build
    .selectFrom('replies')
    .innerJoin('members as author', (join) => sameTenant(join, 'author', 'replies', 'member_id'))
    .leftJoin('members as addressee', (join) => sameTenant(join, 'addressee', 'replies', { member_id: 'addressee_id' }))
    .select([
      'replies.reply_sequence',
      'replies.parent_reply_sequence',
      'replies.post_sequence',
      'replies.body',
      'replies.reply_status',
      'replies.created_at',
      'replies.edited_at',
      'replies.hidden_reason',
      'author.member_id',
      'author.nickname',
      'author.profile_image_key',
      'addressee.nickname as addressee_nickname',
    ])
    .where('replies.tenant_id', '=', tenantId);
export type PostReplyRow = RowsOf<ReturnType<typeof replies>>[number];

interface ThreadOf {
  readonly tenantId: string;
  readonly postSequence: number;
  /** Of the first level. */
  readonly max: number;
}

/** The latest replies to a post, with those nested under them, oldest first. */
export const listThread = prepare(({ tenantId, postSequence, max }: ThreadOf) => {
  const latest = build
    .selectFrom('replies as top')
    .select('top.reply_sequence')
    .where('top.tenant_id', '=', tenantId)
    .where('top.post_sequence', '=', postSequence)
    .where('top.parent_reply_sequence', 'is', null)
    .orderBy('top.reply_sequence', 'desc')
    .limit(max);
  return replies(tenantId)
    .where('replies.post_sequence', '=', postSequence)
    .where((row) => row(row.fn.coalesce('replies.parent_reply_sequence', 'replies.reply_sequence'), 'in', latest))
    .orderBy('replies.reply_sequence')
    .limit(MAX_THREAD_ROWS);
});

export const findReplyRow = (tenantId: string, replySequence: number) =>
  replies(tenantId).where('replies.reply_sequence', '=', replySequence);

/** What taking part in a post's thread rests on. */
export const findThreadPost = (tenantId: string, postSequence: number) =>
  build
    .selectFrom('posts')
    .select(['post_sequence', 'content_type', 'title', 'author_id', 'published_at', 'reply_count'])
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', postSequence);
export type ThreadPost = RowsOf<ReturnType<typeof findThreadPost>>[number];
