import { useMemo } from 'react';
import { answerKey } from '../grading-place.ts';
import type { GradersHere } from '../graders/use-graders.ts';
import { useLiveQueue } from '../graders/use-live-queue.ts';
import { useLook } from '../graders/use-look.ts';
import { placeIn } from '../queue/queue-order.ts';
import type { OpenAnswer } from '../state/commands.ts';
import type { GradingData } from './use-grading-data.ts';
import { useOpenFocus } from './use-open-focus.ts';
import { useShown } from './use-shown.ts';

export type MaybeOpen = { readonly [Part in keyof OpenAnswer]: OpenAnswer[Part] | undefined };

/** Whether it can be read: it is open, and it has come. */
export const isThere = (answer: MaybeOpen): answer is OpenAnswer =>
  answer.address !== undefined && answer.detail !== undefined;

/** The open answer, and the one that the panes show: while somebody steps through the queue, an earlier one. */
export function useOpenAnswer(club: number, { items, address, detail }: GradingData, graders: GradersHere) {
  const item = items[placeIn(items, address)];
  const sequence = item?.clubQuizAnswerSequence ?? detail.data?.clubQuizAnswerSequence;
  const looker = graders.lookerAt(sequence);
  const current: MaybeOpen = useMemo(
    () => ({ address, detail: detail.data, item, looker }),
    [address, detail.data, item, looker],
  );
  const { shown, noteStep } = useShown(current);
  useLook(club, sequence);
  useLiveQueue(club, address, sequence);
  useOpenFocus(address && answerKey(address));
  return { current, shown, noteStep, isShown: shown === current };
}
