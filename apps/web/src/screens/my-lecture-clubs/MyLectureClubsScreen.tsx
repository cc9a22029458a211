import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { getRouteApi, Link } from '@tanstack/react-router';
import { filterStep, withPage } from '../../kernel/search-params.ts';
import type { PaginationProps } from '../../ui/lists/Pagination.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { OwnClubs } from '../my-clubs/OwnClubs.tsx';
import { OwnClubsFrame } from '../my-clubs/OwnClubsFrame.tsx';
import { myLectureClubsText as text } from './my-lecture-clubs.text.ts';

const PATH = '/my-lecture-clubs';
const route = getRouteApi(PATH);
const pageLink: PaginationProps['link'] = (page, parts) => (
  <Link from={PATH} to={PATH} search={(old) => withPage(old, page)} {...parts} />
);

/** The lecture clubs that somebody runs or belongs to, as rows: drafts and waiting ones too. */
export function MyLectureClubsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <OwnClubsFrame text={text} createAt="/my-lecture-clubs/create">
      <OwnClubs
        label={text.list}
        search={search}
        query={{ clubType: CLUB_TYPE.lecture }}
        onChange={(part) => void navigate(filterStep(search, part))}
        empty={(isFiltered, isPastEnd) => (
          <EmptyState>{isPastEnd ? text.pastEnd : isFiltered ? text.emptyFiltered : text.empty}</EmptyState>
        )}
        pageLink={pageLink}
      />
    </OwnClubsFrame>
  );
}
