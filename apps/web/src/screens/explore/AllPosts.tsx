import type { PostList } from '@dure/contract/publishing/posts/posts.endpoints';
import { POSTS_A_PAGE } from '@dure/contract/publishing/posts/post-limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { listPopularKeywords, listPosts } from '../../api/publishing/posts/posts.reads.ts';
import { ContentGrid, ContentGridSkeleton } from '../../features/publishing/posts/cards/ContentGrid.tsx';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { ExploreFilters } from './ExploreFilters.tsx';
import type { ChangeExplore, ExploreSearch } from './explore-search.ts';
import { exploreText as text } from './explore.text.ts';

const NO_FILTERS = {
  keyword: undefined,
  hashtag: undefined,
  provider: undefined,
  jobGroup: undefined,
  level: undefined,
  payment: undefined,
  place: undefined,
  open: undefined,
  type: undefined,
} as const;

/** What is looked for of an address, as the call takes it. */
const queryOf = ({
  page = 1,
  type,
  jobGroup,
  level,
  payment,
  place,
  open,
  sort,
  keyword,
  hashtag,
  provider,
}: ExploreSearch) => ({
  page,
  size: POSTS_A_PAGE,
  keyword,
  hashtag,
  provider,
  contentTypes: type,
  jobGroups: jobGroup,
  levels: level,
  paymentTypes: payment,
  placeTypes: place,
  isOpen: open,
  sort,
});

/** Hashtags of what many looked at of late; each leads to what bears it. */
function PopularKeywords() {
  const { data } = useQuery(listPopularKeywords({}));
  if (!data || data.contents.length === 0) return null;
  return (
    <nav aria-label={text.keywords} className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <span aria-hidden="true" className="text-ink-3">
        {text.keywords}
      </span>
      {data.contents.map(({ keyword }) => (
        <Link
          key={keyword}
          to="/explore"
          search={{ hashtag: keyword }}
          resetScroll={false}
          className="touch-target hover:text-ink hover:underline"
        >
          #{keyword}
        </Link>
      ))}
    </nav>
  );
}

export interface AllPostsProps {
  readonly search: ExploreSearch;
  readonly onChange: ChangeExplore;
  readonly tabs: (counts: PostList['counts'] | undefined) => ReactNode;
}

/** What is published, filtered and ordered as the address says. */
export function AllPosts({ search, onChange, tabs }: AllPostsProps) {
  const { page = 1 } = search;
  const posts = useQuery(listPosts({ query: queryOf(search) }));
  const { data } = posts;
  const isFiltered = Object.keys(NO_FILTERS).some((name) => search[name as keyof ExploreSearch] !== undefined);
  const found = data === undefined ? '' : text.found(data.totalElements, data.isCut);
  return (
    <>
      {tabs(data?.counts)}
      <div className="mt-4">
        <ExploreFilters search={search} onChange={onChange} found={found} />
      </div>
      <PopularKeywords />
      <div className="mt-4">
        <Loaded from={posts} skeleton={<ContentGridSkeleton />}>
          {({ contents, totalElements }) =>
            contents.length === 0 ? (
              <EmptyState
                icon={isFiltered ? 'search' : 'book'}
                action={(isFiltered || page > 1) && <Button onPress={() => onChange(NO_FILTERS)}>{text.reset}</Button>}
              >
                {totalElements > 0 ? text.pastEnd : isFiltered ? text.noneFound : text.none}
              </EmptyState>
            ) : (
              <ContentGrid label={text.list} cards={contents} isOld={posts.isPlaceholderData} />
            )
          }
        </Loaded>
      </div>
      <Pagination
        page={page}
        pageCount={pageCount(data, POSTS_A_PAGE)}
        link={(to, parts) => <Link from="/explore" to="/explore" search={(old) => withPage(old, to)} {...parts} />}
        className="mt-8"
      />
    </>
  );
}
