import type { QueueCounts } from '@dure/contract/grading/grading-queue.endpoints';
import { ChipButton } from '../../../ui/buttons/ChipButton.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { QUEUE_FILTERS, type Go, type QueueView } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';

const SEARCH_DELAY_MS = 250;
const text = gradingText.queue;
const AFRESH = { answer: undefined, after: undefined } as const;

export interface QueueFiltersProps {
  readonly view: QueueView;
  readonly counts: QueueCounts | undefined;
  readonly go: Go;
}

/** What the queue shows, each with how many there are; a state that nobody is in takes no room. */
export function QueueFilters({ view, counts, go }: QueueFiltersProps) {
  const shown = QUEUE_FILTERS.filter(
    (filter) => ['all', 'waiting', view.filter].includes(filter) || (counts?.[filter] ?? 0) > 0,
  );
  return (
    <div className="flex flex-col gap-2.5">
      <div role="group" aria-label={text.filters} className="flex flex-wrap gap-2">
        {shown.map((filter) => (
          <ChipButton
            key={filter}
            isSelected={!view.similar && view.filter === filter}
            onChange={() => go({ filter, similar: false, ...AFRESH })}
            className="tabular-nums"
          >
            {counts ? text.counted(text.states[filter], counts[filter]) : text.states[filter]}
          </ChipButton>
        ))}
        <ChipButton
          isSelected={view.similar}
          onChange={(similar) => go({ similar, filter: 'all', keyword: '', ...AFRESH })}
        >
          {text.similar}
        </ChipButton>
      </div>
      {!view.similar && (
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={view.keyword}
          delay={SEARCH_DELAY_MS}
          onChange={(keyword) => go({ keyword, after: undefined }, 'replace')}
        />
      )}
    </div>
  );
}
