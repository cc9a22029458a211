import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  EVALUATIONS_PAGE_SIZE,
  evaluationsQuery,
  type EvaluationsFilter,
  evaluationStatusQuery,
  forgetEvaluations,
} from '../../features/evaluation/evaluation.api.ts';
import { evaluationText as text } from '../../features/evaluation/evaluation.text.ts';
import { EvaluationRun } from '../../features/evaluation/EvaluationRun.tsx';
import { EvaluationTable } from '../../features/evaluation/EvaluationTable.tsx';
import { ReportEditor } from '../../features/evaluation/ReportEditor.tsx';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { Waiting } from '../../ui/Waiting.tsx';

const FROM = '/quiz-dashboard/$clubSequence/evaluation';
const route = getRouteApi(FROM);
const TYPING_PAUSE_MS = 300;
const NOBODY: ReadonlySet<string> = new Set();

/** The members' reports: drafted, read, changed, released. */
export function EvaluationTab() {
  const { clubSequence } = route.useParams();
  const { member, ...place } = route.useSearch();
  const { page = 1, keyword = '', filter = 'all' } = place;
  const navigate = route.useNavigate();
  const queryClient = useQueryClient();
  const asked: EvaluationsFilter = { page, keyword, filter };
  const [chosen, setChosen] = useState(NOBODY);
  const status = useQuery(evaluationStatusQuery(clubSequence));
  // Each report that is drafted meanwhile shows at once.
  const list = useQuery(evaluationsQuery(clubSequence, asked, status.data?.done ?? 0));
  const error = status.error ?? list.error;
  if (error && (!status.data || !list.data)) {
    return (
      <ErrorState
        title={text.loadFailed}
        onRetry={() => void forgetEvaluations(queryClient, clubSequence)}
        isRetrying={status.isFetching || list.isFetching}
      >
        {error.message}
      </ErrorState>
    );
  }
  if (!status.data || !list.data) return <Waiting />;
  const open = list.data.contents.find((one) => one.member.memberUUID === member);
  return (
    <>
      <EvaluationRun
        clubSequence={clubSequence}
        status={status.data}
        chosen={chosen}
        onReleased={() => setChosen(NOBODY)}
      />
      <div className="flex flex-col gap-3 desktop:flex-row desktop:items-center desktop:justify-between">
        <TabLinks
          label={text.filters}
          tabs={(['all', 'draft', 'released'] as const).map((id) => ({
            id,
            label: text[id],
            isCurrent: id === filter,
            link: (parts) => (
              <Link
                from={FROM}
                to="."
                search={id === 'all' ? {} : { filter: id }}
                activeOptions={{ exact: true }}
                {...parts}
              />
            ),
          }))}
        />
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={keyword}
          onChange={(typed) => {
            const { keyword: _old, page: _page, ...rest } = place;
            void navigate({
              search: { ...rest, ...(typed !== '' && { keyword: typed }) },
              replace: true,
              resetScroll: false,
            });
          }}
          delay={TYPING_PAUSE_MS}
          className="desktop:w-72"
        />
      </div>
      <EvaluationTable
        data={list.data}
        filter={asked}
        isStale={list.isPlaceholderData}
        selection={{ selected: chosen, onChange: setChosen }}
        reportLink={(memberUUID, parts) => (
          <Link from={FROM} to="." search={{ ...place, member: memberUUID }} resetScroll={false} {...parts} />
        )}
      />
      <Pagination
        page={page}
        pageCount={pageCount(list.data, EVALUATIONS_PAGE_SIZE)}
        link={(next, parts) => <Link from={FROM} to="." search={withPage(place, next)} {...parts} />}
      />
      {open && (
        <ReportEditor
          key={open.member.memberUUID}
          clubSequence={clubSequence}
          report={open}
          onClose={() => void navigate({ search: place, resetScroll: false })}
        />
      )}
    </>
  );
}
