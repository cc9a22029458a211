import { isFinalStatus, CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import { answersText } from '../answers.text.ts';

const words = answersText.readOnly;

type Facts = Pick<AnswerRoom, 'clubStatus' | 'deadlineAt' | 'officialGrade' | 'grades' | 'can' | 'answerStatus'>;

/** Why nothing can be written in the room, in words; null where something can. */
export function readOnlyReason(room: Facts, now: number): string | null {
  const { clubStatus, deadlineAt, grades, can, answerStatus } = room;
  if (can.writePre || can.writeFinal) return null;
  if (isFinalStatus(clubStatus)) return words.club;
  if (clubStatus !== CLUB_STATUS.running) return words.notRunning;
  if (deadlineAt !== null && Date.parse(deadlineAt) <= now) return words.deadline;
  if (grades.some(({ grader }) => grader === 'INSTRUCTOR')) return words.graded;
  return can.manage && answerStatus === null ? words.admin : null;
}
