import { Link } from '@tanstack/react-router';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { searchOf } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import { placeIn } from '../queue/queue-order.ts';
import { useGrading } from '../state/grading-context.ts';
import type { GradingData } from './use-grading-data.ts';

export interface PhoneBarProps {
  readonly data: Pick<GradingData, 'place' | 'items' | 'address'>;
  /** Whose answer is open; nobody's while it is fetched. */
  readonly nickname: string | undefined;
}

/** On a phone the only bar over an open answer: back to the list, whose it is and its position, and its neighbours. */
export function PhoneBar({ data: { place, items, address }, nickname }: PhoneBarProps) {
  const { ask } = useGrading();
  const at = placeIn(items, address) + 1;
  return (
    <div className="sticky top-0 z-header flex h-12 items-center gap-1 border-b border-line bg-surface px-2">
      <Link
        to="/quiz-dashboard/$clubSequence/grading"
        params={{ clubSequence: place.club }}
        search={searchOf({ ...place, answer: undefined })}
        className="flex min-h-11 items-center gap-1 px-1 font-semibold text-ink-2"
      >
        <Icon name="chevronLeft" />
        {gradingText.answer.back}
      </Link>
      <h1 className="flex min-w-0 flex-1 items-baseline justify-center gap-1.5">
        <span className="truncate font-bold">{nickname ?? gradingText.answer.label}</span>
        <span className="flex-none text-sm text-ink-3 tabular-nums">
          {at > 0 && gradingText.answer.at(at, items.length)}
        </span>
      </h1>
      <IconButton icon="chevronLeft" label={gradingText.answer.previous} onPress={() => ask('previous')} />
      <IconButton icon="chevronRight" label={gradingText.grade.skip} onPress={() => ask('next')} />
    </div>
  );
}
