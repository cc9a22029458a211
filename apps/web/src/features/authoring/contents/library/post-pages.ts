import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listPosts } from '../../../../api/publishing/posts/posts.reads.ts';

const PAGE_SIZE = 10;

/** Published articles, the latest first, a page more with each asking; the old ones stay while other words are looked for. */
export const articlePages = (keyword: string) =>
  infiniteQueryOptions({
    queryKey: [...listPosts.key(), 'articles', keyword],
    queryFn: ({ pageParam: page, signal }) =>
      listPosts.ask({ query: { contentTypes: [CONTENT_TYPE.article], keyword, page, size: PAGE_SIZE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalElements }, _, page) => (page * PAGE_SIZE < totalElements ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
