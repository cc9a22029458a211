import type { ContentView } from '@dure/contract/authoring/contents/contents.views';
import { useQueryClient } from '@tanstack/react-query';
import { likeContent, unlikeContent } from '../../../api/authoring/contents/contents.writes.ts';
import { notice } from '../../../kernel/interruptions.ts';
import { useOptimisticToggle } from '../../../kernel/optimistic-toggle.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { contentsText } from './contents.text.ts';

const text = contentsText.panel;

/** The heart of somebody else's content: it flips at once, and back where the server refuses. */
export function LikeContentButton({ content }: { readonly content: ContentView }) {
  const client = useQueryClient();
  const { contentSequence: id, isLiked, likeCount } = content;
  const { on, count, toggle } = useOptimisticToggle({
    key: `content:${id}`,
    on: isLiked,
    count: likeCount,
    send: async (wanted) => {
      const answer = await (wanted ? likeContent : unlikeContent)(client, { params: { id } });
      return { on: answer.isLiked, count: answer.likeCount };
    },
    onRefused: (error) => notice(error as Error),
  });
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={`${text.like} ${text.likes(count)}`}
      aria-pressed={on}
      onPress={() => void toggle()}
      className={on ? 'text-bad' : ''}
    >
      <Icon name="heart" size={16} filled={on} />
      <span aria-hidden="true" className="tabular-nums">
        {count}
      </span>
    </Button>
  );
}
