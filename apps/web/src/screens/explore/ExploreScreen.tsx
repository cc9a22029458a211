import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import { MAX_POSTS_LISTED } from '@dure/contract/publishing/posts/post-limits';
import { CARD_TYPE_LABELS } from '@dure/contract/publishing/posts/post-labels.text';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { PostList } from '@dure/contract/publishing/posts/posts.endpoints';
import { SeminarBanners } from '../../features/publishing/seminars/SeminarBanners.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { filterStep } from '../../kernel/search-params.ts';
import { hasRole, useSession } from '../../kernel/session.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { TabLinks, type TabLink } from '../../ui/layout/TabLinks.tsx';
import { AllPosts } from './AllPosts.tsx';
import { AppliedSeminars } from './AppliedSeminars.tsx';
import type { ExploreSearch } from './explore-search.ts';
import { exploreText as text } from './explore.text.ts';
import { keepFilters, keptFilters } from './kept-filters.ts';
import { OwnPosts } from './OwnPosts.tsx';

const route = getRouteApi('/explore');

/** Articles, videos and seminars of the organisation; for those who write, also what they may edit. */
export function ExploreScreen() {
  usePageTitle(text.title);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const writes = hasRole(useSession(), 'ROLE_INSTRUCTOR', 'ROLE_MANAGER');
  const { view } = search;
  const isMine = writes && view === 'mine';
  const isBare = Object.keys(search).length === 0;
  // Whoever comes back finds the list as they left it; the server knows nothing of the device.
  useEffect(() => {
    const kept = keptFilters();
    if (isBare && Object.keys(kept).length > 0) void navigate({ search: kept, replace: true, resetScroll: false });
    // Once, as the page opens: whoever takes the filters off later keeps none.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const change = (part: { [K in keyof ExploreSearch]?: ExploreSearch[K] | undefined }) => {
    keepFilters({ ...search, ...part } as ExploreSearch);
    void navigate(filterStep(search, part));
  };
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader
        title={text.title}
        lead={text.lead}
        actions={
          writes && (
            <>
              <RouterButtonLink to="/seminar/write" icon="users">
                {text.plan}
              </RouterButtonLink>
              <RouterButtonLink to="/explore/write" icon="edit">
                {text.write}
              </RouterButtonLink>
            </>
          )
        }
      />
      {view === undefined && <SeminarBanners />}
      {view === 'applied' ? (
        <AppliedSeminars
          page={search.page ?? 1}
          tabs={<KindTabs search={search} counts={undefined} writes={writes} />}
        />
      ) : isMine ? (
        <OwnPosts
          search={search}
          onChange={(part) => void navigate(filterStep(search, part))}
          tabs={<KindTabs search={search} counts={undefined} writes />}
        />
      ) : (
        <AllPosts
          search={search}
          onChange={change}
          tabs={(counts) => <KindTabs search={search} counts={counts} writes={writes} />}
        />
      )}
    </div>
  );
}

interface KindTabsProps {
  readonly search: ExploreSearch;
  readonly counts: PostList['counts'] | undefined;
  readonly writes: boolean;
}

/** All, one kind, or what one may edit. A kind keeps the other conditions. */
function KindTabs({ search, counts, writes }: KindTabsProps) {
  const { page: _page, type, view, state: _state, ...others } = search;
  const isMine = writes && view === 'mine';
  const kind = (to: ExploreSearch['type'], label: string, ...kinds: (number | undefined)[]): TabLink => ({
    id: to ?? 'all',
    label,
    count: counts && kinds.reduce<number>((sum, count = 0) => sum + Math.min(count, MAX_POSTS_LISTED), 0),
    isCut: kinds.some((count = 0) => count > MAX_POSTS_LISTED),
    isCurrent: !isMine && view !== 'applied' && type === to,
    link: (parts) => (
      <Link
        to="/explore"
        search={{ ...others, ...(to !== undefined && { type: to }) }}
        onClick={() =>
          keepFilters({ ...search, ...(to === undefined ? { type: undefined } : { type: to }) } as ExploreSearch)
        }
        resetScroll={false}
        {...parts}
      />
    ),
  });
  const tabs: TabLink[] = [
    kind(undefined, text.all, counts?.articles, counts?.videos, counts?.seminars, counts?.mentorSeminars),
    kind(CONTENT_TYPE.article, CARD_TYPE_LABELS[CONTENT_TYPE.article], counts?.articles),
    kind(CONTENT_TYPE.video, CARD_TYPE_LABELS[CONTENT_TYPE.video], counts?.videos),
    kind(CONTENT_TYPE.seminar, CARD_TYPE_LABELS[CONTENT_TYPE.seminar], counts?.seminars),
    kind(CONTENT_TYPE.mentorSeminar, CARD_TYPE_LABELS[CONTENT_TYPE.mentorSeminar], counts?.mentorSeminars),
  ];
  tabs.push({
    id: 'mentors',
    label: text.mentors,
    isCurrent: false,
    link: (parts) => <Link to="/mentoring" {...parts} />,
  });
  tabs.push({
    id: 'applied',
    label: text.applied,
    isCurrent: view === 'applied',
    link: (parts) => <Link to="/explore" search={{ view: 'applied' }} resetScroll={false} {...parts} />,
  });
  if (writes)
    tabs.push({
      id: 'mine',
      label: text.mine,
      isCurrent: isMine,
      link: (parts) => <Link to="/explore" search={{ view: 'mine' }} resetScroll={false} {...parts} />,
    });
  return <TabLinks label={text.kinds} tabs={tabs} className="mt-4" />;
}
