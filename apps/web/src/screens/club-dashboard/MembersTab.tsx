import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { quizClubQuery } from '../../features/club-form/club-form.api.ts';
import { requestsQuery } from '../../features/club-manage/club-manage.api.ts';
import { clubManageText } from '../../features/club-manage/club-manage.text.ts';
import { MembersTable } from '../../features/club-manage/MembersTable.tsx';
import { ParticipationCode } from '../../features/club-manage/ParticipationCode.tsx';
import { RequestsTable } from '../../features/club-manage/RequestsTable.tsx';
import type { PaginationProps } from '../../ui/Pagination.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { joinLink } from './join-link.ts';
import { MEMBER_VIEWS } from './members-search.ts';

const FROM = '/quiz-dashboard/$clubSequence/members';
const route = getRouteApi(FROM);
const text = clubManageText.members;
const TYPING_PAUSE_MS = 300;

const pageLink: PaginationProps['link'] = (page, parts) => (
  <Link
    from={FROM}
    to="."
    search={({ view, keyword }) => ({
      ...(view && { view }),
      ...(keyword !== undefined && { keyword }),
      ...(page > 1 && { page }),
    })}
    {...parts}
  />
);

/** Who belongs to the club and who asks to, with the code to hand out. */
export function MembersTab() {
  const { clubSequence } = route.useParams();
  const { page = 1, keyword = '', view = 'members' } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: club } = useQuery(quizClubQuery(clubSequence));
  const { data: requests } = useQuery(requestsQuery(clubSequence, { page: 1, keyword: '' }));
  const people = { clubSequence, filter: { page, keyword }, pageLink };

  const search = (typed: string) =>
    void navigate({
      search: { ...(view === 'requests' && { view }), ...(typed !== '' && { keyword: typed }) },
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      {club && <ParticipationCode code={club.participationCode} link={joinLink(club.participationCode)} />}
      <div className="flex flex-col gap-3 desktop:flex-row desktop:items-center desktop:justify-between">
        <TabLinks
          label={text.views}
          tabs={MEMBER_VIEWS.map((id) => ({
            id,
            label: text[id],
            count: id === 'requests' ? requests?.totalElements : undefined,
            isCurrent: id === view,
            link: (parts) => (
              <Link
                from={FROM}
                to="."
                search={id === 'members' ? {} : { view: id }}
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
          onChange={search}
          delay={TYPING_PAUSE_MS}
          className="desktop:w-72"
        />
      </div>
      {view === 'requests' ? <RequestsTable {...people} /> : <MembersTable {...people} />}
    </>
  );
}
