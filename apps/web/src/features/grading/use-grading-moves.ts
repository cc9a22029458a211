import type { GradingQueueItem } from '@dure/contract/answers/grading.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../kernel/session.ts';
import { answerKey, type Go, type GradingPlace, type QuizAddress } from './grading-place.ts';
import { queueQuery } from './grading.api.ts';
import { saveStates } from './grading-saves.ts';
import { gradingText } from './grading.text.ts';
import { nextToGrade } from './queue-order.ts';

interface Moves {
  readonly place: GradingPlace;
  readonly quiz: QuizAddress;
  readonly items: readonly GradingQueueItem[];
  readonly pages: number;
  readonly go: Go;
  readonly announce: (text: string) => void;
}

/** The ways from one answer to another. Each answers where it led, or nothing where it stayed. */
export function useGradingMoves({ place, quiz, items, pages, go, announce }: Moves) {
  const client = useQueryClient();
  const { memberId } = useSession();
  const { filter, keyword, page, answer } = place;

  const open = (item: GradingQueueItem, onPage = page) => {
    go({ page: onPage, answer: item.member.memberUUID }, 'replace');
    return item;
  };
  const pageItems = async (wanted: number, staleTime?: number) => {
    const query = queueQuery(quiz, { filter, keyword, page: wanted });
    return (await client.fetchQuery({ ...query, ...(staleTime !== undefined && { staleTime }) })).contents;
  };

  /** One answer further or back in the list, over the edges of its pages. */
  const step = async (by: 1 | -1): Promise<GradingQueueItem | undefined> => {
    const at = items.findIndex(({ member }) => member.memberUUID === answer);
    const near = at < 0 ? items[0] : items[at + by];
    if (near) return open(near);
    const beyond = page + by;
    if (beyond < 1 || beyond > pages) {
      announce(by > 0 ? gradingText.said.end : gradingText.said.start);
      return undefined;
    }
    const item = (await pageItems(beyond)).at(by > 0 ? 0 : -1);
    return item && open(item, beyond);
  };

  /** The next answer without a grade, wherever it stands; among graded ones simply the next. */
  const toUngraded = async (): Promise<GradingQueueItem | undefined> => {
    if (filter === 'graded') return step(1);
    const isTaken = (memberUUID: string) =>
      memberUUID === memberId || memberUUID === answer || answerKey({ ...quiz, memberUUID }) in saveStates.get();
    const near = nextToGrade(items, answer, isTaken);
    if (near || pages === 1) return near && open(near);
    // The queue is ordered by need: what still waits stands on the first page.
    const far = nextToGrade(await pageItems(1, 0), undefined, isTaken);
    return far && open(far, 1);
  };

  return { step, toUngraded };
}
