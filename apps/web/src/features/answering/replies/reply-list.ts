import type { NestedReplyView, ReplyView } from '@dure/contract/answering/replies/replies.endpoints';

/** The answer that is commented on: whose it is, or the alias in an anonymous club. */
export interface ReplyTarget {
  readonly club: number;
  readonly quiz: number;
  readonly memberUUID: string;
}

/** The replies to one answer as they are kept. */
export interface ReplyList {
  readonly contents: ReplyView[];
  readonly replyCount: number;
  readonly hasEarlier: boolean;
}

export const withReply = ({ contents, replyCount, hasEarlier }: ReplyList, reply: ReplyView): ReplyList => ({
  hasEarlier,
  contents: [...contents, reply],
  replyCount: replyCount + 1,
});

export const withNestedReply = (
  { contents, replyCount, hasEarlier }: ReplyList,
  parent: number,
  reply: NestedReplyView,
): ReplyList => ({
  hasEarlier,
  contents: contents.map((one) =>
    one.answerReplySequence === parent ? { ...one, nestedReplies: [...one.nestedReplies, reply] } : one,
  ),
  replyCount: replyCount + 1,
});

/** Changes one reply, on whichever level it is. */
export function withChange(
  { contents, replyCount, hasEarlier }: ReplyList,
  sequence: number,
  change: Partial<Pick<ReplyView, 'body' | 'isEdited'>>,
): ReplyList {
  const changed = <T extends { answerReplySequence: number }>(one: T): T =>
    one.answerReplySequence === sequence ? { ...one, ...change } : one;
  return {
    contents: contents.map((one) => ({ ...changed(one), nestedReplies: one.nestedReplies.map(changed) })),
    replyCount,
    hasEarlier,
  };
}
