import type { LiveEvent } from '@dure/contract/live/live-events';
import type { Change } from '../../../kernel/live/change.ts';
import { clubTopic } from '../../clubs/clubs.public.ts';
import type { QuizAddress } from '../../quiz-access/quiz-access.public.ts';

/** For those who may see the answers of the quiz. */
export const quizTopic = ({ club, quiz }: QuizAddress): string => `quiz:${club}/${quiz}`;

/** An answer of the quiz changed: `announce` it in the transaction that changes it. Nobody is named. */
export function answerChange(
  { club, quiz }: QuizAddress,
  answerSequence: number,
  kind: 'answer' | 'revision' | 'reaction' | 'reply',
  actorId: string,
): Change {
  const event: LiveEvent = {
    kind,
    clubSequence: club,
    quizSequence: quiz,
    clubQuizAnswerSequence: answerSequence,
  };
  return { topics: [quizTopic({ club, quiz }), clubTopic(club)], event, actorId };
}
