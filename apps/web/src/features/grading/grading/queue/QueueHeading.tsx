import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { gradingText } from '../grading.text.ts';
import { useGrading } from '../state/grading-context.ts';
import type { Heading } from './headings.ts';

const text = gradingText.queue;
const look = 'flex h-9 items-center gap-1.5 border-b border-line bg-sunken px-3 text-xs text-ink-2';

export interface QueueHeadingProps {
  readonly heading: Heading;
  readonly items: readonly ClubQueueItem[];
  /** The first line below. */
  readonly item: ClubQueueItem;
  readonly openCount: number | null;
}

export function QueueHeading({ heading, items, item, openCount }: QueueHeadingProps) {
  const { dispatch } = useGrading();
  if (heading === 'unfinished') return <li className={look}>{text.unfinished}</li>;
  if (heading === 'open')
    return (
      <li className={look}>
        <Icon name="clock" size={14} />
        {text.open(openCount)}
      </li>
    );
  const group = items.filter(({ similar }) => similar?.group === item.similar?.group);
  return (
    <li className="flex items-center justify-between gap-2 bg-sunken px-4 py-2 text-sm">
      <span className="font-semibold">{text.group(item.no, item.similar?.count ?? 0)}</span>
      <Button size="small" onPress={() => dispatch({ kind: 'selectAll', items: group })}>
        {text.chooseGroup}
      </Button>
    </li>
  );
}
