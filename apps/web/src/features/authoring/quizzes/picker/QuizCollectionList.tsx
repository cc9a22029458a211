import type { PickableQuiz } from '@dure/contract/authoring/quizzes/lounge.endpoints';
import type { QuizSort } from '@dure/contract/authoring/quizzes/quiz-sorts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../../../ui/states/Skeleton.tsx';
import { quizPickerText as text } from './quiz-picker.text.ts';
import { QuizFilters, type QuizFilter } from './QuizFilters.tsx';
import { QuizOption } from './QuizOption.tsx';
import { collectionPages, type QuizCollection } from './collection.ts';

/** One looks for what one wrote lately, and for what others found good. */
const FIRST_SORT: Record<QuizCollection, QuizSort> = { mine: 'newest', lounge: 'used' };

export interface QuizCollectionListProps {
  readonly collection: QuizCollection;
  readonly chosen: ReadonlyMap<number, PickableQuiz>;
  readonly onChoose: (quiz: PickableQuiz, isChosen: boolean) => void;
  readonly isHeld: (quiz: PickableQuiz) => boolean;
  readonly isFull: boolean;
}

function CollectionSkeleton() {
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

/** The quizzes of one collection: searched, filtered, ordered, a page more on asking. */
export function QuizCollectionList({ collection, chosen, onChoose, isHeld, isFull }: QuizCollectionListProps) {
  const [filter, setFilter] = useState<QuizFilter>({});
  // What was typed comes after a pause: other filters may have changed meanwhile.
  const change = (part: QuizFilter) => setFilter((now) => ({ ...now, ...part }));
  const list = useInfiniteQuery(
    collectionPages(collection, { ...filter, sort: filter.sort ?? FIRST_SORT[collection] }),
  );
  const { data, error, isFetching, isPlaceholderData, hasNextPage, isFetchingNextPage } = list;
  const quizzes = data?.pages.flatMap(({ contents }) => contents);
  const isFiltered = filter.keyword !== undefined || filter.jobGroup !== undefined || filter.jobLevel !== undefined;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-3">{text.lead[collection]}</p>
      <QuizFilters
        filter={filter}
        onChange={change}
        firstSort={FIRST_SORT[collection]}
        total={data?.pages[0]!.totalElements}
      />
      {error && !quizzes ? (
        <ErrorState error={error} title={text.failed} onRetry={() => void list.refetch()} isRetrying={isFetching} />
      ) : !quizzes ? (
        <CollectionSkeleton />
      ) : quizzes.length === 0 ? (
        <EmptyState icon={isFiltered ? 'search' : 'question'}>
          {isFiltered ? text.noneFound : text.none[collection]}
        </EmptyState>
      ) : (
        <ul
          aria-label={text.list[collection]}
          aria-busy={isPlaceholderData}
          className={cx('divide-y divide-line border-t border-line', isPlaceholderData && 'opacity-60')}
        >
          {quizzes.map((quiz) => (
            <QuizOption
              key={quiz.quizSequence}
              quiz={quiz}
              collection={collection}
              words={filter.keyword === undefined ? [] : [filter.keyword]}
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
