import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { listMyClubs } from '../../api/clubs/clubs/clubs.reads.ts';
import { ClubList } from '../../features/clubs/clubs/cards/ClubList.tsx';
import { ClubRow } from '../../features/clubs/clubs/cards/ClubRow.tsx';
import { EVERY_STATUS, statusAmong } from '../../features/clubs/clubs/cards/own-statuses.ts';
import { OwnClubFilters } from '../../features/clubs/clubs/cards/OwnClubFilters.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { filterStep, withPage } from '../../kernel/search-params.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { BottomDock } from '../../ui/layout/BottomDock.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { PaginationProps } from '../../ui/lists/Pagination.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { myLectureClubsText as text } from './my-lecture-clubs.text.ts';

const PATH = '/my-lecture-clubs';
const route = getRouteApi(PATH);
const pageLink: PaginationProps['link'] = (page, parts) => (
  <Link from={PATH} to={PATH} search={(old) => withPage(old, page)} {...parts} />
);

/** The lecture clubs that somebody runs or belongs to, as rows: drafts and waiting ones too. */
export function MyLectureClubsScreen() {
  usePageTitle(text.title);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { page = 1, keyword = '' } = search;
  const status = statusAmong(EVERY_STATUS, search.status);
  const clubs = useQuery(listMyClubs({ query: { page, clubType: CLUB_TYPE.lecture, clubStatus: status, keyword } }));
  const isFiltered = status !== undefined || keyword !== '';
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader
        title={text.title}
        lead={text.lead}
        actions={
          <BottomDock>
            <RouterButtonLink to="/my-lecture-clubs/create" variant="primary" className="grow desktop:grow-0">
              {text.create}
            </RouterButtonLink>
          </BottomDock>
        }
      />
      <OwnClubFilters
        keyword={keyword}
        status={status}
        statuses={EVERY_STATUS}
        total={clubs.data?.totalElements}
        className="mt-4"
        onChange={(part) => void navigate(filterStep(search, part))}
      />
      <ClubList
        label={text.list}
        clubs={clubs}
        row={(club) => <ClubRow club={club} />}
        empty={(isPastEnd) => (
          <EmptyState>{isPastEnd ? text.pastEnd : isFiltered ? text.emptyFiltered : text.empty}</EmptyState>
        )}
        page={page}
        pageLink={pageLink}
      />
    </div>
  );
}
