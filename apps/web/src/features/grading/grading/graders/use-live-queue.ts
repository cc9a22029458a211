import { MAX_PAGE_SIZE } from '@dure/contract/http/request-limits';
import type { ClubQueue } from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { HeardEvent } from '@dure/contract/platform/live/live-events';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { listGraders } from '../../../../api/grading/grading/graders.reads.ts';
import { listClubAnswers } from '../../../../api/grading/grading/grading-queue.reads.ts';
import { getMemberAnswer } from '../../../../api/grading/grading/grading.reads.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { useLive } from '../../../../kernel/live.ts';
import { patchQueue, queueKey } from '../queue/queue-cache.ts';

/** What others do in a moment is asked for at once. */
const GATHER_MS = 250;

/** Shows what other graders do: their scores in the queue and in the open answer, and where they are. */
export function useLiveQueue(club: number, address: AnswerAddress | undefined, open: number | undefined): void {
  const client = useQueryClient();
  const changed = useRef(new Set<number>());
  const planned = useRef<ReturnType<typeof setTimeout>>(undefined);
  const params = { club };

  const listed = () =>
    client
      .getQueriesData<InfiniteData<ClubQueue>>({ queryKey: queueKey(club) })
      .flatMap(([, data]) => data?.pages.flatMap(({ contents }) => contents) ?? [])
      .map(({ clubQuizAnswerSequence }) => clubQuizAnswerSequence);
  /** Another division of the answers changes what is one's own in the queue. */
  const askGraders = async () => {
    const { queryKey } = listGraders({ params });
    const splitNow = () => JSON.stringify(client.getQueryData(queryKey)?.split ?? null);
    const before = splitNow();
    await client.invalidateQueries({ queryKey });
    if (splitNow() !== before) await client.invalidateQueries({ queryKey: queueKey(club) });
  };
  const ask = useEffectEvent(async () => {
    const known = new Set(listed());
    const wanted = [...changed.current].filter((sequence) => known.has(sequence));
    const isOpenChanged = open !== undefined && changed.current.has(open);
    changed.current.clear();
    void askGraders();
    if (isOpenChanged && address) void client.invalidateQueries({ queryKey: getMemberAnswer.key({ params: address }) });
    for (let from = 0; from < wanted.length; from += MAX_PAGE_SIZE) {
      try {
        const query = { only: wanted.slice(from, from + MAX_PAGE_SIZE).join() };
        const { contents } = await listClubAnswers.ask({ params, query });
        patchQueue(client, club, new Map(contents.map((item) => [item.clubQuizAnswerSequence, item])));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    }
  });
  const hear = (event: HeardEvent) => {
    if (event.kind === 'resync') for (const sequence of listed()) changed.current.add(sequence);
    else if (event.kind === 'graded' || event.kind === 'revision') {
      if (!event.isMine) changed.current.add(event.clubQuizAnswerSequence);
    } else if (event.kind !== 'graders' || event.isMine) return;
    planned.current ??= setTimeout(() => {
      planned.current = undefined;
      void ask();
    }, GATHER_MS);
  };
  useLive(params, hear);
  useEffect(() => () => clearTimeout(planned.current), []);
}
