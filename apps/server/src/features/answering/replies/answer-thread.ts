import type { RowPart } from '../../../kernel/columns.ts';
import type { Answers } from '../../../kernel/database/schema.gen.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { type QuizAccess, type QuizAddress, seenPerson } from '../../clubs/quiz-access/quiz-access.public.ts';
import { answerChange } from '../answers/answers.public.ts';
import { findReplyRow, type ReplyRow } from './replies.queries.ts';
import { notifyOfReply } from './reply-notifications.service.ts';
import type { Thread } from './thread/thread.service.ts';
import type { Viewer } from './thread/thread.view.ts';

interface AnswerPlace {
  readonly clubSequence: number;
  readonly quizSequence: number;
}
export type AnswerThread = Thread<ReplyRow, AnswerPlace>;

/** Who looks, as the club shows people to them. */
export const answerViewer = (
  { memberId }: Unit,
  { hidesPeople, isAdmin }: QuizAccess,
): Viewer<ReplyRow, AnswerPlace> => ({
  memberId,
  isAdmin,
  authorOf: (row) => seenPerson(row, hidesPeople, memberId),
  addresseeOf(row) {
    if (row.addressee_id === null || row.addressee_nickname === null) return null;
    const addressee = {
      member_id: row.addressee_id,
      nickname: row.addressee_nickname,
      profile_image_key: row.addressee_image_key,
      alias_id: row.addressee_alias_id,
      anonymous_number: row.addressee_number,
    };
    return seenPerson(addressee, hidesPeople, memberId).nickname;
  },
  placeOf: (row) => ({ clubSequence: row.club_sequence, quizSequence: row.quiz_sequence }),
});

/** An answer that is replied to. */
type Answered = RowPart<Answers, 'answer_sequence' | 'member_id' | 'alias_id'>;

/** The thread under an answer. */
export const answerThread = (
  unit: Unit,
  room: QuizAccess,
  { club, quiz }: QuizAddress,
  { answer_sequence: answerSequence, member_id: answererId, alias_id: answerAliasId }: Answered,
): AnswerThread => ({
  subject: { answerSequence },
  verdicts: { react: room.verdicts.react, remove: room.verdicts.react, manage: room.verdicts.manage },
  viewer: answerViewer(unit, room),
  findRow: (replySequence) => findReplyRow({ tenantId: unit.tenantId, replySequence }),
  tell: (transaction, reply, repliedId) =>
    notifyOfReply(unit, transaction, room, reply, { club, quiz, answererId, answerAliasId }, repliedId),
  announce: (transaction) => transaction.announce(answerChange({ club, quiz }, answerSequence, 'reply', unit.memberId)),
});
