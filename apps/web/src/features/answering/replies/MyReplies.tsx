import type { MyReply } from '@dure/contract/answering/replies/replies.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { listMyReplies } from '../../../api/answering/replies/replies.reads.ts';
import { deleteReply } from '../../../api/answering/replies/replies.writes.ts';
import { pageCount } from '../../../kernel/query-client.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { Pagination } from '../../../ui/lists/Pagination.tsx';
import { SkeletonGroup, SkeletonText } from '../../../ui/states/Skeleton.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { MyReplyItem } from './MyReplyItem.tsx';
import { repliesText } from './replies.text.ts';
import { showError } from './show-error.ts';

const words = repliesText.mine;
const MY_REPLIES_A_PAGE = 10;

export interface MyRepliesProps {
  readonly page: number;
  readonly pageLink: (page: number, parts: LinkParts) => ReactNode;
  readonly replyLink: (reply: MyReply, parts: LinkParts) => ReactNode;
  /** The way to somewhere to reply, where there is none yet. */
  readonly toClubs: ReactNode;
}

/** One's own comments, newest first, each a way to its place. */
export function MyReplies({ page, pageLink, replyLink, toClubs }: MyRepliesProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    listMyReplies({ query: { page, size: MY_REPLIES_A_PAGE } }),
  );
  const client = useQueryClient();
  const { confirm } = useDialogs();
  const toast = useToast();
  const [deleting, setDeleting] = useState<number>();

  const remove = async ({ answerReplySequence }: MyReply) => {
    if (!(await confirm({ message: words.confirmDelete, action: repliesText.remove, danger: true }))) return;
    setDeleting(answerReplySequence);
    try {
      await deleteReply(client, { params: { answerReplySequence } });
      toast({ message: words.deleted, tone: 'good' });
    } catch (problem) {
      showError(problem);
    } finally {
      setDeleting(undefined);
    }
  };

  if (!data && error) {
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return (
    <>
      <Card isPadded={false} className="overflow-hidden">
        {!data && (
          <SkeletonGroup className="flex flex-col gap-6 p-5">
            {[2, 3, 2].map((lines, index) => (
              <SkeletonText key={index} lines={lines} />
            ))}
          </SkeletonGroup>
        )}
        {data?.contents.length === 0 && (
          <EmptyState icon="comment" action={toClubs}>
            {words.empty}
          </EmptyState>
        )}
        {data && data.contents.length > 0 && (
          <ul
            aria-label={words.list}
            aria-busy={isPlaceholderData}
            className={cx('divide-y divide-line', isPlaceholderData && 'opacity-60')}
          >
            {data.contents.map((reply) => (
              <li key={reply.answerReplySequence}>
                <MyReplyItem
                  reply={reply}
                  link={(parts) => replyLink(reply, parts)}
                  isDeleting={deleting === reply.answerReplySequence}
                  onDelete={() => void remove(reply)}
                />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Pagination page={page} pageCount={pageCount(data, MY_REPLIES_A_PAGE)} link={pageLink} className="mt-8" />
    </>
  );
}
