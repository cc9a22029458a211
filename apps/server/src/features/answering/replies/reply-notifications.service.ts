import type { Transaction } from '../../../kernel/database/database.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { actorAlias, type QuizAddress, type QuizAccess } from '../../clubs/quiz-access/quiz-access.public.ts';
import { notify } from '../../tenancy/notifications/notifications.public.ts';

/** The answer that a reply stands under. */
interface Answered extends QuizAddress {
  readonly answererId: string;
  readonly answerAliasId: string;
}

/**
 * Tells who was answered: the author of the reply above, and the author of the answer. `answer` and `reply` are where
 * the room opens; others find the answer by its alias where the club hides people.
 */
export async function notifyOfReply(
  unit: Unit,
  transaction: Transaction,
  room: QuizAccess,
  reply: number,
  { club, quiz, answererId, answerAliasId }: Answered,
  repliedId?: string,
): Promise<void> {
  const { memberId, now } = unit;
  const common = { clubSequence: club, quizSequence: quiz, actorId: memberId };
  const alias = await actorAlias(transaction, room);
  const seenId = room.facts.anonymous ? answerAliasId : answererId;
  const told = [
    ...(repliedId === undefined
      ? []
      : [
          {
            ...common,
            memberId: repliedId,
            kind: 'nestedReply' as const,
            detail: { reply, answer: repliedId === answererId ? answererId : seenId, ...alias },
          },
        ]),
    ...(answererId === repliedId
      ? []
      : [{ ...common, memberId: answererId, kind: 'reply' as const, detail: { reply, answer: answererId, ...alias } }]),
  ];
  await notify(transaction, told, now);
}
