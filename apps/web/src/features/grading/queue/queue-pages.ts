import { infiniteQueryOptions } from '@tanstack/react-query';
import { listClubAnswers } from '../../../api/grading/grading-queue.reads.ts';
import { oldPage } from '../../../kernel/calls/read.ts';
import type { QueueView } from '../grading-place.ts';
import { queueKey } from './queue-cache.ts';

const QUEUE_SIZE = 50;

/** A club's queue from its start, or from the page that an address names; the old one stays while another loads. */
export const queuePages = (club: number, { filter, quiz, week, keyword, similar, mine }: QueueView, first?: string) =>
  infiniteQueryOptions({
    queryKey: [...queueKey(club), { filter, quiz, week, keyword, similar, mine }],
    queryFn: ({ pageParam: after, signal }) =>
      listClubAnswers.ask(
        {
          params: { club },
          query: {
            filter,
            keyword,
            size: QUEUE_SIZE,
            ...(quiz !== undefined && { quiz }),
            ...(week !== undefined && { week }),
            ...(similar && { similar: 'true' }),
            ...(mine && { part: 'mine' }),
            ...(after !== undefined && { after }),
          },
        },
        { signal },
      ),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: oldPage({ params: { club } }),
  });
