import type { PickableQuiz } from '@dure/contract/quizzes/lounge.endpoints';
import type { QuizSort } from '@dure/contract/quizzes/quiz-sorts';
import type { CodeItem } from '@dure/contract/tenants/tenants.endpoints';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { FilterBar } from '../../../ui/lists/FilterBar.tsx';
import { FilterSelect } from '../../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../../ui/states/Skeleton.tsx';
import { listCodes } from '../../../api/tenants/tenants.reads.ts';
import { quizPickerText as text } from './quiz-picker.text.ts';
import { QuizOption } from './QuizOption.tsx';
import { shelfPages, type QuizShelf, type ShelfFilter } from './shelf.ts';

const TYPING_PAUSE_MS = 200;
const SORTS = (['newest', 'used', 'liked'] satisfies QuizSort[]).map((value) => ({ value, label: text.sorts[value] }));
const NO_FILTER = { keyword: '', jobGroup: undefined, jobLevel: undefined };
/** One looks for what one wrote lately, and for what others found good. */
const FIRST_SORT: Record<QuizShelf, QuizSort> = { mine: 'newest', lounge: 'used' };
const toOption = ({ code, name }: CodeItem) => ({ value: code, label: name });

export interface QuizShelfListProps {
  readonly shelf: QuizShelf;
  readonly chosen: ReadonlyMap<number, PickableQuiz>;
  readonly onChoose: (quiz: PickableQuiz, isChosen: boolean) => void;
  readonly isHeld: (quiz: PickableQuiz) => boolean;
  readonly isFull: boolean;
}

function ShelfSkeleton() {
  return (
    <SkeletonGroup className="divide-y divide-line">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3 py-4">
          <Skeleton shape="block" className="size-5 flex-none" />
          <SkeletonText lines={2} className="flex-1" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** The quizzes of one shelf: searched, filtered, ordered, a page more on asking. */
export function QuizShelfList({ shelf, chosen, onChoose, isHeld, isFull }: QuizShelfListProps) {
  const [filter, setFilter] = useState<ShelfFilter>({ ...NO_FILTER, sort: FIRST_SORT[shelf] });
  // What was typed comes after a pause: other filters may have changed meanwhile.
  const set = (patch: Partial<ShelfFilter>) => setFilter((now) => ({ ...now, ...patch }));
  const { data: codes } = useQuery(listCodes({}));
  const list = useInfiniteQuery(shelfPages(shelf, filter));
  const { data, error, isFetching, isPlaceholderData, hasNextPage, isFetchingNextPage } = list;
  const quizzes = data?.pages.flatMap(({ contents }) => contents);
  const isFiltered = filter.keyword !== '' || filter.jobGroup !== undefined || filter.jobLevel !== undefined;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-3">{text.lead[shelf]}</p>
      <SearchField
        label={text.search}
        placeholder={text.search}
        value={filter.keyword}
        onChange={(keyword) => set({ keyword })}
        delay={TYPING_PAUSE_MS}
      />
      <FilterBar
        label={text.filters}
        summary={
          <div className="flex items-center justify-between gap-1">
            {data ? text.found(data.pages[0]!.totalElements) : <span />}
            <FilterSelect
              label={text.sort}
              options={SORTS}
              value={filter.sort}
              onChange={(sort) => set({ sort: sort ?? 'newest' })}
              isRequired
            />
          </div>
        }
      >
        <FilterSelect
          label={text.jobGroup}
          options={(codes?.jobGroups ?? []).map(toOption)}
          value={filter.jobGroup}
          onChange={(jobGroup) => set({ jobGroup })}
        />
        <FilterSelect
          label={text.jobLevel}
          options={(codes?.jobLevels ?? []).map(toOption)}
          value={filter.jobLevel}
          onChange={(jobLevel) => set({ jobLevel })}
        />
      </FilterBar>
      {error && !quizzes ? (
        <ErrorState error={error} title={text.failed} onRetry={() => void list.refetch()} isRetrying={isFetching} />
      ) : !quizzes ? (
        <ShelfSkeleton />
      ) : quizzes.length === 0 ? (
        <EmptyState icon={isFiltered ? 'search' : 'question'}>
          {isFiltered ? text.noneFound : text.none[shelf]}
        </EmptyState>
      ) : (
        <ul
          aria-label={text.list[shelf]}
          aria-busy={isPlaceholderData}
          className={cx('divide-y divide-line border-t border-line', isPlaceholderData && 'opacity-60')}
        >
          {quizzes.map((quiz) => (
            <QuizOption
              key={quiz.quizSequence}
              quiz={quiz}
              shelf={shelf}
              words={filter.keyword === '' ? [] : [filter.keyword]}
              isChosen={chosen.has(quiz.quizSequence)}
              onChoose={(isChosen) => onChoose(quiz, isChosen)}
              isHeld={isHeld(quiz)}
              isFull={isFull}
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button isPending={isFetchingNextPage} onPress={() => void list.fetchNextPage()} className="self-center">
          {text.more}
        </Button>
      )}
    </div>
  );
}
