import type { PickableQuiz } from '@dure/contract/authoring/quizzes/lounge.endpoints';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { listLoungeQuizzes } from '../../api/authoring/quizzes/lounge.reads.ts';
import { PutIntoClub } from '../../features/clubs/club-writing/put/PutIntoClub.tsx';
import { loungeText } from '../../features/authoring/quizzes/lounge/lounge.text.ts';
import { QuizFilters, type QuizFilter } from '../../features/authoring/quizzes/picker/QuizFilters.tsx';
import { LoungeRow } from '../../features/authoring/quizzes/lounge/LoungeRow.tsx';
import { quizPickerText } from '../../features/authoring/quizzes/picker/quiz-picker.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { filterStep, withPage } from '../../kernel/search-params.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';
import { MakeTabs } from './MakeTabs.tsx';
import { quizMakeText as text } from './quiz-make.text.ts';

const route = getRouteApi('/quiz-make/lounge');
const PAGE_SIZE = 20;

/** One's own goes in as it is, anybody else's as a copy. */
const takenOf = ({ isMine, quizSequence, question }: PickableQuiz) =>
  isMine
    ? { quizSequence, sourceQuizSequence: null, question }
    : { quizSequence: null, sourceQuizSequence: quizSequence, question };

function LoungeSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} shape="block" className="h-24 w-full" />
      ))}
    </SkeletonGroup>
  );
}

/** What others made public, to look at and to put into one's clubs. */
export function LoungeScreen() {
  usePageTitle(text.loungeTitle);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { page = 1, keyword, jobGroup, jobLevel, sort = 'used' } = search;
  const quizzes = useQuery(listLoungeQuizzes({ query: { page, size: PAGE_SIZE, keyword, jobGroup, jobLevel, sort } }));
  const change = (part: QuizFilter) => void navigate(filterStep(search, part));
  const isFiltered = [keyword, jobGroup, jobLevel].some((one) => one !== undefined);
  const reset = { keyword: undefined, jobGroup: undefined, jobLevel: undefined };
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-12 desktop:px-6 desktop:pt-6 desktop:pb-16">
      <PageHeader title={text.loungeTitle} lead={loungeText.lead} />
      <MakeTabs current="/quiz-make/lounge" className="mt-3" />
      <div className="mt-4 flex flex-col gap-4">
        <QuizFilters filter={search} onChange={change} firstSort="used" total={quizzes.data?.totalElements} />
        <Loaded from={quizzes} skeleton={<LoungeSkeleton />}>
          {(data) =>
            data.contents.length === 0 ? (
              <EmptyState
                icon={isFiltered ? 'search' : 'question'}
                action={(isFiltered || page > 1) && <Button onPress={() => change(reset)}>{loungeText.reset}</Button>}
              >
                {isFiltered
                  ? quizPickerText.noneFound
                  : data.totalElements > 0
                    ? loungeText.pastEnd
                    : quizPickerText.none.lounge}
              </EmptyState>
            ) : (
              <ul
                aria-label={quizPickerText.list.lounge}
                aria-busy={quizzes.isPlaceholderData}
                className={cx(
                  'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface',
                  quizzes.isPlaceholderData && 'opacity-60',
                )}
              >
                {data.contents.map((quiz) => (
                  <LoungeRow
                    key={quiz.quizSequence}
                    quiz={quiz}
                    words={keyword === undefined ? [] : [keyword]}
                    action={<PutIntoClub quizzes={[takenOf(quiz)]} size="small" />}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
        <Pagination
          page={page}
          pageCount={pageCount(quizzes.data, PAGE_SIZE)}
          link={(to, parts) => (
            <Link from="/quiz-make/lounge" to="/quiz-make/lounge" search={(old) => withPage(old, to)} {...parts} />
          )}
        />
      </div>
    </div>
  );
}
