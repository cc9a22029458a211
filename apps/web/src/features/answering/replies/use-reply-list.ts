import { MAX_REPLIES_SHOWN } from '@dure/contract/answering/replies/reply-limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listReplies } from '../../../api/answering/replies/replies.reads.ts';
import {
  createNestedReply,
  createReply,
  deleteReply,
  editReply,
  hideReply,
  showReply,
} from '../../../api/answering/replies/replies.writes.ts';
import { useIdempotencyKey } from '../../../kernel/calls/idempotency-key.ts';
import { withChange, withNestedReply, withReply, type ReplyList, type ReplyTarget } from './reply-list.ts';

const REPLIES_AT_ONCE = 50;

/** The replies to one answer and what one can do to them; `onCount` hears how many there are after each change. */
export function useReplyList(target: ReplyTarget, onCount: (count: number) => void) {
  const client = useQueryClient();
  const [size, setSize] = useState(REPLIES_AT_ONCE);
  const { club, quiz, memberUUID } = target;
  const options = listReplies({ params: { club, quiz, memberUUID }, query: { size } });
  const query = useQuery(options);
  const key = useIdempotencyKey();

  const change = (next: (list: ReplyList) => ReplyList) => {
    const list = client.setQueryData(options.queryKey, (kept) => kept && next(kept));
    if (list) onCount(list.replyCount);
  };
  return {
    ...query,
    /** Shows more of what was said before. */
    showEarlier: () => setSize(Math.min(size * 2, MAX_REPLIES_SHOWN)),
    isMost: size === MAX_REPLIES_SHOWN,
    /** Answers the target or, with `parent`, a reply; `to` is the reply that is answered. */
    async create(body: string, to?: { readonly parent: number; readonly sequence: number }): Promise<void> {
      const idempotencyKey = key.of(JSON.stringify([body, to?.sequence ?? null]));
      if (to) {
        const reply = await createNestedReply(
          client,
          { params: { id: to.sequence }, body: { body } },
          { idempotencyKey },
        );
        change((list) => withNestedReply(list, to.parent, reply));
      } else {
        const reply = await createReply(
          client,
          { body: { clubSequence: club, quizSequence: quiz, memberUUID, body } },
          { idempotencyKey },
        );
        change((list) => withReply(list, reply));
      }
      key.used();
    },
    async edit(sequence: number, body: string): Promise<void> {
      const { body: saved, isEdited } = await editReply(client, {
        params: { answerReplySequence: sequence },
        body: { body },
      });
      change((list) => withChange(list, sequence, { body: saved, isEdited }));
    },
    async remove(sequence: number): Promise<void> {
      const { replyCount } = await deleteReply(client, { params: { answerReplySequence: sequence } });
      onCount(replyCount);
    },
    /** Hides for a reason, or shows again. */
    async moderate(sequence: number, reason: string | undefined): Promise<void> {
      const params = { club, answerReplySequence: sequence };
      const { replyCount } = await (reason === undefined
        ? showReply(client, { params })
        : hideReply(client, { params, body: { reason } }));
      onCount(replyCount);
    },
  };
}
