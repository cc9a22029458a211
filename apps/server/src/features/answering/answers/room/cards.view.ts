import type { AnswerCard } from '@dure/contract/answering/answers/answers.views';
import type { FileRef } from '@dure/contract/tenancy/files/file-ref';
import type { CardRow } from './cards.queries.ts';
import type { Evaluations } from './evaluations.service.ts';
import {
  hiddenFileName,
  type QuizAddress,
  seenPerson,
  type QuizAccess,
} from '../../../clubs/quiz-access/quiz-access.public.ts';

export function cardView(
  row: CardRow,
  { club, quiz }: QuizAddress,
  { hidesPeople }: QuizAccess,
  viewerId: string,
  evaluations: Evaluations,
): AnswerCard {
  const hidesNames = hidesPeople && row.member_id !== viewerId;
  const fileView = (file: FileRef, position: number) =>
    hidesNames ? { ...file, name: hiddenFileName(file.name, position) } : file;
  return {
    clubQuizAnswerSequence: row.answer_sequence,
    clubSequence: club,
    quizSequence: quiz,
    member: seenPerson(row, hidesPeople, viewerId),
    text: row.text,
    answerStatus: row.answer_status,
    createdAt: row.submitted_at.toISOString(),
    files: row.files.map(fileView),
    isLiked: row.is_liked,
    likeCount: row.like_count,
    isOnePicked: row.is_one_picked,
    onePickReason: row.one_pick_reason,
    onePickCount: row.one_pick_count,
    replyCount: row.reply_count,
    ...evaluations,
  };
}
