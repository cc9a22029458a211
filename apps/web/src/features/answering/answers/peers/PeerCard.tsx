import { answerStatusLabel } from '@dure/contract/codes/answer-status';
import type { AnswerCard } from '@dure/contract/answering/answers/answers.views';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { RelativeTime } from '../../../../ui/dates/RelativeTime.tsx';
import { peersText } from './peers.text.ts';
import { filesText } from '../files.text.ts';
import { CollapsedText } from './CollapsedText.tsx';
import { FileList, useSaveFiles } from '../FileList.tsx';
import { QuoteButton } from '../quoting/QuoteButton.tsx';
import { PickReason } from './PickReason.tsx';
import { ReactionButton } from './ReactionButton.tsx';
import { RepliesButton } from '../RepliesButton.tsx';
import { useLike, useOnePick } from './use-reactions.ts';

const words = peersText.peers;

export interface PeerCardProps {
  readonly card: AnswerCard;
  readonly canReact: boolean;
  /** The comments, while they are open. */
  readonly thread: ReactNode;
  readonly isThreadOpen: boolean;
  readonly onThread: () => void;
  /** Its text has changed since it was fetched; shows the new one. */
  readonly onRevised?: (() => void) | undefined;
}

/** Another member's answer. */
export function PeerCard({ card, canReact, thread, isThreadOpen, onThread, onRevised }: PeerCardProps) {
  const { member, files } = card;
  const like = useLike(card);
  const onePick = useOnePick(card);
  const { save, isSaving } = useSaveFiles();
  return (
    <article aria-label={words.of(member.nickname)} className="px-4 py-4.5 desktop:px-5">
      <div className="flex items-center gap-2">
        <Avatar name={member.nickname} image={member.profileImageUrl} />
        <div className="min-w-0">
          <h3 className="leading-snug font-semibold">{member.nickname}</h3>
          <p className="text-sm text-ink-3">
            <RelativeTime date={card.createdAt} /> · {answerStatusLabel(card.answerStatus)}
          </p>
        </div>
      </div>
      <div role="status" className="empty:hidden">
        {onRevised && (
          <Button size="small" icon="refresh" onPress={onRevised} className="mt-2">
            {words.revised}
          </Button>
        )}
      </div>
      <CollapsedText text={card.text} label={words.of(member.nickname)} author={member} />
      {files.length > 1 && <FileList files={files} />}
      <div className="mt-2 flex flex-wrap items-center gap-1">
        <ReactionButton
          label={words.like(member.nickname)}
          icon="heart"
          tone="brand"
          count={like.count}
          isOn={like.on}
          onToggle={like.toggle}
          isReadOnly={!canReact}
        />
        <ReactionButton
          label={words.onePick(member.nickname)}
          icon="star"
          tone="pre"
          word={words.onePickWord}
          count={onePick.count}
          isOn={onePick.on}
          onToggle={onePick.toggle}
          isReadOnly={!canReact}
        />
        <RepliesButton
          label={words.replies(member.nickname, card.replyCount)}
          count={card.replyCount}
          isOpen={isThreadOpen}
          onPress={onThread}
        />
        <QuoteButton card={card} />
        {files.length > 0 && (
          <Button
            size="small"
            variant="ghost"
            icon="download"
            isPending={isSaving}
            onPress={() => void save(files)}
            aria-label={words.files(member.nickname, files.length)}
            className="ml-auto px-2! text-ink-3"
          >
            {filesText.downloadAll(files.length)}
          </Button>
        )}
      </div>
      {canReact && card.isOnePicked && onePick.on && <PickReason card={card} />}
      {thread}
    </article>
  );
}
