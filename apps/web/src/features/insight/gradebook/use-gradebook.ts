import { cellState } from '@dure/contract/insight/gradebook/gradebook-cells';
import type { Gradebook, KeptLayout } from '@dure/contract/insight/gradebook/gradebook.endpoints';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { infiniteQueryOptions, useInfiniteQuery, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { getGradebook } from '../../../api/insight/gradebook/gradebook.reads.ts';

type Pages = InfiniteData<Gradebook, string | undefined>;

/** Stretch by stretch; a grade given elsewhere meanwhile is asked for anew whenever the gradebook opens. */
const gradebookPages = (club: number) =>
  infiniteQueryOptions({
    queryKey: [...getGradebook.key({ params: { id: club } }), 'all'],
    queryFn: ({ pageParam: after, signal }) =>
      getGradebook.ask({ params: { id: club }, query: after === undefined ? {} : { after } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** The whole gradebook of a club; large clubs come on while the first thousand are shown. */
export function useGradebook(club: number) {
  const query = useInfiniteQuery(gradebookPages(club));
  const { data, hasNextPage, isFetching, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const book = useMemo(() => {
    const first = data?.pages[0];
    return first && { ...first, members: data.pages.flatMap(({ members }) => members) };
  }, [data]);
  return { ...query, book };
}

const change = (client: QueryClient, club: number, of: (page: Gradebook) => Gradebook) =>
  client.setQueryData<Pages>(
    gradebookPages(club).queryKey,
    (pages) => pages && { ...pages, pages: pages.pages.map(of) },
  );

export const askGradebookAnew = (client: QueryClient, club: number) =>
  client.invalidateQueries({ queryKey: gradebookPages(club).queryKey });

/** Puts the layout that stands in place. */
export const showLayout = (client: QueryClient, club: number, layout: KeptLayout) =>
  change(client, club, (page) => ({ ...page, layout }));

/** The official grade of an answer as its graders see it. */
export const officialOf = ({ grades, officialGrader }: GradingDetail): number | null =>
  officialGrader && grades[officialGrader];

/** Puts a cell in place as the answer says it is now. */
export function showCell(client: QueryClient, club: number, quizSequence: number, detail: GradingDetail): void {
  change(client, club, (page) => {
    const place = page.quizzes.findIndex((quiz) => quiz.quizSequence === quizSequence);
    const quiz = page.quizzes[place];
    if (!quiz) return page;
    const { answerStatus, isHeld, review } = detail;
    const officialGrade = officialOf(detail);
    const isReviewAsked = review !== null && review.answer === null;
    const state = cellState({ answerStatus, officialGrade, isHeld, isReviewAsked }, quiz);
    const members = page.members.map((member) =>
      member.memberUUID !== detail.member.memberUUID
        ? member
        : { ...member, states: member.states.with(place, state), grades: member.grades.with(place, officialGrade) },
    );
    return { ...page, members };
  });
}
