import { MAX_REPLIES_SHOWN } from '@dure/contract/answering/replies/reply-limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../kernel/calls/idempotency-key.ts';
import { withChange, withNestedReply, withReply, type ReplyList } from './reply-list.ts';
import type { ThreadCalls } from './thread-calls.ts';

const REPLIES_AT_ONCE = 50;

/** The replies of one thread and what one can do to them; `onCount` hears how many there are after each change. */
export function useReplyList(calls: ThreadCalls, onCount: (count: number) => void) {
  const client = useQueryClient();
  const [size, setSize] = useState(REPLIES_AT_ONCE);
  const options = calls.list(size);
  const query = useQuery(options);
  const key = useIdempotencyKey();

  const change = (next: (list: ReplyList) => ReplyList) => {
    const list = client.setQueryData<ReplyList>(options.queryKey, (kept) => kept && next(kept));
    if (list) onCount(list.replyCount);
  };
  return {
    ...query,
    /** Shows more of what was said before. */
    showEarlier: () => setSize(Math.min(size * 2, MAX_REPLIES_SHOWN)),
    isMost: size === MAX_REPLIES_SHOWN,
    /** Answers the subject or, with `parent`, a reply; `to` is the reply that is answered. */
    async create(body: string, to?: { readonly parent: number; readonly sequence: number }): Promise<void> {
      const idempotencyKey = key.of(JSON.stringify([body, to?.sequence ?? null]));
      if (to) {
        const reply = await calls.nest(client, to.sequence, body, { idempotencyKey });
        change((list) => withNestedReply(list, to.parent, reply));
      } else {
        const reply = await calls.create(client, body, { idempotencyKey });
        change((list) => withReply(list, reply));
      }
      key.used();
    },
    async edit(sequence: number, body: string): Promise<void> {
      const { body: saved, isEdited } = await calls.edit(client, sequence, body);
      change((list) => withChange(list, sequence, { body: saved, isEdited }));
    },
    async remove(sequence: number): Promise<void> {
      onCount((await calls.remove(client, sequence)).replyCount);
    },
    /** Hides for a reason, or shows again. */
    async moderate(sequence: number, reason: string | undefined): Promise<void> {
      const { replyCount } = await (reason === undefined
        ? calls.show(client, sequence)
        : calls.hide(client, sequence, reason));
      onCount(replyCount);
    },
  };
}
