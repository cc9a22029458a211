import type { NestedReplyParts, ReplyParts, ThreadReply } from '@dure/contract/answering/replies/replies.endpoints';

/** A reply of the first level, wherever it stands. */
export type ThreadRow = ThreadReply<ReplyParts>;

/** The replies of one thread as they are kept. */
export interface ReplyList {
  readonly contents: readonly ThreadRow[];
  readonly replyCount: number;
  readonly hasEarlier: boolean;
}

export const withReply = <List extends ReplyList>(list: List, reply: ThreadRow): List => ({
  ...list,
  contents: [...list.contents, reply],
  replyCount: list.replyCount + 1,
});

export const withNestedReply = <List extends ReplyList>(list: List, parent: number, reply: NestedReplyParts): List => ({
  ...list,
  contents: list.contents.map((one) =>
    one.answerReplySequence === parent ? { ...one, nestedReplies: [...one.nestedReplies, reply] } : one,
  ),
  replyCount: list.replyCount + 1,
});

/** Changes one reply, on whichever level it is. */
export function withChange<List extends ReplyList>(
  list: List,
  sequence: number,
  change: Partial<Pick<ReplyParts, 'body' | 'isEdited'>>,
): List {
  const changed = <T extends { answerReplySequence: number }>(one: T): T =>
    one.answerReplySequence === sequence ? { ...one, ...change } : one;
  return {
    ...list,
    contents: list.contents.map((one) => ({ ...changed(one), nestedReplies: one.nestedReplies.map(changed) })),
  };
}
