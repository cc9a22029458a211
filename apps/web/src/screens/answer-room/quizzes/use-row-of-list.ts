import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { QuizAddress } from '../../../api/answering/answers/answer-address.ts';
import { hasDraft } from '../../../features/answering/answers/room-steps.ts';
import { changeRow } from '../../../features/authoring/quizzes/club-quizzes/quiz-rows.ts';

/** The list of the club's quizzes says of the open one what the room says: submitted in another tab, graded meanwhile. */
export function useRowOfList({ club, quiz }: QuizAddress, room: AnswerRoom): void {
  const client = useQueryClient();
  const { answerStatus: myAnswerStatus, officialGrade: myOfficialGrade, comprehension } = room;
  const isDrafted = hasDraft(room);
  useEffect(() => {
    changeRow(client, club, quiz, { myAnswerStatus, myOfficialGrade, comprehension, hasDraft: isDrafted });
  }, [client, club, quiz, myAnswerStatus, myOfficialGrade, comprehension, isDrafted]);
}
