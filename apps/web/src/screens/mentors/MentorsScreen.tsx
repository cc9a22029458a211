import { MENTORS_A_PAGE } from '@dure/contract/publishing/mentors/mentor-limits';
import { offeredCodes } from '@dure/contract/tenancy/tenants/offered-codes';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { listMentors } from '../../api/publishing/mentors/mentors.reads.ts';
import { listCodes } from '../../api/tenancy/tenants/tenants.reads.ts';
import { MentorListCard } from '../../features/publishing/mentors/MentorListCard.tsx';
import { mentorsText as text } from '../../features/publishing/mentors/mentors.text.ts';
import { PopularMentors } from '../../features/publishing/mentors/PopularMentors.tsx';
import { postsText } from '../../features/publishing/posts/posts.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { filterStep, withPage } from '../../kernel/search-params.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { PageHeader, type Crumb } from '../../ui/layout/PageHeader.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';

const PATH = '/mentoring';
const route = getRouteApi(PATH);
const CRUMBS: readonly Crumb[] = [{ label: postsText.explore, link: (parts) => <Link to="/explore" {...parts} /> }];

/** The mentors of the organisation, and whom many look at of late. */
export function MentorsScreen() {
  usePageTitle(text.title);
  const search = route.useSearch();
  const { page = 1, keyword = '', jobGroup } = search;
  const navigate = route.useNavigate();
  const { data: codes } = useQuery(listCodes({}));
  const mentors = useQuery(listMentors({ query: { page, size: MENTORS_A_PAGE, keyword, jobGroups: jobGroup } }));
  const change = (part: { keyword?: string | undefined; jobGroup?: string | undefined }) =>
    void navigate(filterStep(search, part));
  const isFiltered = keyword !== '' || jobGroup !== undefined || page > 1;
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader title={text.title} lead={text.lead} crumbs={CRUMBS} />
      <PopularMentors />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={keyword}
          delay={100}
          onChange={(next) => change({ keyword: next === '' ? undefined : next })}
          className="max-desktop:w-full desktop:w-72"
        />
        <FilterSelect
          label={text.jobGroup}
          options={offeredCodes(codes?.jobGroups ?? [], jobGroup === undefined ? [] : [jobGroup]).map(
            ({ code, name }) => ({ value: code, label: name }),
          )}
          value={jobGroup}
          onChange={(next) => change({ jobGroup: next })}
        />
      </div>
      <div className="mt-4">
        <Loaded from={mentors} skeleton={<WorkSkeleton hasHead={false} />}>
          {({ contents }) =>
            contents.length === 0 ? (
              <EmptyState
                icon="users"
                action={
                  isFiltered && (
                    <Button onPress={() => change({ keyword: undefined, jobGroup: undefined })}>{text.reset}</Button>
                  )
                }
              >
                {isFiltered ? text.noneFound : text.none}
              </EmptyState>
            ) : (
              <ul
                aria-label={text.list}
                aria-busy={mentors.isPlaceholderData}
                className="grid gap-3.5 min-[40rem]:grid-cols-2 desktop:grid-cols-3 desktop:gap-4.5"
              >
                {contents.map((mentor) => (
                  <li key={mentor.memberUri} className="grid">
                    <MentorListCard mentor={mentor} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      <Pagination
        page={page}
        pageCount={pageCount(mentors.data, MENTORS_A_PAGE)}
        link={(to, parts) => <Link from={PATH} to={PATH} search={(old) => withPage(old, to)} {...parts} />}
        className="mt-8"
      />
    </div>
  );
}
