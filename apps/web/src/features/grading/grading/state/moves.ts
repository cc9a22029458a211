import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { isUngraded } from '@dure/contract/grading/grading/queue/first-to-grade';
import { answerKey } from '../grading-place.ts';
import { addressOf, nextToGrade, placeIn } from '../queue/queue-order.ts';
import type { Scene } from './scene.ts';

/** One answer further or back in the list; undefined at its end. */
export function neighbour({ items, place, graders }: Scene, by: 1 | -1): ClubQueueItem | undefined {
  const at = placeIn(items, place.answer);
  if (at < 0) return items[0];
  if (by < 0) return items[at - 1];
  // What another one reads just now is skipped on the way down; by hand it opens.
  const free = items.slice(at + 1).find((item) => !graders.lookerAt(item.clubQuizAnswerSequence));
  return free ?? items[at + 1];
}

/** The next answer without a grade, wherever it stands; among graded ones simply the next. */
export function nextUngraded(scene: Scene): ClubQueueItem | undefined {
  const { items, place, memberId, graders, saves } = scene;
  if (place.filter === 'graded' || place.filter === 'feedbackMissing') return neighbour(scene, 1);
  const isTaken = (item: ClubQueueItem) =>
    item.member.memberUUID === memberId ||
    placeIn([item], place.answer) === 0 ||
    graders.otherOf(item) !== undefined ||
    answerKey(addressOf(place.club, item)) in saves;
  return nextToGrade(items, place.answer, isTaken);
}

/** Whether something waits for a grade that other graders look at or have. */
export const isLeftToOthers = ({ items, place, graders }: Scene): boolean =>
  items.some((item) => isUngraded(item) && placeIn([item], place.answer) < 0 && graders.otherOf(item) !== undefined);
