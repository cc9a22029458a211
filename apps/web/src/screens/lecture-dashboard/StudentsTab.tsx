import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { getLectureClub } from '../../api/lectures/lecture-clubs/lecture-clubs.reads.ts';
import { exportLectureClub, listLectureStudents } from '../../api/insight/lecture-dashboard/lecture-dashboard.reads.ts';
import { DownloadButton } from '../../features/insight/lecture-dashboard/DownloadButton.tsx';
import { lectureDashboardText } from '../../features/insight/lecture-dashboard/lecture-dashboard.text.ts';
import { StudentsTable } from '../../features/insight/lecture-dashboard/StudentsTable.tsx';
import { useWriteTo } from '../../features/clubs/club-messages/use-write-to.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { pageCount } from '../../kernel/query-client.ts';
import { filterStep, withPage } from '../../kernel/search-params.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { ListHead } from '../club-dashboard/ListHead.tsx';

const FROM = '/lecture-dashboard/$clubSequence/students';
const route = getRouteApi(FROM);
const { students: text, exports } = lectureDashboardText;
const SIZE = 50;

const StudentPage = lazy(() => import('./StudentPage.tsx').then((module) => module.StudentPage));

/** Members with how far they have read; one of them opens beside the list. */
export function StudentsTab() {
  const { clubSequence } = route.useParams();
  const search = route.useSearch();
  const { page = 1, keyword = '', filter = 'all', sort = 'joined', member } = search;
  const { member: _open, ...place } = search;
  const navigate = route.useNavigate();
  const { data: club } = useQuery(getLectureClub({ params: { id: clubSequence } }));
  const students = useQuery(
    listLectureStudents({ params: { club: clubSequence }, query: { page, keyword, filter, sort, size: SIZE } }),
  );
  const writing = useWriteTo(clubSequence, students.data?.contents ?? []);
  const nobody = filter === 'silent' ? text.noSilent : text.empty;
  return (
    <>
      <ListHead
        words={text}
        filters={['all', 'silent']}
        filter={filter}
        filterLink={(id, parts) => (
          <Link
            from={FROM}
            to="."
            search={{ ...(id !== 'all' && { filter: id }), ...(keyword !== '' && { keyword }) }}
            resetScroll={false}
            activeOptions={{ exact: true }}
            {...parts}
          />
        )}
        keyword={keyword}
        onKeyword={(typed) => void navigate(filterStep(place, { keyword: typed === '' ? undefined : typed }))}
      >
        {writing.button}
        <RouterButtonLink to="/lecture-dashboard/$clubSequence/members" params={{ clubSequence }} icon="users">
          {text.manage}
        </RouterButtonLink>
        {club && (
          <DownloadButton
            ask={() => exportLectureClub.ask({ params: { club: clubSequence } })}
            fileName={exports.xlsxName(club.clubName)}
          >
            {exports.xlsx}
          </DownloadButton>
        )}
      </ListHead>
      <Loaded from={students} skeleton={<WorkSkeleton hasHead={false} />}>
        {(data) => (
          <>
            <StudentsTable
              students={data.contents}
              sort={sort}
              isStale={students.isPlaceholderData}
              emptyText={keyword === '' ? nobody : text.noneFound}
              selection={writing.selection}
              onSort={(next) => {
                const { sort: _old, page: _page, ...rest } = place;
                void navigate({ search: { ...rest, ...(next !== 'joined' && { sort: next }) }, resetScroll: false });
              }}
              studentLink={(memberUUID, parts) => (
                <Link from={FROM} to="." search={{ ...search, member: memberUUID }} resetScroll={false} {...parts} />
              )}
            />
            <Pagination
              page={page}
              pageCount={pageCount(data, SIZE)}
              link={(next, parts) => <Link from={FROM} to="." search={withPage(place, next)} {...parts} />}
            />
          </>
        )}
      </Loaded>
      <Suspense>
        {member !== undefined && (
          <StudentPage
            clubSequence={clubSequence}
            memberUUID={member}
            onClose={() => void navigate({ search: place, resetScroll: false })}
          />
        )}
        {writing.dialog}
      </Suspense>
    </>
  );
}
