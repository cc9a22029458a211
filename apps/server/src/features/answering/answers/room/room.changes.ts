import type { LiveEvent } from '@dure/contract/platform/live/live-events';
import { memberTopic, type Change } from '../../../../kernel/live/change.ts';
import { clubTopic } from '../../../clubs/clubs/clubs.public.ts';
import type { QuizAddress } from '../../../clubs/quiz-access/quiz-access.public.ts';

/** For those who may see the answers of the quiz. */
export const quizTopic = ({ club, quiz }: QuizAddress): string => `quiz:${club}/${quiz}`;

/** For all who may enter the quiz: of its answers nothing is told here but that they are being written. */
export const writingTopic = ({ club, quiz }: QuizAddress): string => `writing:${club}/${quiz}`;

/** Others write an answer to the quiz than before: how many is asked for. */
export function writingChange({ club, quiz }: QuizAddress, actorId: string): Change {
  const event: LiveEvent = { kind: 'writing', clubSequence: club, quizSequence: quiz };
  return { topics: [writingTopic({ club, quiz })], event, actorId };
}

/** Whoever wrote the answer is told alone that it was compared with others'. */
export function influenceChange({ club, quiz }: QuizAddress, memberId: string): Change {
  const event: LiveEvent = { kind: 'influence', clubSequence: club, quizSequence: quiz };
  return { topics: [memberTopic(memberId)], event };
}

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
