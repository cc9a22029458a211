import { LISTED_STATUSES } from '@dure/contract/clubs/club-status';
import { CLUB_TYPE } from '@dure/contract/clubs/club-type';
import { CLUB_CARDS_A_PAGE } from '@dure/contract/pages/first-calls';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { listClubs } from '../../api/clubs/clubs.reads.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { filterStep, withPage } from '../../kernel/search-params.ts';
import { hasRole, useSession } from '../../kernel/session.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { PaginationProps } from '../../ui/lists/Pagination.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ClubCards } from '../quiz-clubs/ClubCards.tsx';
import { ClubFilters } from '../quiz-clubs/ClubFilters.tsx';
import { lectureClubsText as text } from './lecture-clubs.text.ts';

const route = getRouteApi('/lecture');
const pageLink: PaginationProps['link'] = (page, parts) => (
  <Link from="/lecture" to="/lecture" search={(old) => withPage(old, page)} {...parts} />
);

/** The lecture clubs for everybody, filtered and ordered as the address says. */
export function LectureClubsScreen() {
  usePageTitle(text.title);
  const session = useSession();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { page = 1, status, code: _code, view: _view, ...filter } = search;
  const clubStatus = LISTED_STATUSES.find((one) => one === status);
  const query = { ...filter, clubType: CLUB_TYPE.lecture, page, size: CLUB_CARDS_A_PAGE, clubStatus };
  const clubs = useQuery(listClubs({ query }));
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader
        title={text.title}
        lead={<span className="max-desktop:hidden">{text.lead}</span>}
        actions={
          hasRole(session, 'ROLE_INSTRUCTOR', 'ROLE_MANAGER') && (
            <RouterButtonLink to="/my-lecture-clubs/create">{text.create}</RouterButtonLink>
          )
        }
      />
      <div className="mt-5">
        <ClubFilters
          search={search}
          onChange={(part) => void navigate(filterStep(search, part))}
          total={clubs.data?.totalElements}
        />
      </div>
      <ClubCards
        label={text.list}
        clubs={clubs}
        page={page}
        link={pageLink}
        empty={
          <EmptyState
            icon="search"
            action={<Button onPress={() => void navigate({ search: {} })}>{text.reset}</Button>}
          >
            {text.empty}
          </EmptyState>
        }
      />
    </div>
  );
}
