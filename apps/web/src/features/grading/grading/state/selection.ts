import { MAX_BULK_ANSWERS } from '@dure/contract/answering/answers/answer-limits';
import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { SelectionCommand } from './commands.ts';
import type { Scene } from './scene.ts';

/** Which answers are selected to be graded together, and which was touched last. */
export interface Selection {
  readonly chosen: ReadonlySet<number>;
  readonly last: number | undefined;
}
type Listed = Pick<Scene, 'items' | 'memberId'>;

/** Nobody grades what is not finished, or their own. */
export const canSelect = ({ answerStatus, member }: ClubQueueItem, memberId: string | null): boolean =>
  answerStatus === ANSWER_STATUS.final && member.memberUUID !== memberId;

export const selectedOf = (items: readonly ClubQueueItem[], { chosen }: Selection): ClubQueueItem[] =>
  items.filter((item) => chosen.has(item.clubQuizAnswerSequence));

function withAll({ chosen, last }: Selection, more: readonly ClubQueueItem[], { memberId }: Listed): Selection {
  const added = more.filter((item) => canSelect(item, memberId)).map((item) => item.clubQuizAnswerSequence);
  return { chosen: new Set([...chosen, ...added].slice(0, MAX_BULK_ANSWERS)), last };
}

/** An answer is taken in or left out; as a range, all from the last one on are taken in. */
function toggled(selection: Selection, item: ClubQueueItem, isRange: boolean, listed: Listed): Selection {
  const sequence = item.clubQuizAnswerSequence;
  const at = (wanted?: number) => listed.items.findIndex((one) => one.clubQuizAnswerSequence === wanted);
  const [from, to] = [at(selection.last), at(sequence)].toSorted((one, other) => one - other);
  const touched = { ...selection, last: sequence };
  if (isRange && from! >= 0) return withAll(touched, listed.items.slice(from, to! + 1), listed);
  if (!selection.chosen.has(sequence)) return withAll(touched, [item], listed);
  return { ...touched, chosen: new Set([...selection.chosen].filter((one) => one !== sequence)) };
}

export function selectionAfter(selection: Selection, command: SelectionCommand, listed: Listed): Selection {
  switch (command.kind) {
    case 'select':
      return toggled(selection, command.item, command.isRange, listed);
    case 'clearSelection':
      return { ...selection, chosen: new Set() };
    default:
      return withAll(selection, command.items, listed);
  }
}
