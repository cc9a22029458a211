import type { ContentView } from '@dure/contract/authoring/contents/contents.views';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getContent } from '../../../../api/authoring/contents/contents.reads.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { notice } from '../../../../kernel/interruptions.ts';

/** Runs a change of a content: puts what it answers in place, and says what went wrong. */
export function useChanging() {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const change = async (call: (with_: typeof client) => Promise<ContentView>): Promise<boolean> => {
    setPending(true);
    try {
      const changed = await call(client);
      client.setQueryData(getContent({ params: { id: changed.contentSequence } }).queryKey, changed);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401 && error.status !== 403) notice(error);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { change, isPending };
}
