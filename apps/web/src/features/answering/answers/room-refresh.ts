import type { QueryClient } from '@tanstack/react-query';
import { getAnswer, listAnswers } from '../../../api/answering/answers/answers.reads.ts';
import type { QuizAddress } from '../../../api/answering/answers/answer-address.ts';
import { changeCards, changeRoom, knownCards } from './answers.cache.ts';
import { peersInput, type PeerList } from './peers/peer-list.ts';

/** The reader's own answer, once it is submitted. */
export interface OwnAnswer {
  readonly sequence: number | null;
  readonly memberId: string | null;
}

/** Fetches the counts of one answer that the room shows; texts stay as they are being read. */
export async function refreshCounts(
  client: QueryClient,
  address: QuizAddress,
  answerSequence: number,
  own: OwnAnswer,
): Promise<void> {
  const isOwn = answerSequence === own.sequence;
  const known = knownCards(client, address).find((card) => card.clubQuizAnswerSequence === answerSequence);
  const memberUUID = isOwn ? own.memberId : known?.member.memberUUID;
  if (memberUUID === undefined || memberUUID === null) return;
  const { isLiked, likeCount, isOnePicked, onePickCount, replyCount } = await getAnswer.ask({
    params: { ...address, memberUUID },
  });
  if (isOwn) changeRoom(client, address, { like: { likeCount, onePickCount, replyCount } });
  const counts = { isLiked, likeCount, isOnePicked, onePickCount, replyCount };
  changeCards(client, address, (card) =>
    card.clubQuizAnswerSequence === answerSequence ? { ...card, ...counts } : card,
  );
}

/** Fetches the counts of the page's answers, in the order that they stand in; answers how many the list lacks by now. */
export async function refreshPage(client: QueryClient, address: QuizAddress, list: PeerList): Promise<number> {
  const input = peersInput(address, list);
  const known = client.getQueryData(listAnswers(input).queryKey);
  if (!known) return 0;
  const fresh = await listAnswers.ask(input);
  const bySequence = new Map(fresh.contents.map((card) => [card.clubQuizAnswerSequence, card]));
  changeCards(client, address, (card) => {
    const now = bySequence.get(card.clubQuizAnswerSequence);
    return now ? { ...now, text: card.text, files: card.files, answerStatus: card.answerStatus } : card;
  });
  return Math.max(0, fresh.totalElements - known.totalElements);
}
