import type { AnswerRoom } from '@dure/contract/answers/answers.views';
import { Suspense } from 'react';
import type { QuizAddress } from '../../../api/answers/answer-address.ts';
import { lazyPart } from '../../../kernel/parts/lazy-part.ts';
import { AskReview } from './AskReview.tsx';
import { GradeFeedback } from './GradeFeedback.tsx';
import { SelfGrade } from './SelfGrade.tsx';

const AiReasons = lazyPart(() => import('./AiReasons.tsx').then((module) => module.AiReasons));

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
        grades.some(({ grader }) => grader !== 'SELF') && (
          <Suspense>
            <AiReasons address={address} isOfficial={isOfficialByAi} />
          </Suspense>
        )
      }
      selfGrade={can.selfGrade && <SelfGrade address={address} grades={grades} />}
      askReview={can.askReview && <AskReview address={address} until={room.reviewUntil} />}
    />
  );
}
