import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';

/** What stands over a line: the first of a group of similar answers, of those that can be revised, of pre-answers. */
export type Heading = 'group' | 'open' | 'unfinished';

/** The headings of a list, by the place of the line below. */
export function headingsOf(items: readonly ClubQueueItem[], isGrouped: boolean): ReadonlyMap<number, Heading> {
  if (isGrouped)
    return new Map(
      items.flatMap(({ similar }, index) =>
        similar && similar.group !== items[index - 1]?.similar?.group ? [[index, 'group']] : [],
      ),
    );
  const open = items.findIndex(({ openUntil }) => openUntil !== null);
  // Where all answers are closed, it goes without saying what is left.
  if (open < 0) return new Map();
  return new Map([
    [open, 'open'],
    [items.findIndex(({ state }) => state === 'pre'), 'unfinished'],
  ]);
}
