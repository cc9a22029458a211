import type { AiWriting, listAiWritings as contract } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import type { Input } from '@dure/contract/http/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listAiWritings } from '../../../api/authoring/ai-writing/ai-writing.reads.ts';
import { deleteAiWriting } from '../../../api/authoring/ai-writing/ai-writing.writes.ts';
import { isRunning } from '../../../api/authoring/ai-writing/under-way.ts';
import { useLive } from '../../../kernel/live.ts';

/** Pages hear of progress; where they do not, they ask. */
const ASK_MS = 3000;

/** What AI writes for oneself, as far as it is, wherever and whenever it was begun. */
export function useAiWritings(query: Input<typeof contract>['query'] = {}): readonly AiWriting[] {
  const client = useQueryClient();
  useLive(undefined, (event) => {
    if (event.kind === 'aiWriting' || event.kind === 'resync')
      void client.invalidateQueries({ queryKey: listAiWritings.key() });
  });
  const { data } = useQuery({
    ...listAiWritings(Object.keys(query).length === 0 ? {} : { query }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.contents.some(isRunning) ? ASK_MS : false),
  });
  return data?.contents ?? [];
}

/** Throws a writing away, or stops it. */
export function useDropWriting() {
  const client = useQueryClient();
  return useCallback(
    (aiWritingSequence: number) => deleteAiWriting(client, { params: { aiWritingSequence } }),
    [client],
  );
}
