import type { MyReply } from '@dure/contract/answering/replies/replies.endpoints';
import { imageUrl } from '../../../kernel/files/image-url.ts';
import { seenPerson, type QuizAccess } from '../../clubs/quiz-access/quiz-access.public.ts';
import type { MyReplyRow } from './my-replies.queries.ts';
import { repliesText } from './replies.text.ts';

const named = (name: string | null) => (name === null ? null : { name });

/** Outside the club the author of the answer is nobody: who left keeps their own words, not the names of the others. */
const stranger = (aliasId: string): MyReply['member'] => ({
  memberUUID: aliasId,
  nickname: repliesText.stranger,
  profileImageUrl: imageUrl(null, 'profile'),
});

/** `room` is undefined where the caller may no longer enter. */
export const myReplyView = (row: MyReplyRow, room: QuizAccess | undefined, memberId: string): MyReply => ({
  answerReplySequence: row.reply_sequence,
  postReplyStatus: row.reply_status,
  text: row.body,
  clubName: row.club_name,
  clubDescription: row.club_description,
  member:
    room || row.member_id === memberId ? seenPerson(row, room?.hidesPeople ?? false, memberId) : stranger(row.alias_id),
  jobGroup: named(row.job_group),
  jobLevel: named(row.job_level),
  job: named(row.job),
  repliedAt: row.created_at.toISOString(),
  isEdited: row.edited_at !== null,
  likeCount: row.like_count,
  replyCount: row.reply_count,
  clubSequence: row.club,
  quizSequence: row.quiz,
  question: row.question,
  can: { open: room?.verdicts.seePeers === null, delete: room?.verdicts.react === null },
});
