import type { QueueCounts } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { QUEUE_FILTERS } from '@dure/contract/grading/grading/queue/queue-filters';
import { useState } from 'react';
import { ChipButton } from '../../../../ui/buttons/ChipButton.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import type { QueueView } from '../grading-place.ts';
import { gradersText } from '../graders/graders.text.ts';
import { gradingText } from '../grading.text.ts';
import { useGrading } from '../state/grading-context.ts';
import { useLazyParts } from '../workspace/use-lazy-parts.ts';

const SEARCH_DELAY_MS = 250;
const text = gradingText.queue;
const AFRESH = { answer: undefined, after: undefined } as const;

export interface QueueFiltersProps {
  readonly view: QueueView;
  readonly counts: QueueCounts | undefined;
  /** What waits of one's own part; null where nothing is divided. */
  readonly mine: number | null;
}

/** What the queue shows, each with how many there are; a state that nobody is in takes no room. */
export function QueueFilters({ view, counts, mine }: QueueFiltersProps) {
  const { go } = useGrading();
  const shown = QUEUE_FILTERS.filter(
    (filter) => ['all', 'waiting', view.filter].includes(filter) || (counts?.[filter] ?? 0) > 0,
  );
  const [isSearching, setSearching] = useState(view.keyword !== '');
  const { SearchField } = useLazyParts(isSearching) ?? {};
  const search = () => {
    if (isSearching && view.keyword !== '') go({ keyword: '', after: undefined }, 'replace');
    setSearching(!isSearching);
  };
  return (
    <div className="flex items-center gap-1">
      {isSearching ? (
        <div className="min-h-11 min-w-0 flex-1 desktop:min-h-7">
          {SearchField && (
            <SearchField
              label={text.search}
              placeholder={text.search}
              value={view.keyword}
              delay={SEARCH_DELAY_MS}
              onChange={(keyword) => go({ keyword, after: undefined }, 'replace')}
              className="[&_input]:desktop:h-7 [&_input]:desktop:min-h-0"
            />
          )}
        </div>
      ) : (
        <div
          role="group"
          aria-label={text.filters}
          className="flex min-w-0 flex-1 gap-1.5 overflow-x-auto [scrollbar-width:none] max-desktop:py-1.5"
        >
          {mine !== null && (
            <ChipButton
              isSelected={view.mine}
              onChange={(isMine) => go({ mine: isMine, similar: false, ...AFRESH })}
              className="flex-none tabular-nums desktop:px-2"
            >
              {gradersText.mine(mine)}
            </ChipButton>
          )}
          {shown.map((filter) => (
            <ChipButton
              key={filter}
              isSelected={!view.similar && view.filter === filter}
              onChange={() => go({ filter, similar: false, ...AFRESH })}
              className="flex-none tabular-nums desktop:px-2"
            >
              {counts ? text.counted(text.states[filter], counts[filter]) : text.states[filter]}
            </ChipButton>
          ))}
          <ChipButton
            isSelected={view.similar}
            onChange={(similar) => go({ similar, mine: false, filter: 'all', keyword: '', ...AFRESH })}
            className="flex-none desktop:px-2"
          >
            {text.similar}
          </ChipButton>
        </div>
      )}
      {!view.similar && (
        <IconButton
          size="small"
          icon={isSearching ? 'close' : 'search'}
          label={isSearching ? text.searchClose : text.searchOpen}
          aria-expanded={isSearching}
          onPress={search}
          className="desktop:size-7"
        />
      )}
    </div>
  );
}
