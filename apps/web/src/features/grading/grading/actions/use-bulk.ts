import type { Acted, GradingAction, StaleAnswers } from '@dure/contract/grading/grading/grading-actions.endpoints';
import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { patchQueue } from '../queue/queue-cache.ts';

/** The answers that a refusal names as changed by somebody else. */
const staleIn = ({ status, data }: ApiError): readonly ClubQueueItem[] =>
  status === 409 && data !== null && typeof data === 'object' && 'stale' in data ? (data as StaleAnswers).stale : [];

/** What an act on many answers came to; the acts themselves are in `bulk-acts.ts`. */
export function useBulk(club: number, announce: (words: string) => void) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [stale, setStale] = useState<readonly ClubQueueItem[]>([]);
  const [error, setError] = useState<string>();
  const [lastAct, setLastAct] = useState<GradingAction>();

  /** Shows what an act, or its refusal, says of many answers. */
  const showItems = (items: readonly ClubQueueItem[]) =>
    patchQueue(client, club, new Map(items.map((item) => [item.clubQuizAnswerSequence, item])));

  /** Shows what an act changed, and the way back from it. */
  const show = ({ action, contents }: Pick<Acted, 'action' | 'contents'>) => {
    showItems(contents);
    setLastAct(action.canUndo ? action : undefined);
    return action;
  };

  return {
    club,
    client,
    announce,
    isPending,
    stale,
    error,
    lastAct,
    show,
    forgetProblem: () => {
      setStale([]);
      setError(undefined);
    },
    dismiss: () => setLastAct(undefined),
    /** Does it, unless one is under way, and says it; whether it was done. */
    async run(work: () => Promise<Acted>, said: (count: number) => string): Promise<boolean> {
      if (isPending) return false;
      setPending(true);
      setError(undefined);
      setStale([]);
      try {
        announce(said(show(await work()).answerCount));
        return true;
      } catch (problem) {
        if (!(problem instanceof ApiError)) throw problem;
        const changed = staleIn(problem);
        showItems(changed);
        setStale(changed);
        setError(problem.message);
        announce(problem.message);
        return false;
      } finally {
        setPending(false);
      }
    },
  };
}
export type Bulk = ReturnType<typeof useBulk>;
