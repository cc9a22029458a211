import type { RecallRating } from '@dure/contract/answering/recalls/ratings';
import type { DueRecall } from '@dure/contract/answering/recalls/recalls.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getRecall } from '../../api/answering/recalls/recalls.reads.ts';
import { undoRecall } from '../../api/answering/recalls/recalls.writes.ts';
import { ApiError } from '../../kernel/calls/api-error.ts';
import { notice } from '../../kernel/interruptions.ts';

/** A quiz that was rated just now, with what had been typed. */
export interface Rated {
  readonly due: DueRecall;
  readonly rating: RecallRating;
  readonly text: string;
}

export const recallKey = ({ clubSequence, quizSequence }: DueRecall) => `${clubSequence}/${quizSequence}`;

/** One step back: the quiz that was rated last stands there again as it was compared, with what had been typed. */
export function useRecallUndo() {
  const client = useQueryClient();
  const [last, setLast] = useState<Rated | null>(null);
  const [again, setAgain] = useState<Rated | null>(null);
  const [isPending, setPending] = useState(false);

  const undo = async () => {
    if (!last || isPending) return;
    setPending(true);
    const params = { club: last.due.clubSequence, quiz: last.due.quizSequence };
    // What it is held against was asked for after the rating, too, when there was nothing more to rate.
    client.removeQueries({ queryKey: getRecall.key({ params }) });
    setAgain(last);
    try {
      await undoRecall(client, { params });
      setLast(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401) notice(error);
      setAgain(null);
    } finally {
      setPending(false);
    }
  };

  return {
    last,
    isPending,
    undo: () => void undo(),
    /** What was typed for a quiz that was taken back; undefined of any other. */
    typedFor: (due: DueRecall) => (again && recallKey(again.due) === recallKey(due) ? again.text : undefined),
    rated: (one: Rated) => {
      setLast(one);
      setAgain(null);
    },
  };
}
