import { REPLY_STATUS } from '@dure/contract/answering/replies/reply-status';
import type { ReplyParts } from '@dure/contract/answering/replies/replies.endpoints';
import { Suspense, useEffect, useState } from 'react';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { hasKeptText } from '../../../kernel/use-kept-text.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { repliesText as words } from './replies.text.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { ReplyItem } from './ReplyItem.tsx';
import { showError } from './show-error.ts';
import type { ThreadCalls } from './thread-calls.ts';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';
import { useReplyList } from './use-reply-list.ts';

const HideReplyDialog = lazy(() => import('./HideReplyDialog.tsx').then((module) => module.HideReplyDialog), {
  failure: 'popover',
});

export interface ReplyThreadProps {
  readonly calls: ThreadCalls;
  readonly canReply: boolean;
  /** Whether comments can be hidden here. */
  readonly canManage: boolean;
  /** The comment that the address asks for. */
  readonly sought?: number | undefined;
  readonly onCount: (count: number) => void;
  /** How many passages were put into the new comment from outside. */
  readonly seeds?: number;
  readonly className?: string;
}

/** The comments of one thread. */
export function ReplyThread({ calls, canReply, canManage, sought, onCount, seeds = 0, className }: ReplyThreadProps) {
  const { data, error, refetch, isFetching, isPlaceholderData, showEarlier, isMost, create, edit, remove, moderate } =
    useReplyList(calls, onCount);
  const [answering, setAnswering] = useState<number>();
  const [hiding, setHiding] = useState<number>();
  const isHere = (sequence: number | undefined) =>
    data?.contents.some(({ answerReplySequence, nestedReplies }) =>
      [answerReplySequence, ...nestedReplies.map((nested) => nested.answerReplySequence)].some(
        (one) => one === sequence,
      ),
    );
  const isSoughtHere = isHere(sought);
  const looksFurther = sought !== undefined && isSoughtHere === false && data?.hasEarlier === true && !isMost;
  useEffect(() => {
    if (looksFurther && !isPlaceholderData) showEarlier();
  }, [looksFurther, isPlaceholderData, showEarlier]);
  const { name } = calls;

  if (!data && error) {
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} className="py-6" />;
  }
  if (!data) return <ThreadSkeleton />;
  // What is being answered went while it was answered: the words for it can still be said.
  const answeredGone = answering !== undefined && !isHere(answering) && hasKeptText(`reply:${name}:${answering}`);
  const item = (reply: ReplyParts) => ({
    reply,
    canReply,
    isAnswering: answering === reply.answerReplySequence,
    onAnswer: () => setAnswering(answering === reply.answerReplySequence ? undefined : reply.answerReplySequence),
    onEdit: (body: string) => edit(reply.answerReplySequence, body),
    onDelete: () => remove(reply.answerReplySequence),
    isSought: sought === reply.answerReplySequence,
    onModerate: canManage
      ? () => {
          if (reply.postReplyStatus === REPLY_STATUS.hidden)
            void moderate(reply.answerReplySequence, undefined).catch(showError);
          else setHiding(reply.answerReplySequence);
        }
      : undefined,
  });
  const answerForm = (reply: ReplyParts, parent: number) =>
    canReply &&
    answering === reply.answerReplySequence && (
      <div className="pt-2 pl-8.5">
        <ReplyForm
          label={words.nestedField(reply.nickname)}
          placeholder={words.nestedPlaceholder}
          name={`${name}:${reply.answerReplySequence}`}
          isFocused
          onSend={async (body) => {
            await create(body, { parent, sequence: reply.answerReplySequence });
            setAnswering(undefined);
          }}
        />
      </div>
    );
  return (
    <section aria-label={words.title(data.replyCount)} className={className}>
      {data.contents.length === 0 && (
        <p className="pt-2 text-sm text-ink-3">{canReply ? words.none : words.noneReadOnly}</p>
      )}
      {data.hasEarlier && !isMost && (
        <Button size="small" variant="ghost" onPress={showEarlier} isPending={isPlaceholderData} className="mt-2">
          {words.earlier}
        </Button>
      )}
      <ul aria-label={words.list}>
        {data.contents.map((reply) => (
          <ReplyItem key={reply.answerReplySequence} {...item(reply)}>
            {answerForm(reply, reply.answerReplySequence)}
            {reply.nestedReplies.length > 0 && (
              <ul aria-label={words.nested} className="ml-3 border-l border-line pl-4">
                {reply.nestedReplies.map((nested) => (
                  <ReplyItem key={nested.answerReplySequence} {...item(nested)} addressee={nested.addressee}>
                    {answerForm(nested, reply.answerReplySequence)}
                  </ReplyItem>
                ))}
              </ul>
            )}
          </ReplyItem>
        ))}
      </ul>
      {canReply && answeredGone && (
        <div className="pt-3">
          <p role="status" className="mb-1.5 text-sm text-ink-3">
            {words.answeredGone}
          </p>
          <ReplyForm
            label={words.answeredGoneField}
            placeholder={words.placeholder}
            name={`${name}:${answering}`}
            onSend={async (body) => {
              await create(body);
              setAnswering(undefined);
            }}
          />
        </div>
      )}
      {canReply && (
        <div className="pt-3">
          <ReplyForm
            key={seeds}
            label={words.field}
            placeholder={words.placeholder}
            name={name}
            onSend={(body) => create(body)}
            isFocused={seeds > 0}
          />
        </div>
      )}
      <Suspense>
        {hiding !== undefined && (
          <HideReplyDialog
            onClose={() => setHiding(undefined)}
            onHide={async (reason) => {
              await moderate(hiding, reason);
              setHiding(undefined);
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
