import type { AnswerCard, AnswerRoom, FirstAnswer } from '@dure/contract/answering/answers/answers.views';
import type { Page } from '@dure/contract/http/paging';
import type { QueryClient } from '@tanstack/react-query';
import {
  getAnswer,
  getAnswerRoom,
  listAnswers,
  listFirstAnswers,
} from '../../../api/answering/answers/answers.reads.ts';
import type { AnswerAddress, QuizAddress } from '../../../api/answering/answers/answer-address.ts';

type FirstAnswers = { readonly contents: FirstAnswer[] };
const ofQuiz = ({ club, quiz }: QuizAddress) => ({ params: { club, quiz } });
const roomKey = (address: QuizAddress) => getAnswerRoom(ofQuiz(address)).queryKey;

/** The cards of a quiz that were fetched. */
export const knownCards = (client: QueryClient, address: QuizAddress): AnswerCard[] => [
  ...client
    .getQueriesData<Page<AnswerCard>>({ queryKey: listAnswers.key(ofQuiz(address)) })
    .flatMap(([, list]) => list?.contents ?? []),
  ...client
    .getQueriesData<FirstAnswers>({ queryKey: listFirstAnswers.key(ofQuiz(address)) })
    .flatMap(([, list]) => list?.contents ?? []),
  ...client.getQueriesData<AnswerCard>({ queryKey: getAnswer.key(ofQuiz(address)) }).flatMap(([, card]) => card ?? []),
];

/** Changes the cards of a quiz in every list that shows them. */
export function changeCards(client: QueryClient, address: QuizAddress, change: (card: AnswerCard) => AnswerCard): void {
  client.setQueriesData<Page<AnswerCard>>({ queryKey: listAnswers.key(ofQuiz(address)) }, (list) =>
    list === undefined ? list : { ...list, contents: list.contents.map(change) },
  );
  // Why it is offered stays with the card.
  client.setQueriesData<FirstAnswers>({ queryKey: listFirstAnswers.key(ofQuiz(address)) }, (list) =>
    list === undefined ? list : { contents: list.contents.map((card) => ({ ...card, ...change(card) })) },
  );
  client.setQueriesData<AnswerCard>({ queryKey: getAnswer.key(ofQuiz(address)) }, (card) => card && change(card));
}

export function changeCard(client: QueryClient, address: AnswerAddress, part: Partial<AnswerCard>): void {
  changeCards(client, address, (card) => (card.member.memberUUID === address.memberUUID ? { ...card, ...part } : card));
}

export function changeRoom(client: QueryClient, address: QuizAddress, part: Partial<AnswerRoom>): void {
  client.setQueryData(roomKey(address), (room) => room && { ...room, ...part });
}

/** What the server now keeps of the text being written. */
export function changeDraft(
  client: QueryClient,
  address: QuizAddress,
  change: (draft: AnswerRoom['draft']) => AnswerRoom['draft'],
): void {
  client.setQueryData(roomKey(address), (room) => room && { ...room, draft: change(room.draft) });
}

/** The number of replies to an answer, wherever it is shown. */
export function countReplies(client: QueryClient, address: AnswerAddress, replyCount: number, isOwn: boolean): void {
  if (!isOwn) return changeCard(client, address, { replyCount });
  client.setQueryData(roomKey(address), (room) => room && { ...room, like: { ...room.like, replyCount } });
}
