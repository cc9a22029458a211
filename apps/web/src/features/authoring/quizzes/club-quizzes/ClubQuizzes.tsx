import { CLUB_QUIZZES_A_PAGE } from '@dure/contract/platform/pages/first-calls';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listMyClubQuizzes } from '../../../../api/authoring/quizzes/quizzes.reads.ts';
import { pageCount } from '../../../../kernel/query-client.ts';
import { cx } from '../../../../ui/cx.ts';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import type { LinkParts } from '../../../../ui/buttons/link-parts.ts';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { Pagination } from '../../../../ui/lists/Pagination.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/states/Skeleton.tsx';
import { clubQuizzesText as words } from './club-quizzes.text.ts';
import { QuizWeeks, type QuizWeeksProps } from './QuizWeeks.tsx';

export interface ClubQuizzesProps extends Pick<QuizWeeksProps, 'isOver' | 'takesPart' | 'openQuiz' | 'quizLink'> {
  readonly club: number;
  readonly page: number;
  readonly pageLink: (page: number, parts: LinkParts) => ReactNode;
}

function QuizzesSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      <Skeleton className="h-6 w-20" />
      <Skeleton shape="block" className="h-72" />
      <Skeleton className="mt-2 h-6 w-20" />
      <Skeleton shape="block" className="h-48" />
    </SkeletonGroup>
  );
}

/** All opened quizzes of a club with how far the member is. */
export function ClubQuizzes({ club, page, pageLink, ...weeks }: ClubQuizzesProps) {
  const query = useQuery(listMyClubQuizzes({ params: { club }, query: { page, size: CLUB_QUIZZES_A_PAGE } }));
  const { isPlaceholderData } = query;
  return (
    <Loaded from={query} skeleton={<QuizzesSkeleton />}>
      {(data) =>
        data.contents.length === 0 ? (
          <EmptyState icon="calendar">{words.empty}</EmptyState>
        ) : (
          <section
            aria-label={words.title}
            aria-busy={isPlaceholderData}
            className={cx(isPlaceholderData && 'opacity-60')}
          >
            <h2 className="sr-only">{words.title}</h2>
            <QuizWeeks quizzes={data.contents} {...weeks} />
            <Pagination page={page} pageCount={pageCount(data, CLUB_QUIZZES_A_PAGE)} link={pageLink} className="mt-5" />
          </section>
        )
      }
    </Loaded>
  );
}
