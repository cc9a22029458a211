import type { FirstAnswer } from '@dure/contract/answering/answers/answers.views';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { listFirstAnswers } from '../../../../api/answering/answers/answers.reads.ts';
import { keepAnchor } from './answer-anchor.ts';
import { peersQuery, type PeerList } from './peer-list.ts';

const NONE: readonly FirstAnswer[] = [];

/**
 * A page of the others' answers, and before the own final one those that are offered first. Asked apart from what shows them, whose
 * code may come late: until then that has to be what the server rendered.
 */
export function usePeers(address: QuizAddress, list: PeerList, isReading: boolean) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(peersQuery(address, list));
  const { club, quiz } = address;
  const asOf = data?.asOf;
  // Also of a page that came with the first answers.
  useEffect(() => keepAnchor({ club, quiz }, asOf), [club, quiz, asOf]);
  const isOffered = isReading && list.keyword === '' && list.page === 1;
  // Asked once: what is being read does not change its place.
  const offer = useQuery({
    ...listFirstAnswers({ params: address }),
    enabled: isOffered,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const first = isOffered ? (offer.data?.contents ?? NONE) : NONE;
  return { data, error, refetch, isFetching, isPlaceholderData, first };
}
export type Peers = ReturnType<typeof usePeers>;
