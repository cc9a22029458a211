import { infiniteQueryOptions } from '@tanstack/react-query';
import { GRADING_QUEUE_SIZE } from '@dure/contract/platform/pages/first-calls';
import { listClubAnswers } from '../../../../api/grading/grading/grading-queue.reads.ts';
import { oldPage } from '../../../../kernel/calls/read.ts';
import type { QueueView } from '../grading-place.ts';
import { queueKey } from './queue-cache.ts';

/** A club's queue from its start, or from the page that an address names; the old one stays while another loads. */
export const queuePages = (club: number, view: QueueView, first?: string) => {
  const { filter, quiz, week, keyword, similar, mine } = view;
  const inputAt = (after: string | undefined) => ({
    params: { club },
    query: {
      filter,
      keyword,
      size: GRADING_QUEUE_SIZE,
      ...(quiz !== undefined && { quiz }),
      ...(week !== undefined && { week }),
      ...(similar && { similar: 'true' as const }),
      ...(mine && { part: 'mine' as const }),
      ...(after !== undefined && { after }),
    },
  });
  const initialDataOf = listClubAnswers.initialDataOf(inputAt(first));
  return infiniteQueryOptions({
    queryKey: [...queueKey(club), { filter, quiz, week, keyword, similar, mine }],
    queryFn: ({ pageParam: after, signal }) => listClubAnswers.ask(inputAt(after), { signal }),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: oldPage({ params: { club } }),
    initialData: () => {
      const came = initialDataOf.initialData();
      return came && { pages: [came], pageParams: [first] };
    },
    initialDataUpdatedAt: initialDataOf.initialDataUpdatedAt,
  });
};
