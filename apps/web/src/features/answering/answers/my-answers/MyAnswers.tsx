import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listMyAnswers } from '../../../../api/answering/answers/my-answers.reads.ts';
import { pageCount } from '../../../../kernel/query-client.ts';
import { buttonClass } from '../../../../ui/buttons/button-class.ts';
import { cx } from '../../../../ui/cx.ts';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import type { LinkParts } from '../../../../ui/buttons/link-parts.ts';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { Pagination } from '../../../../ui/lists/Pagination.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/states/Skeleton.tsx';
import { myAnswersText as words } from './my-answers.text.ts';
import { MyAnswerCard } from './MyAnswerCard.tsx';

/** The default of the specification for lists of a club's quizzes. */
const ANSWERS_A_PAGE = 50;

export interface MyAnswersProps {
  readonly club: number;
  readonly page: number;
  readonly quizLink: (quizSequence: number, parts: LinkParts) => ReactNode;
  readonly pageLink: (page: number, parts: LinkParts) => ReactNode;
  readonly quizzesLink: (parts: LinkParts) => ReactNode;
}

function AnswersSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      <Skeleton shape="block" className="h-60" />
      <Skeleton shape="block" className="h-60" />
    </SkeletonGroup>
  );
}

/** All that the member has written in a club. */
export function MyAnswers({ club, page, quizLink, pageLink, quizzesLink }: MyAnswersProps) {
  const query = useQuery(listMyAnswers({ params: { club }, query: { page, size: ANSWERS_A_PAGE } }));
  const none = (
    <EmptyState icon="edit" action={quizzesLink({ className: buttonClass(), children: words.toQuizzes })}>
      {words.empty}
    </EmptyState>
  );
  return (
    <Loaded from={query} skeleton={<AnswersSkeleton />}>
      {(data) =>
        data.contents.length === 0 ? (
          none
        ) : (
          <section
            aria-label={words.title}
            aria-busy={query.isPlaceholderData}
            className={cx('flex flex-col gap-4', query.isPlaceholderData && 'opacity-60')}
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
        )
      }
    </Loaded>
  );
}
