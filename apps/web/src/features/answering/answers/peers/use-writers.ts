import type { HeardEvent } from '@dure/contract/platform/live/live-events';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useEffect, useRef } from 'react';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { listWriters } from '../../../../api/answering/answers/writers.reads.ts';
import { useLive } from '../../../../kernel/live.ts';
import { createStore, type Store } from '../../../../kernel/store.ts';

/** A room full of people asks at different moments, each page at most so often. */
const ASK_MS = { spread: 1_500, rest: 5_000 };

export interface Writers {
  readonly count: number;
  readonly nicknames: readonly string[];
}

/**
 * Who else writes in the room around; undefined while it is not known. A store, because the context must stay the same:
 * a changed one would make React redraw server-rendered parts whose code is not loaded.
 */
export const WritersContext = createContext<Store<Writers | undefined>>(createStore<Writers | undefined>(undefined));

/** Who else writes an answer to the quiz just now; also before one's own. Nobody, while it is not known. */
export function useWriters(address: QuizAddress): Writers | undefined {
  const client = useQueryClient();
  const query = listWriters({ params: address });
  const planned = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askedAt = useRef(0);
  useEffect(() => () => clearTimeout(planned.current), []);
  const { data } = useQuery({
    ...query,
    // What was said holds for a while: then whoever stopped is gone, unless they were heard of again.
    refetchInterval: ({ state }) =>
      typeof state.data?.holdsSeconds === 'number' ? Math.max(state.data.holdsSeconds * 1000, ASK_MS.rest) : false,
  });
  useLive(address, (event: HeardEvent) => {
    const isHere =
      event.kind === 'writing' && event.clubSequence === address.club && event.quizSequence === address.quiz;
    if (event.kind !== 'resync' && !(isHere && !event.isMine)) return;
    const rested = askedAt.current + ASK_MS.rest - Date.now();
    planned.current ??= setTimeout(
      () => {
        planned.current = undefined;
        askedAt.current = Date.now();
        void client.invalidateQueries({ queryKey: query.queryKey });
      },
      Math.max(rested, 0) + Math.random() * ASK_MS.spread,
    );
  });
  return data;
}
