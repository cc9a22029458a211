import { POST_STATES } from '@dure/contract/publishing/posts/post-codes';
import { POSTS_A_PAGE } from '@dure/contract/publishing/posts/post-limits';
import { POST_STATE_LABELS } from '@dure/contract/publishing/posts/post-labels.text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { listMyPosts } from '../../api/publishing/posts/posts.reads.ts';
import { ContentGrid, ContentGridSkeleton } from '../../features/publishing/posts/cards/ContentGrid.tsx';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import type { ChangeExplore, ExploreSearch } from './explore-search.ts';
import { exploreText as text } from './explore.text.ts';

const states = POST_STATES.map((value) => ({ value, label: POST_STATE_LABELS[value] }));

export interface OwnPostsProps {
  readonly search: ExploreSearch;
  readonly onChange: ChangeExplore;
  readonly tabs: ReactNode;
}

/** What one may edit, drafts and scheduled posts included. */
export function OwnPosts({ search, onChange, tabs }: OwnPostsProps) {
  const { page = 1, keyword = '', state } = search;
  const posts = useQuery(listMyPosts({ query: { page, size: POSTS_A_PAGE, keyword, state } }));
  const isFiltered = keyword !== '' || state !== undefined;
  return (
    <>
      {tabs}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={keyword}
          delay={100}
          onChange={(next) => onChange({ keyword: next === '' ? undefined : next })}
          className="max-desktop:w-full desktop:w-72"
        />
        <FilterSelect
          label={text.state}
          options={states}
          value={state}
          onChange={(next) => onChange({ state: next })}
        />
      </div>
      <div className="mt-4">
        <Loaded from={posts} skeleton={<ContentGridSkeleton />}>
          {({ contents }) =>
            contents.length === 0 ? (
              <EmptyState
                icon={isFiltered ? 'search' : 'edit'}
                action={
                  isFiltered ? (
                    <Button onPress={() => onChange({ keyword: undefined, state: undefined })}>{text.reset}</Button>
                  ) : (
                    <RouterButtonLink to="/explore/write">{text.write}</RouterButtonLink>
                  )
                }
              >
                {isFiltered ? text.noneFound : text.noneMine}
              </EmptyState>
            ) : (
              <ContentGrid label={text.mine} cards={contents} isOld={posts.isPlaceholderData} />
            )
          }
        </Loaded>
      </div>
      <Pagination
        page={page}
        pageCount={pageCount(posts.data, POSTS_A_PAGE)}
        link={(to, parts) => <Link from="/explore" to="/explore" search={(old) => withPage(old, to)} {...parts} />}
        className="mt-8"
      />
    </>
  );
}
