import type { NestedReplyView } from '@dure/contract/replies/replies.endpoints';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../kernel/api-error.ts';
import { notice } from '../../kernel/interruptions.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useDialogs } from '../../ui/dialogs.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { repliesText as words } from './replies.text.ts';
import { ReplyEdit } from './ReplyEdit.tsx';
import { REPLY_DELETED } from './reply-list.ts';

export interface ReplyItemProps {
  readonly reply: Omit<NestedReplyView, 'addressee'>;
  readonly addressee?: string | null;
  readonly canReply: boolean;
  readonly isAnswering: boolean;
  readonly onAnswer: () => void;
  readonly onEdit: (body: string) => Promise<void>;
  readonly onDelete: () => Promise<void>;
  /** What hangs under it: its answers and the box for a new one. */
  readonly children?: ReactNode;
}

const actionClass = 'px-2! text-ink-3';

/** One comment. A deleted one keeps its place and offers nothing. */
export function ReplyItem(props: ReplyItemProps) {
  const { reply, addressee = null, canReply, isAnswering, onAnswer, onEdit, onDelete, children } = props;
  const { confirm } = useDialogs();
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { member, isMine } = reply;
  const nickname = member?.nickname ?? words.gone;

  if (reply.postReplyStatus === REPLY_DELETED) {
    return (
      <li className="pt-3">
        <p className="text-sm text-ink-3">{words.deleted}</p>
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
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401 && error.status !== 403) notice(error.message);
    } finally {
      setDeleting(false);
    }
  };
  return (
    <li className="pt-3">
      <article aria-label={words.of(nickname)} className="flex items-start gap-2">
        <Avatar id={member?.memberUUID ?? ''} name={nickname} image={member?.profileImageUrl} size="small" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold">{nickname}</span>
            <span className="text-sm text-ink-3">
              <RelativeTime date={reply.createdAt} /> {reply.isEdited && words.edited}
            </span>
          </p>
          {isEditing ? (
            <ReplyEdit body={reply.body} onSave={onEdit} onClose={() => setEditing(false)} />
          ) : (
            <p className="whitespace-pre-wrap">
              {addressee !== null && <span className="mr-1 font-semibold text-brand-ink">@{addressee}</span>}
              {reply.body}
            </p>
          )}
          {canReply && !isEditing && (
            <div className="-ml-2 flex">
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
              {isMine && (
                <>
                  <Button size="small" variant="ghost" className={actionClass} onPress={() => setEditing(true)}>
                    {words.edit}
                  </Button>
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
            </div>
          )}
        </div>
      </article>
      {children}
    </li>
  );
}
