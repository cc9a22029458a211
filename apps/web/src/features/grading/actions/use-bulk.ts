import type { GradingAction, StaleAnswers } from '@dure/contract/grading/grading-actions.endpoints';
import type { ClubQueueItem } from '@dure/contract/grading/grading-queue.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../kernel/api-error.ts';
import { sendMany, sendUndo, showItems, type BulkGrade } from './actions.api.ts';
import { gradingText } from '../grading.text.ts';

const text = gradingText.bulk;

/** The answers that a refusal names as changed by somebody else. */
const staleIn = ({ status, data }: ApiError): readonly ClubQueueItem[] =>
  status === 409 && data !== null && typeof data === 'object' && 'stale' in data ? (data as StaleAnswers).stale : [];

/** Acts on many answers, and taking them back. */
export function useBulk(club: number, announce: (words: string) => void) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [stale, setStale] = useState<readonly ClubQueueItem[]>([]);
  const [error, setError] = useState<string>();
  const [lastAct, setLastAct] = useState<GradingAction>();

  const run = async (work: () => Promise<{ action: GradingAction; contents: ClubQueueItem[] }>) => {
    if (isPending) return false;
    setPending(true);
    setError(undefined);
    setStale([]);
    try {
      const { action, contents } = await work();
      showItems(client, club, contents);
      setLastAct(action.canUndo ? action : undefined);
      return action;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      const changed = staleIn(problem);
      showItems(client, club, changed);
      setStale(changed);
      setError(problem.message);
      announce(problem.message);
      return false;
    } finally {
      setPending(false);
    }
  };

  return {
    isPending,
    stale,
    error,
    lastAct,
    forgetProblem: () => {
      setStale([]);
      setError(undefined);
    },
    dismiss: () => setLastAct(undefined),
    async grade(items: readonly ClubQueueItem[], grade: BulkGrade) {
      const done = await run(() => sendMany(club, items, grade));
      if (done) announce(text.done(done.answerCount));
      return done !== false;
    },
    async undo(action: GradingAction) {
      const done = await run(() => sendUndo(club, action.actionSequence));
      if (done) announce(text.undone(done.answerCount));
      return done !== false;
    },
  };
}
export type Bulk = ReturnType<typeof useBulk>;
