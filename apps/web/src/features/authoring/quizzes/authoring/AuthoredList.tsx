import { AUTHORED_QUIZZES_A_PAGE } from '@dure/contract/platform/pages/first-calls';
import type { AuthoredQuiz } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import type { Page } from '@dure/contract/http/paging';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageCount } from '../../../../kernel/query-client.ts';
import type { LinkParts } from '../../../../ui/buttons/link-parts.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Pagination, type PaginationProps } from '../../../../ui/lists/Pagination.tsx';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../../../ui/states/Skeleton.tsx';
import { authoringText as text } from './authoring.text.ts';
import { AuthoredRow } from './AuthoredRow.tsx';
import { useQuizMoves } from './use-quiz-moves.ts';

export interface AuthoredListProps {
  readonly quizzes: UseQueryResult<Page<AuthoredQuiz>>;
  readonly words: readonly string[];
  /** The quiz that stands in the editor. */
  readonly open: number | undefined;
  readonly isEditable: boolean;
  readonly isFiltered: boolean;
  readonly page: number;
  readonly pageLink: PaginationProps['link'];
  readonly editLink: (quizSequence: number, parts: LinkParts) => ReactNode;
  readonly onReset: () => void;
  readonly onToDesc: () => void;
}

function ListSkeleton() {
  return (
    <SkeletonGroup className="divide-y divide-line rounded-card border border-line bg-surface">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex gap-3 p-4">
          <Skeleton shape="block" className="size-5 flex-none" />
          <SkeletonText lines={3} className="flex-1" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** One's quizzes as rows; deleting asks first and says what keeps a quiz. */
export function AuthoredList(props: AuthoredListProps) {
  const { quizzes, words, open, isEditable, isFiltered, page, pageLink, editLink, onReset, onToDesc } = props;
  const { moving, remove, restore } = useQuizMoves();
  return (
    <Loaded from={quizzes} skeleton={<ListSkeleton />}>
      {(data) => (
        <>
          {!isEditable && data.contents.length > 0 && (
            <p className="mb-2 flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
              {text.editInDesc}
              <Button size="small" variant="ghost" onPress={onToDesc}>
                {text.toDesc}
              </Button>
            </p>
          )}
          {data.contents.length > 0 ? (
            <ol
              aria-label={text.list}
              aria-busy={quizzes.isPlaceholderData}
              className={cx(
                'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface',
                quizzes.isPlaceholderData && 'opacity-60',
              )}
            >
              {data.contents.map((quiz) => (
                <AuthoredRow
                  key={quiz.quizSequence}
                  quiz={quiz}
                  words={words}
                  isOpen={quiz.quizSequence === open}
                  isEditable={isEditable}
                  isMoving={moving === quiz.quizSequence}
                  onRemove={() => void remove(quiz)}
                  onRestore={() => void restore(quiz)}
                  editLink={(parts) => editLink(quiz.quizSequence, parts)}
                />
              ))}
            </ol>
          ) : (
            <EmptyState
              icon={isFiltered ? 'search' : 'question'}
              action={
                isFiltered || data.totalElements > 0 ? <Button onPress={onReset}>{text.reset}</Button> : undefined
              }
            >
              {isFiltered ? text.noneFound : data.totalElements > 0 ? text.pastEnd : text.none}
            </EmptyState>
          )}
          <Pagination
            page={page}
            pageCount={pageCount(data, AUTHORED_QUIZZES_A_PAGE)}
            link={pageLink}
            className="mt-6"
          />
        </>
      )}
    </Loaded>
  );
}
