import type { Acted, GradingAction, StaleAnswers } from '@dure/contract/grading/grading-actions.endpoints';
import type { ClubQueueItem } from '@dure/contract/grading/grading-queue.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { gradeMany, undoGrading } from '../../../api/grading/grading-actions.writes.ts';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { gradingText } from '../grading.text.ts';
import { patchQueue } from '../queue/queue-cache.ts';

const text = gradingText.bulk;

/** What many answers get alike. */
interface BulkGrade {
  readonly grading?: number;
  readonly feedback?: string;
}

/** An answer over which version of its grade. */
const versioned = ({ clubQuizAnswerSequence, gradeVersion }: ClubQueueItem) => ({
  clubQuizAnswerSequence,
  version: gradeVersion,
});

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

  /** Shows what an act, or its refusal, says of many answers. */
  const showItems = (items: readonly ClubQueueItem[]) =>
    patchQueue(client, club, new Map(items.map((item) => [item.clubQuizAnswerSequence, item])));

  /** Shows what an act changed, and the way back from it. */
  const show = ({ action, contents }: Pick<Acted, 'action' | 'contents'>) => {
    showItems(contents);
    setLastAct(action.canUndo ? action : undefined);
    return action;
  };

  const run = async (work: () => Promise<Acted>) => {
    if (isPending) return false;
    setPending(true);
    setError(undefined);
    setStale([]);
    try {
      return show(await work());
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
  };

  return {
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
    async grade(items: readonly ClubQueueItem[], grade: BulkGrade) {
      const done = await run(() =>
        gradeMany(client, { params: { club }, body: { answers: items.map(versioned), ...grade } }),
      );
      if (done) announce(text.done(done.answerCount));
      return done !== false;
    },
    async undo(action: GradingAction) {
      const done = await run(() => undoGrading(client, { params: { club, action: action.actionSequence } }));
      if (done) announce(text.undone(done.answerCount));
      return done !== false;
    },
  };
}
export type Bulk = ReturnType<typeof useBulk>;
