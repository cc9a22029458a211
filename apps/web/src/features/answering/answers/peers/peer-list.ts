import { PEERS_A_PAGE } from '@dure/contract/platform/pages/first-calls';
import { listAnswers } from '../../../../api/answering/answers/answers.reads.ts';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { anchorOf, keepAnchor } from './answer-anchor.ts';

export interface PeerList {
  readonly page: number;
  readonly sort: 'newest' | 'likes' | 'onePicks';
  readonly keyword: string;
}

/** A page of the others' answers as they are now. */
export const peersInput = (params: QuizAddress, list: PeerList) => ({
  params,
  query: { ...list, size: PEERS_A_PAGE },
});

/** A page of the others' answers as of the moment at which the reader began. */
export function peersQuery(params: QuizAddress, list: PeerList) {
  const input = peersInput(params, list);
  return {
    ...listAnswers(input),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const asOf = anchorOf(params);
      const page = await listAnswers.ask(
        { ...input, query: { ...input.query, ...(asOf !== undefined && { asOf }) } },
        { signal },
      );
      keepAnchor(params, page.asOf);
      return page;
    },
  };
}
