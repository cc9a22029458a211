import { isUngraded } from '@dure/contract/grading/grading/queue/first-to-grade';
import { NOTABLE_DISTANCE } from '@dure/contract/grading/grading/grading-need';
import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';

export const addressOf = (club: number, { quizSequence, member }: ClubQueueItem): AnswerAddress => ({
  club,
  quiz: quizSequence,
  memberUUID: member.memberUUID,
});

export const isDisputed = ({ gradeDifference, state }: ClubQueueItem): boolean =>
  state !== 'pre' && gradeDifference !== null && gradeDifference >= NOTABLE_DISTANCE;

const isSame = (item: ClubQueueItem, open: AnswerAddress | undefined) =>
  open !== undefined && item.quizSequence === open.quiz && item.member.memberUUID === open.memberUUID;

/** Where the open answer stands in the list; -1 where it does not. */
export const placeIn = (items: readonly ClubQueueItem[], open: AnswerAddress | undefined): number =>
  items.findIndex((item) => isSame(item, open));

/** What waits for a grade after the open answer, from the top again after the end. */
export function ungradedAfter(items: readonly ClubQueueItem[], open: AnswerAddress | undefined): ClubQueueItem[] {
  const at = placeIn(items, open);
  return [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))].filter(isUngraded);
}

/** The next answer to grade after the open one; nobody grades their own. */
export const nextToGrade = (
  items: readonly ClubQueueItem[],
  open: AnswerAddress | undefined,
  isTaken: (item: ClubQueueItem) => boolean,
): ClubQueueItem | undefined => ungradedAfter(items, open).find((item) => !isTaken(item));

const AHEAD = 10;

/** What is opened next, nearest first: by J in the list, by Enter among what waits for a grade. */
export function answersAhead(items: readonly ClubQueueItem[], open: AnswerAddress | undefined): ClubQueueItem[] {
  const at = placeIn(items, open);
  const next = items.slice(at + 1, at + 2);
  return [...new Set([...next, ...ungradedAfter(items, open)])].slice(0, AHEAD);
}
