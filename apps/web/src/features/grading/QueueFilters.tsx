import { ChipButton } from '../../ui/ChipButton.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { QUEUE_FILTERS, type Go, type QueueView } from './grading-place.ts';
import { gradingText } from './grading.text.ts';

const SEARCH_DELAY_MS = 250;
const text = gradingText.queue;

export interface QueueFiltersProps {
  readonly view: QueueView;
  readonly ungradedCount: number;
  readonly go: Go;
}

export function QueueFilters({ view, ungradedCount, go }: QueueFiltersProps) {
  const labels = { all: text.all, ungraded: text.ungraded(ungradedCount), graded: text.graded };
  return (
    <div className="flex flex-col gap-2.5">
      <div role="group" aria-label={text.filters} className="flex flex-wrap gap-2">
        {QUEUE_FILTERS.map((filter) => (
          <ChipButton
            key={filter}
            isSelected={view.filter === filter}
            onChange={() => go({ filter, page: 1, answer: undefined })}
          >
            {labels[filter]}
          </ChipButton>
        ))}
      </div>
      <SearchField
        label={text.search}
        placeholder={text.search}
        value={view.keyword}
        delay={SEARCH_DELAY_MS}
        onChange={(keyword) => go({ keyword, page: 1 }, 'replace')}
      />
    </div>
  );
}
