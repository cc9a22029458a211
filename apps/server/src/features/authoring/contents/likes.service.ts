import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { changeContentLikes, deleteContentLike, insertContentLike } from './likes.queries.ts';
import { reachContent } from './reach.service.ts';

const setLike = (isLiked: boolean) => async (unit: Unit, contentSequence: number) => {
  const { tenantId, memberId, now } = unit;
  const row = await reachContent(unit, contentSequence);
  if (row.author_id === memberId) refuse('ownContent');
  const like = { tenantId, contentSequence, memberId };
  return unit.write(async (transaction) => {
    const changed = await transaction.change(isLiked ? insertContentLike(like, now) : deleteContentLike(like));
    const by = isLiked ? changed : -changed;
    const counted = await transaction.first(changeContentLikes(tenantId, contentSequence, by));
    return { isLiked, likeCount: counted?.like_count ?? refuse('notFound') };
  });
};

export const likeContent = setLike(true);
export const unlikeContent = setLike(false);
