import type { ErrorName } from '@dure/contract/errors';
import { POST_TYPES, type PostState } from '@dure/contract/publishing/posts/post-codes';
import type { RowPart } from '../../../kernel/columns.ts';
import type { Posts, Tenants } from '../../../kernel/database/schema.gen.ts';
import { isInstructor, isManager, type Session } from '../../../kernel/session/session.ts';

/** Whether a post is read or watched: a seminar is written and opened by calls of its own. */
export const isRead = ({ content_type }: RowPart<Posts, 'content_type'>): boolean =>
  POST_TYPES.some((type) => type === content_type);

/** An instructor edits their own posts, a manager all of the organisation. */
export const mayEdit = (me: Session, { author_id }: RowPart<Posts, 'author_id'>): boolean =>
  isManager(me) || (isInstructor(me) && author_id === me.memberId);

/** A scheduled post is published from its time on. */
export function stateOf({ published_at }: RowPart<Posts, 'published_at'>, now: Date): PostState {
  if (published_at === null) return 'DRAFT';
  return published_at <= now ? 'PUBLISHED' : 'SCHEDULED';
}

/** Who may read a post: all members what is published, the others who may edit it. */
export const mayRead = (me: Session, post: RowPart<Posts, 'author_id' | 'published_at'>, now: Date): boolean =>
  stateOf(post, now) === 'PUBLISHED' || mayEdit(me, post);

/** Its author likes no post of their own. */
export const mayLike = (me: Session, post: RowPart<Posts, 'author_id' | 'published_at'>, now: Date): boolean =>
  stateOf(post, now) === 'PUBLISHED' && post.author_id !== me.memberId;

/** Why nobody replies to a post; null where members do. What stands there is still read, and taken away. */
export const replyVerdict = (
  { use_post_replies }: RowPart<Tenants, 'use_post_replies'>,
  post: RowPart<Posts, 'published_at'>,
  now: Date,
): ErrorName | null => (use_post_replies && stateOf(post, now) === 'PUBLISHED' ? null : 'repliesClosed');

/** From when on others see what is written now; null for a draft. What they see already keeps its time. */
export function publishedAt(
  form: { readonly isPublished: boolean; readonly publishAt: string | null },
  before: Date | null,
  now: Date,
): Date | null {
  if (!form.isPublished) return null;
  if (form.publishAt !== null) return new Date(form.publishAt);
  return before !== null && before <= now ? before : now;
}
