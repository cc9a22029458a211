import type { AnswerCard, AnswerRoom } from '@dure/contract/answers/answers.views';
import type { Page } from '@dure/contract/http/paging';
import type { QueryClient } from '@tanstack/react-query';
import { peersKey, pinnedKey, roomKey, type AnswerAddress, type QuizAddress } from './answers.api.ts';

/** The cards of a quiz that were fetched. */
export const knownCards = (client: QueryClient, address: QuizAddress): AnswerCard[] => [
  ...client
    .getQueriesData<Page<AnswerCard>>({ queryKey: peersKey(address) })
    .flatMap(([, list]) => list?.contents ?? []),
  ...client.getQueriesData<AnswerCard>({ queryKey: pinnedKey(address) }).flatMap(([, card]) => card ?? []),
];

/** Changes the cards of a quiz in every list that shows them. */
export function changeCards(client: QueryClient, address: QuizAddress, change: (card: AnswerCard) => AnswerCard): void {
  client.setQueriesData<Page<AnswerCard>>({ queryKey: peersKey(address) }, (list) =>
    list === undefined ? list : { ...list, contents: list.contents.map(change) },
  );
  client.setQueriesData<AnswerCard>({ queryKey: pinnedKey(address) }, (card) => card && change(card));
}

export function changeCard(client: QueryClient, address: AnswerAddress, part: Partial<AnswerCard>): void {
  changeCards(client, address, (card) => (card.member.memberUUID === address.memberUUID ? { ...card, ...part } : card));
}

export function changeRoom(client: QueryClient, address: QuizAddress, part: Partial<AnswerRoom>): void {
  client.setQueryData<AnswerRoom>(roomKey(address), (room) => room && { ...room, ...part });
}

/** What the server now keeps of the text being written. */
export function changeDraft(
  client: QueryClient,
  address: QuizAddress,
  change: (draft: AnswerRoom['draft']) => AnswerRoom['draft'],
): void {
  client.setQueryData<AnswerRoom>(roomKey(address), (room) => room && { ...room, draft: change(room.draft) });
}

/** The number of replies to an answer, wherever it is shown. */
export function countReplies(client: QueryClient, address: AnswerAddress, replyCount: number, isOwn: boolean): void {
  if (!isOwn) return changeCard(client, address, { replyCount });
  client.setQueryData<AnswerRoom>(roomKey(address), (room) => room && { ...room, like: { ...room.like, replyCount } });
}
