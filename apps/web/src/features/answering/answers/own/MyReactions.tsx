import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import { answersText } from '../answers.text.ts';
import { RepliesButton } from '../RepliesButton.tsx';

const words = answersText.mine;

export interface MyReactionsProps {
  readonly counts: AnswerRoom['like'];
  readonly isOpen: boolean;
  readonly onPress: () => void;
  /** The comments, while they are open. */
  readonly children: ReactNode;
}

/** What the others made of one's own answer. */
export function MyReactions({ counts, isOpen, onPress, children }: MyReactionsProps) {
  const { likeCount, onePickCount, replyCount } = counts;
  return (
    <section aria-label={words.reactions}>
      <div className="flex flex-wrap items-center gap-x-3 text-sm font-semibold text-ink-3 tabular-nums">
        <h2 className="text-ink-2">{words.reactions}</h2>
        <span className="inline-flex items-center gap-1">
          <Icon name="heart" size={15} />
          {words.likes(likeCount)}
        </span>
        <span className="inline-flex items-center gap-1">
          <Icon name="star" size={15} />
          {words.onePicks(onePickCount)}
        </span>
        <RepliesButton label={words.replies(replyCount)} count={replyCount} isOpen={isOpen} onPress={onPress} />
      </div>
      {children}
    </section>
  );
}
