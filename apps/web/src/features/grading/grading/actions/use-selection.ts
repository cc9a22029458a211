import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { useState } from 'react';
import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { MAX_BULK_ANSWERS } from '@dure/contract/answering/answers/answer-limits';
import { useSession } from '../../../../kernel/session.ts';

/** Which answers of the queue are chosen to be graded together; with Shift all from the last one on. */
export function useSelection(items: readonly ClubQueueItem[]) {
  const { memberId } = useSession();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<number>();
  /** Nobody grades what is not finished, or their own. */
  const canChoose = ({ answerStatus, member }: ClubQueueItem) =>
    answerStatus === ANSWER_STATUS.final && member.memberUUID !== memberId;

  const add = (more: readonly ClubQueueItem[]) =>
    setChosen((before) => {
      const all = [...before, ...more.filter(canChoose).map((item) => item.clubQuizAnswerSequence)];
      return new Set(all.slice(0, MAX_BULK_ANSWERS));
    });
  const toggle = (item: ClubQueueItem, isRange = false) => {
    const sequence = item.clubQuizAnswerSequence;
    const from = items.findIndex((one) => one.clubQuizAnswerSequence === last);
    const to = items.findIndex((one) => one.clubQuizAnswerSequence === sequence);
    setLast(sequence);
    if (isRange && from >= 0 && to >= 0) return add(items.slice(Math.min(from, to), Math.max(from, to) + 1));
    if (!chosen.has(sequence)) return add([item]);
    setChosen(new Set([...chosen].filter((one) => one !== sequence)));
  };
  return {
    items: items.filter((item) => chosen.has(item.clubQuizAnswerSequence)),
    has: (item: ClubQueueItem) => chosen.has(item.clubQuizAnswerSequence),
    canChoose,
    toggle,
    add,
    clear: () => setChosen(new Set()),
  };
}
export type Selection = ReturnType<typeof useSelection>;
