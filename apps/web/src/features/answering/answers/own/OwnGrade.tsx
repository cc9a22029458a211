import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { AiReasons } from './AiReasons.tsx';
import { AskReview } from './AskReview.tsx';
import { GradeFeedback } from './GradeFeedback.tsx';
import { SelfGrade } from './SelfGrade.tsx';

export interface OwnGradeProps {
  readonly address: QuizAddress;
  readonly room: AnswerRoom;
}

/** What became of one's own answer, and what one can do about it. */
export function OwnGrade({ address, room }: OwnGradeProps) {
  const { can, grades } = room;
  const isBy = (wanted: string) => grades.some(({ grader }) => grader === wanted);
  const isOfficialByAi = isBy('AI') && !isBy('INSTRUCTOR');
  return (
    <GradeFeedback
      room={room}
      aiReasons={
        grades.some(({ grader }) => grader !== 'SELF') && <AiReasons address={address} isOfficial={isOfficialByAi} />
      }
      selfGrade={can.selfGrade && <SelfGrade address={address} grades={grades} />}
      askReview={can.askReview && <AskReview address={address} until={room.reviewUntil} />}
    />
  );
}
