import type { ContentKind } from '@dure/contract/authoring/contents/content-type';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listMyContents } from '../../../../api/authoring/contents/contents.reads.ts';

const PAGE_SIZE = 20;

export interface ContentFilter {
  readonly keyword?: string | undefined;
  readonly kind?: ContentKind | undefined;
}

/** One's own contents, a page more with each asking; the old ones stay while a filter changes. */
export const contentPages = ({ keyword, kind }: ContentFilter) => {
  const filter = { ...(keyword !== undefined && { keyword }), ...(kind !== undefined && { kind }) };
  return infiniteQueryOptions({
    queryKey: [...listMyContents.key(), 'pages', filter],
    queryFn: ({ pageParam: page, signal }) =>
      listMyContents.ask({ query: { ...filter, page, size: PAGE_SIZE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalElements }, _, page) => (page * PAGE_SIZE < totalElements ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
};
