import type { PostView } from '@dure/contract/publishing/posts/posts.views';
import { useQueryClient } from '@tanstack/react-query';
import { likePost, unlikePost } from '../../../../api/publishing/posts/posts.writes.ts';
import { notice } from '../../../../kernel/interruptions.ts';
import { useOptimisticToggle } from '../../../../kernel/optimistic-toggle.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { postsText as text } from '../posts.text.ts';

export interface LikePostButtonProps {
  readonly post: Pick<PostView, 'postSequence' | 'isLiked' | 'likeCount'> & {
    readonly can: { readonly like: boolean };
  };
  readonly className?: string;
}

/** The heart of a post: it flips at once, and back where the server refuses. An author sees the count alone. */
export function LikePostButton({ post, className }: LikePostButtonProps) {
  const client = useQueryClient();
  const { postSequence } = post;
  const { on, count, toggle } = useOptimisticToggle({
    key: `post:${postSequence}`,
    on: post.isLiked,
    count: post.likeCount,
    send: async (wanted) => {
      const answer = await (wanted ? likePost : unlikePost)(client, { params: { postSequence } });
      return { on: answer.isLiked, count: answer.likeCount };
    },
    onRefused: (error) => notice(error as Error),
  });
  if (!post.can.like) return <p className={cx('text-sm text-ink-2 tabular-nums', className)}>{text.likes(count)}</p>;
  return (
    <Button
      variant="ghost"
      aria-label={`${text.like} ${count.toLocaleString('ko-KR')}`}
      aria-pressed={on}
      onPress={() => void toggle()}
      className={cx(on && 'text-bad!', className)}
    >
      <Icon name="heart" size={20} filled={on} />
      <span aria-hidden="true" className="tabular-nums">
        {count.toLocaleString('ko-KR')}
      </span>
    </Button>
  );
}
