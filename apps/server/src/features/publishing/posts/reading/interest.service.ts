import { dayOf } from '../../../../kernel/calendar/months.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { mayLike, mayRead, stateOf } from '../posts.policy.ts';
import * as queries from './interest.queries.ts';

const setLike = (isLiked: boolean) => async (unit: Unit, postSequence: number) => {
  const { tenantId, memberId, now } = unit;
  const interest = { tenantId, postSequence, memberId };
  return unit.writeAfter([queries.lockPost(tenantId, postSequence)], async (transaction, [[post]]) => {
    if (!post || !mayRead(unit.me, post, now)) return refuse('notFound');
    if (!mayLike(unit.me, post, now)) refuse('ownContent');
    const changed = await transaction.change(
      isLiked ? queries.insertLike(interest, now) : queries.deleteLike(interest),
    );
    if (changed === 0) return { isLiked, likeCount: post.like_count };
    const counted = await transaction.first(queries.countLikes(interest, isLiked ? changed : -changed));
    return { isLiked, likeCount: counted!.like_count };
  });
};
export const likePost = setLike(true);
export const unlikePost = setLike(false);

/** Counts the caller once a day, where the organisation is; an author's own looks are none. */
export async function viewPost(unit: Unit, postSequence: number) {
  const { tenantId, memberId, now } = unit;
  const interest = { tenantId, postSequence, memberId };
  return unit.writeAfter([queries.lockPost(tenantId, postSequence)], async (transaction, [[post]]) => {
    if (!post || !mayRead(unit.me, post, now)) return refuse('notFound');
    if (post.author_id === memberId || stateOf(post, now) !== 'PUBLISHED') return { viewCount: post.view_count };
    const seen = await transaction.change(queries.insertView(interest, dayOf(now, unit.tenant.time_zone)));
    if (seen === 0) return { viewCount: post.view_count };
    return { viewCount: (await transaction.first(queries.countView(interest)))!.view_count };
  });
}
