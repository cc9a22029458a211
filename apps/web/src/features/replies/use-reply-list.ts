import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdempotencyKey } from '../../kernel/idempotency-key.ts';
import {
  changeReply,
  moderateReply,
  removeReply,
  REPLIES_AT_ONCE,
  repliesQuery,
  sendNestedReply,
  sendReply,
  type ReplyTarget,
} from './replies.api.ts';
import { withChange, withNestedReply, withReply, type ReplyList } from './reply-list.ts';

/** What the server answers at once, at most. */
const MOST_REPLIES = 500;

/** The replies to one answer and what one can do to them; `onCount` hears how many there are after each change. */
export function useReplyList(target: ReplyTarget, onCount: (count: number) => void) {
  const client = useQueryClient();
  const [size, setSize] = useState(REPLIES_AT_ONCE);
  const options = repliesQuery(target, size);
  const query = useQuery(options);
  const key = useIdempotencyKey();

  const change = (next: (list: ReplyList) => ReplyList) => {
    const list = client.setQueryData(options.queryKey, (kept) => kept && next(kept));
    if (list) onCount(list.replyCount);
  };
  return {
    ...query,
    /** Shows more of what was said before. */
    showEarlier: () => setSize(Math.min(size * 2, MOST_REPLIES)),
    isMost: size === MOST_REPLIES,
    /** Answers the target or, with `parent`, a reply; `to` is the reply that is answered. */
    async create(body: string, to?: { readonly parent: number; readonly sequence: number }): Promise<void> {
      const idempotencyKey = key.of(JSON.stringify([body, to?.sequence ?? null]));
      if (to) {
        const reply = await sendNestedReply(to.sequence, body, idempotencyKey);
        change((list) => withNestedReply(list, to.parent, reply));
      } else {
        const reply = await sendReply(target, body, idempotencyKey);
        change((list) => withReply(list, reply));
      }
      key.used();
    },
    async edit(sequence: number, body: string): Promise<void> {
      const { body: saved, isEdited } = await changeReply(sequence, body);
      change((list) => withChange(list, sequence, { body: saved, isEdited }));
    },
    async remove(sequence: number): Promise<void> {
      const { replyCount } = await removeReply(sequence);
      onCount(replyCount);
      // Whether it keeps its place, or takes one with it that waited for its last reply, is the server's to say.
      await client.invalidateQueries({ queryKey: options.queryKey });
    },
    /** Hides for a reason, or shows again. */
    async moderate(sequence: number, reason: string | undefined): Promise<void> {
      const { replyCount } = await moderateReply(target.club, sequence, reason);
      onCount(replyCount);
      await client.invalidateQueries({ queryKey: options.queryKey });
    },
  };
}
