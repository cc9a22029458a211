import { REPLY_STATUS } from '@dure/contract/answering/replies/reply-status';
import type { ReplyParts } from '@dure/contract/answering/replies/replies.endpoints';
import { useState, type ReactNode } from 'react';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { RelativeTime } from '../../../ui/dates/RelativeTime.tsx';
import { repliesText as words } from './replies.text.ts';
import { ReplyEdit } from './ReplyEdit.tsx';
import { showError } from './show-error.ts';

export interface ReplyItemProps {
  readonly reply: ReplyParts;
  readonly addressee?: string | null;
  readonly canReply: boolean;
  readonly isAnswering: boolean;
  readonly onAnswer: () => void;
  readonly onEdit: (body: string) => Promise<void>;
  readonly onDelete: () => Promise<void>;
  /** For those who run the place: hides it, or shows it again. */
  readonly onModerate?: (() => void) | undefined;
  /** Whether the address asks for it. */
  readonly isSought: boolean;
  /** What hangs under it: its answers and the box for a new one. */
  readonly children?: ReactNode;
}

const actionClass = 'px-2! text-ink-3';

const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** One comment. A deleted one keeps its place and offers nothing. */
export function ReplyItem(props: ReplyItemProps) {
  const { reply, addressee = null, canReply, isAnswering, onAnswer, onEdit, onDelete, children } = props;
  const { onModerate, isSought } = props;
  const { confirm } = useDialogs();
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { member, isMine } = reply;
  const { nickname } = member;

  const isHidden = reply.postReplyStatus === REPLY_STATUS.hidden;
  if (!reply.isReadable) {
    return (
      <li className="pt-3">
        <p className="text-sm text-ink-3">{isHidden ? words.hidden : words.deleted}</p>
        {children}
      </li>
    );
  }
  const remove = async () => {
    if (!(await confirm({ message: words.confirmDelete, action: words.remove, danger: true }))) return;
    setDeleting(true);
    try {
      await onDelete();
    } catch (error) {
      showError(error);
    } finally {
      setDeleting(false);
    }
  };
  return (
    <li className="pt-3">
      <article
        ref={isSought ? bringIntoSight : undefined}
        aria-label={words.of(nickname)}
        className={cx('flex items-start gap-2 rounded-[4px]', isSought && 'outline-2 outline-offset-6 outline-brand')}
      >
        <Avatar name={nickname} image={member.profileImageUrl} size="small" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold">{nickname}</span>
            <span className="text-sm text-ink-3">
              <RelativeTime date={reply.createdAt} /> {reply.isEdited && words.edited}
            </span>
          </p>
          {isEditing ? (
            <ReplyEdit
              sequence={reply.answerReplySequence}
              body={reply.body}
              onSave={onEdit}
              onClose={() => setEditing(false)}
            />
          ) : (
            <div>
              {addressee !== null && <span className="float-left mr-1 font-semibold text-brand-ink">@{addressee}</span>}
              <Markdown text={reply.body} headingLevel={5} className="text-base!" />
            </div>
          )}
          {isHidden && <p className="text-sm text-ink-3">{words.hiddenFor(reply.hiddenReason ?? '')}</p>}
          {(canReply || onModerate) && !isEditing && (
            <div className="-ml-2 flex flex-wrap">
              {canReply && !isHidden && (
                <Button
                  size="small"
                  variant="ghost"
                  className={actionClass}
                  onPress={onAnswer}
                  aria-expanded={isAnswering}
                  aria-label={words.replyTo(nickname)}
                >
                  {words.reply}
                </Button>
              )}
              {canReply && isMine && (
                <>
                  {!isHidden && (
                    <Button size="small" variant="ghost" className={actionClass} onPress={() => setEditing(true)}>
                      {words.edit}
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="ghost"
                    className={actionClass}
                    onPress={() => void remove()}
                    isPending={isDeleting}
                  >
                    {words.remove}
                  </Button>
                </>
              )}
              {onModerate && (
                <Button size="small" variant="ghost" className={actionClass} onPress={onModerate}>
                  {isHidden ? words.show : words.hide}
                </Button>
              )}
            </div>
          )}
        </div>
      </article>
      {children}
    </li>
  );
}
