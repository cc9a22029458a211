import { AUTHORED_QUIZZES_A_PAGE, CLUBS_TO_CHOOSE } from '@dure/contract/platform/pages/first-calls';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { listMyClubs } from '../../api/clubs/clubs/clubs.reads.ts';
import { listAuthoredQuizzes } from '../../api/authoring/quizzes/authoring.reads.ts';
import {
  AuthoredFilters,
  sortOf,
  type AuthoredFilter,
} from '../../features/authoring/quizzes/authoring/AuthoredFilters.tsx';
import { AuthoredList } from '../../features/authoring/quizzes/authoring/AuthoredList.tsx';
import { ExportQuizzes } from '../../features/authoring/quizzes/exporting/ExportQuizzes.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { filterStep, withPage } from '../../kernel/search-params.ts';
import { quizMakeText as text } from './quiz-make.text.ts';

const route = getRouteApi('/quiz-make');
/** Not needed to see the list. */
const ManyAnswers = lazy(() => import('./ManyAnswers.tsx').then((module) => module.ManyAnswers));

/** The list of one's quizzes as the address narrows and orders it. */
export function OwnQuizzes() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { page = 1, keyword, state, club, quiz } = search;
  const sortType = sortOf(search);
  const clubs = useQuery(listMyClubs({ query: { clubViewFilter: 'ADMIN', size: CLUBS_TO_CHOOSE } }));
  const quizzes = useQuery(
    listAuthoredQuizzes({
      query: { page, size: AUTHORED_QUIZZES_A_PAGE, keyword, quizStatus: state, clubSequence: club, sortType },
    }),
  );
  const change = (part: AuthoredFilter) => void navigate(filterStep(search, part));
  const none = { keyword: undefined, state: undefined, club: undefined, sort: undefined };
  return (
    <div className="mt-4 flex flex-col gap-4">
      <AuthoredFilters
        filter={search}
        onChange={change}
        counts={quizzes.data?.counts}
        clubs={(clubs.data?.contents ?? []).map(({ clubSequence, clubName }) => ({
          value: String(clubSequence),
          label: clubName,
        }))}
      />
      <div className="flex flex-wrap items-start justify-end gap-2">
        <div className="min-w-0 flex-1">
          <Suspense fallback={null}>
            <ManyAnswers quizzes={quizzes.data?.contents ?? []} />
          </Suspense>
        </div>
        <ExportQuizzes label={text.export} quizzes={quizzes.data?.contents ?? []} />
      </div>
      <div>
        <AuthoredList
          quizzes={quizzes}
          words={keyword === undefined ? [] : [keyword]}
          open={quiz}
          isEditable={sortType === 'DESC'}
          isFiltered={[keyword, state, club].some((one) => one !== undefined)}
          page={page}
          pageLink={(to, parts) => (
            <Link from="/quiz-make" to="/quiz-make" search={(old) => withPage(old, to)} {...parts} />
          )}
          editLink={(quizSequence, parts) => (
            <Link
              from="/quiz-make"
              to="/quiz-make"
              search={({ write: _, ...old }) => ({ ...old, quiz: quizSequence })}
              resetScroll={false}
              {...parts}
            />
          )}
          onReset={() => change(none)}
          onToDesc={() => change({ sort: undefined })}
        />
      </div>
    </div>
  );
}
