import type { NestedReplyParts, ReplyParts, ThreadReply } from '@dure/contract/answering/replies/replies.endpoints';
import { REPLY_STATUS } from '@dure/contract/answering/replies/reply-status';
import type { Person } from '@dure/contract/tenancy/accounts/person';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Replies } from '../../../../kernel/database/schema.gen.ts';
import { imageUrl } from '../../../../kernel/files/image-url.ts';
import { repliesText } from '../replies.text.ts';
import { readsHidden } from './replies.policy.ts';

/** A reply as every thread reads it. */
export type ReplyCore = RowPart<
  Replies,
  | 'reply_sequence'
  | 'parent_reply_sequence'
  | 'body'
  | 'reply_status'
  | 'created_at'
  | 'edited_at'
  | 'hidden_reason'
  | 'member_id'
>;

/** Who looks, and what they see of the people and the place of a reply. */
export interface Viewer<Row extends ReplyCore, Place> {
  readonly memberId: string;
  /** Whether they run what the replies stand under. */
  readonly isAdmin: boolean;
  readonly authorOf: (row: Row) => Person;
  /** The name of whom it answers; null where it answers nobody in particular. */
  readonly addresseeOf: (row: Row) => string | null;
  readonly placeOf: (row: Row) => Place;
}

/** Stands for whoever wrote what is deleted or hidden. */
const NOBODY: Person = {
  memberUUID: '00000000-0000-0000-0000-000000000000',
  nickname: repliesText.stranger,
  profileImageUrl: imageUrl(null, 'profile'),
};

function baseOf<Row extends ReplyCore, Place>(row: Row, viewer: Viewer<Row, Place>): ReplyParts & Place {
  const isMine = row.member_id === viewer.memberId;
  const isHidden = row.reply_status === REPLY_STATUS.hidden;
  const isRead = isHidden ? readsHidden({ isMine, isAdmin: viewer.isAdmin }) : row.reply_status === REPLY_STATUS.shown;
  const member = isRead ? viewer.authorOf(row) : NOBODY;
  return {
    ...viewer.placeOf(row),
    answerReplySequence: row.reply_sequence,
    sequence: row.reply_sequence,
    postReplyStatus: row.reply_status,
    isReadable: isRead,
    body: isRead ? row.body : '',
    createdAt: row.created_at.toISOString(),
    createAt: row.created_at.toISOString(),
    isEdited: isRead && row.edited_at !== null,
    isMine,
    member,
    nickname: member.nickname,
    imageUrl: member.profileImageUrl,
    hiddenReason: isRead ? row.hidden_reason : null,
  };
}

export const replyView = <Row extends ReplyCore, Place>(
  row: Row,
  viewer: Viewer<Row, Place>,
): ThreadReply<ReplyParts & Place> => ({ ...baseOf(row, viewer), nestedReplies: [] });

export const nestedReplyView = <Row extends ReplyCore, Place>(
  row: Row,
  viewer: Viewer<Row, Place>,
): NestedReplyParts & Place => ({
  ...baseOf(row, viewer),
  clubQuizAnswerReplySequence: row.reply_sequence,
  addressee: viewer.addresseeOf(row),
  nestedReplies: [],
});

/** The thread in two levels. Rows come oldest first, so a parent stands before what is nested under it. */
export function threadView<Row extends ReplyCore, Place>(
  rows: readonly Row[],
  viewer: Viewer<Row, Place>,
): ThreadReply<ReplyParts & Place>[] {
  const nested = Map.groupBy(rows, (row) => row.parent_reply_sequence);
  return (nested.get(null) ?? []).map((row) => ({
    ...baseOf(row, viewer),
    nestedReplies: (nested.get(row.reply_sequence) ?? []).map((one) => nestedReplyView(one, viewer)),
  }));
}
