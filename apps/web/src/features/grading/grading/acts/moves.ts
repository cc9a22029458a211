import { isUngraded } from '@dure/contract/grading/grading/queue/first-to-grade';
import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { saveStates } from '../drafts/save-states.ts';
import { answerKey } from '../grading-place.ts';
import { addressOf, nextToGrade, placeIn } from '../queue/queue-order.ts';
import { queuePages } from '../queue/queue-pages.ts';
import { saidText } from './said.text.ts';
import type { Workbench } from './workbench.ts';

/** The ways from one answer to another. Each answers where it led, or nothing where it stayed. */
export function movesOf({ client, memberId, place, queue, go, graders, announce }: Workbench) {
  const { club, answer } = place;

  /** As the cache has it: what was graded a moment ago may not be drawn yet. */
  const pagesNow = () => client.getQueryData(queuePages(club, place).queryKey) ?? queue.data;
  const itemsNow = () => pagesNow()?.pages.flatMap(({ contents }) => contents) ?? [];

  /** The list on a reload begins with the page in which the answer stands. */
  const open = (item: ClubQueueItem, pages = pagesNow()) => {
    const page = pages?.pages.findIndex(({ contents }) => contents.includes(item)) ?? 0;
    go({ answer: addressOf(club, item), after: pages?.pageParams[Math.max(0, page)] as string | undefined }, 'replace');
    return item;
  };
  const more = async () => (queue.hasNextPage ? (await queue.fetchNextPage()).data : undefined);

  /** One answer further or back in the list, loading more of it at its end. */
  const step = async (by: 1 | -1): Promise<ClubQueueItem | undefined> => {
    const items = itemsNow();
    const at = placeIn(items, answer);
    // What another one reads just now is skipped on the way down; by hand it opens.
    const free = items.slice(at + 1).find((item) => !graders.lookerAt(item.clubQuizAnswerSequence));
    const near = at < 0 ? items[0] : by > 0 ? (free ?? items[at + 1]) : items[at - 1];
    if (near) return open(near);
    const pages = by > 0 ? await more() : undefined;
    const item = pages?.pages.flatMap(({ contents }) => contents)[items.length];
    if (item) return open(item, pages);
    announce(by > 0 ? saidText.end : saidText.start);
    return undefined;
  };

  /** The next answer without a grade, wherever it stands; among graded ones simply the next. */
  const toUngraded = async (): Promise<ClubQueueItem | undefined> => {
    if (place.filter === 'graded' || place.filter === 'feedbackMissing') return step(1);
    const isTaken = (item: ClubQueueItem) =>
      item.member.memberUUID === memberId ||
      placeIn([item], answer) === 0 ||
      graders.otherOf(item) !== undefined ||
      answerKey(addressOf(club, item)) in saveStates.get();
    const near = nextToGrade(itemsNow(), answer, isTaken);
    if (near) return open(near);
    const pages = await more();
    const far =
      pages &&
      nextToGrade(
        pages.pages.flatMap(({ contents }) => contents),
        undefined,
        isTaken,
      );
    return far && open(far, pages);
  };

  /** An answer that is in the list. */
  const toAnswer = (sequence: number): ClubQueueItem | undefined => {
    const item = itemsNow().find((one) => one.clubQuizAnswerSequence === sequence);
    return item && open(item);
  };

  /** Whether something waits for a grade that other graders look at or have. */
  const isLeftToOthers = () =>
    itemsNow().some((item) => isUngraded(item) && placeIn([item], answer) < 0 && graders.otherOf(item) !== undefined);

  return { step, toUngraded, toAnswer, isLeftToOthers };
}
export type Moves = ReturnType<typeof movesOf>;
