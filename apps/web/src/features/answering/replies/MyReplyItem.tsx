import { REPLY_STATUS } from '@dure/contract/answering/replies/reply-status';
import type { MyReply } from '@dure/contract/answering/replies/replies.endpoints';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { plainQuestion } from '../../../kernel/plain-question.ts';
import { RelativeTime } from '../../../ui/dates/RelativeTime.tsx';
import { useSession } from '../../../kernel/session.ts';
import { repliesText } from './replies.text.ts';

const words = repliesText.mine;

export interface MyReplyItemProps {
  readonly reply: MyReply;
  readonly link: (parts: LinkParts) => ReactNode;
  readonly isDeleting: boolean;
  readonly onDelete: () => void;
}

/** One of one's own comments: what it says, and on whose answer to what. */
export function MyReplyItem({ reply, link, isDeleting, onDelete }: MyReplyItemProps) {
  const { member, can, jobGroup, jobLevel, job } = reply;
  const { memberId } = useSession();
  const chips = [jobGroup, job, jobLevel].flatMap((one) => one?.name ?? []);
  return (
    <article aria-label={plainQuestion(reply.text)} className="px-4 py-4.5 desktop:px-5">
      <div className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
        <span className="font-semibold text-ink-2">{reply.clubName}</span>
        {chips.map((name) => (
          <Chip key={name}>{name}</Chip>
        ))}
      </div>
      <p className="mt-1.5">{plainQuestion(reply.text)}</p>
      {reply.postReplyStatus === REPLY_STATUS.hidden && <p className="mt-1 text-sm text-ink-3">{repliesText.hidden}</p>}
      <div className="mt-2 flex items-start gap-2 rounded-box bg-sunken px-3 py-2.5">
        <Avatar name={member.nickname} image={member.profileImageUrl} size="small" />
        <div className="min-w-0 text-sm text-ink-2">
          <p className="font-semibold">{member.memberUUID === memberId ? words.onOwn : words.on(member.nickname)}</p>
          <p className="line-clamp-2">{plainQuestion(reply.question)}</p>
          <p className="mt-0.5 text-ink-3 tabular-nums">
            {words.likes(reply.likeCount)} · {words.replies(reply.replyCount)}
          </p>
        </div>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-2">
        <span className="mr-auto text-sm text-ink-3">
          <RelativeTime date={reply.repliedAt} /> {reply.isEdited && repliesText.edited}
        </span>
        {can.open ? (
          link({
            className:
              'inline-flex min-h-11 items-center rounded-[8px] px-2 font-semibold text-brand-ink hover:underline desktop:min-h-9',
            children: words.open,
          })
        ) : (
          <span className="text-sm text-ink-3">{words.closed}</span>
        )}
        {can.delete && (
          <Button size="small" variant="ghost" icon="trash" isPending={isDeleting} onPress={onDelete}>
            {repliesText.remove}
          </Button>
        )}
      </div>
    </article>
  );
}
