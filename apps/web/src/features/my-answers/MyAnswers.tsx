import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageCount } from '../../kernel/query-client.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { LinkParts } from '../../ui/link-parts.ts';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { ANSWERS_A_PAGE, myAnswersQuery } from './my-answers.api.ts';
import { myAnswersText as words } from './my-answers.text.ts';
import { MyAnswerCard } from './MyAnswerCard.tsx';

export interface MyAnswersProps {
  readonly club: number;
  readonly page: number;
  readonly quizLink: (quizSequence: number, parts: LinkParts) => ReactNode;
  readonly pageLink: (page: number, parts: LinkParts) => ReactNode;
  readonly quizzesLink: (parts: LinkParts) => ReactNode;
}

/** All that the member has written in a club. */
export function MyAnswers({ club, page, quizLink, pageLink, quizzesLink }: MyAnswersProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(myAnswersQuery(club, page));
  if (!data && error) {
    return (
      <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <SkeletonGroup className="flex flex-col gap-4">
        <Skeleton shape="block" className="h-60" />
        <Skeleton shape="block" className="h-60" />
      </SkeletonGroup>
    );
  }
  if (data.contents.length === 0) {
    return (
      <EmptyState icon="edit" action={quizzesLink({ className: buttonClass(), children: words.toQuizzes })}>
        {words.empty}
      </EmptyState>
    );
  }
  return (
    <section
      aria-label={words.title}
      aria-busy={isPlaceholderData}
      className={cx('flex flex-col gap-4', isPlaceholderData && 'opacity-60')}
    >
      <h2 className="sr-only">{words.title}</h2>
      {data.contents.map((answer) => (
        <MyAnswerCard
          key={answer.quizSequence}
          answer={answer}
          link={(parts) => quizLink(answer.quizSequence, parts)}
        />
      ))}
      <Pagination page={page} pageCount={pageCount(data, ANSWERS_A_PAGE)} link={pageLink} />
    </section>
  );
}
