import type { NestedReplyView, ReplyView } from '@dure/contract/answering/replies/replies.endpoints';
import { REPLY_STATUS } from '@dure/contract/answering/replies/reply-status';
import { imageUrl } from '../../../kernel/files/image-url.ts';
import { seenPerson } from '../../clubs/quiz-access/quiz-access.public.ts';
import { readsHidden } from './replies.policy.ts';
import type { ReplyRow } from './replies.queries.ts';
import { repliesText } from './replies.text.ts';

/** Who looks, and whether the club hides people from them. */
export interface Viewer {
  readonly memberId: string;
  readonly hidesPeople: boolean;
  readonly isAdmin: boolean;
}

/** Stands for whoever wrote what is deleted or hidden. */
const NOBODY = {
  memberUUID: '00000000-0000-0000-0000-000000000000',
  nickname: repliesText.stranger,
  profileImageUrl: imageUrl(null, 'profile'),
};

function baseOf(row: ReplyRow, { memberId, hidesPeople, isAdmin }: Viewer) {
  const isMine = row.member_id === memberId;
  const isHidden = row.reply_status === REPLY_STATUS.hidden;
  const isRead = isHidden ? readsHidden({ isMine, isAdmin }) : row.reply_status === REPLY_STATUS.shown;
  const member = isRead ? seenPerson(row, hidesPeople, memberId) : NOBODY;
  return {
    answerReplySequence: row.reply_sequence,
    sequence: row.reply_sequence,
    clubSequence: row.club_sequence,
    quizSequence: row.quiz_sequence,
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

function addresseeOf(row: ReplyRow, { memberId, hidesPeople }: Viewer): string | null {
  if (row.addressee_id === null || row.addressee_nickname === null) return null;
  const addressee = {
    member_id: row.addressee_id,
    nickname: row.addressee_nickname,
    profile_image_key: row.addressee_image_key,
    alias_id: row.addressee_alias_id,
    anonymous_number: row.addressee_number,
  };
  return seenPerson(addressee, hidesPeople, memberId).nickname;
}

export const replyView = (row: ReplyRow, viewer: Viewer): ReplyView => ({ ...baseOf(row, viewer), nestedReplies: [] });

export const nestedReplyView = (row: ReplyRow, viewer: Viewer): NestedReplyView => ({
  ...baseOf(row, viewer),
  clubQuizAnswerReplySequence: row.reply_sequence,
  addressee: addresseeOf(row, viewer),
  nestedReplies: [],
});

/** The thread in two levels. Rows come oldest first, so a parent stands before what is nested under it. */
export function threadView(rows: readonly ReplyRow[], viewer: Viewer): ReplyView[] {
  const nested = Map.groupBy(rows, (row) => row.parent_reply_sequence);
  return (nested.get(null) ?? []).map((row) => ({
    ...baseOf(row, viewer),
    nestedReplies: (nested.get(row.reply_sequence) ?? []).map((one) => nestedReplyView(one, viewer)),
  }));
}
