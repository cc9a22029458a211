import { useMemo } from 'react';
import type { GradingList, GradingPlace } from './grading-place.ts';

/** The list of a place: the same object while another answer of it is opened, so that nothing of the list is drawn anew. */
export function useGradingList({ club, quiz, week, filter, keyword, similar, mine, after }: GradingPlace): GradingList {
  return useMemo(
    () => ({ club, quiz, week, filter, keyword, similar, mine, after }),
    [club, quiz, week, filter, keyword, similar, mine, after],
  );
}
