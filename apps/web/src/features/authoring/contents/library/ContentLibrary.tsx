import { CONTENT_KINDS } from '@dure/contract/authoring/contents/content-type';
import type { ContentItem } from '@dure/contract/authoring/contents/contents.views';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { listMyContents } from '../../../../api/authoring/contents/contents.reads.ts';
import type { LinkParts } from '../../../../ui/buttons/link-parts.ts';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import { FilterSelect } from '../../../../ui/lists/FilterSelect.tsx';
import { Pagination } from '../../../../ui/lists/Pagination.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { contentsText } from '../contents.text.ts';
import { useAdding } from '../use-adding.ts';
import { useLiveContents } from '../use-live-contents.ts';
import { ContentRow } from './ContentRow.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { UploadZone } from './UploadZone.tsx';

const text = contentsText.library;
const PAGE_SIZE = 10;
const KINDS = CONTENT_KINDS.map((kind) => ({ value: kind, label: contentsText.kinds[kind] }));
const SORTS = [
  { value: 'newest', label: text.newest },
  { value: 'title', label: text.title },
] as const;

export interface LibraryFilters {
  readonly keyword?: string;
  /** Out of the address: what is none of the kinds, or no order, narrows nothing. */
  readonly kind?: string;
  readonly sort?: string;
  readonly page?: number;
}

export interface ContentLibraryProps {
  readonly filters: LibraryFilters;
  readonly onFilter: (part: { [K in keyof LibraryFilters]?: LibraryFilters[K] | undefined }) => void;
  readonly open: number | undefined;
  readonly onAdded: (content: ContentItem) => void;
  readonly contentLink: (content: ContentItem, parts: LinkParts) => ReactNode;
  readonly pageLink: (page: number, parts: LinkParts) => ReactNode;
}

/** All contents of one's own: adding, finding, opening. */
export function ContentLibrary({ filters, onFilter, open, onAdded, contentLink, pageLink }: ContentLibraryProps) {
  const { keyword = '', page = 1 } = filters;
  const kind = CONTENT_KINDS.find((one) => one === filters.kind);
  const sort = filters.sort === 'title' ? 'title' : 'newest';
  const [isLinking, setLinking] = useState(false);
  const toast = useToast();
  useLiveContents();
  const tell = (content: ContentItem) => {
    toast({ message: text.added(content.title), tone: 'good' });
    onAdded(content);
  };
  const adding = useAdding(tell);
  const query = useQuery(
    listMyContents({ query: { page, size: PAGE_SIZE, keyword, sort, ...(kind !== undefined && { kind }) } }),
  );
  const isFiltered = keyword !== '' || kind !== undefined;
  return (
    <>
      <UploadZone adding={adding} onLink={() => setLinking(true)} />
      <LinkDialog isOpen={isLinking} onClose={() => setLinking(false)} onAdded={tell} />
      <div className="mt-3.5 flex flex-wrap items-center gap-2">
        <SearchField
          label={text.search}
          placeholder={text.searchHint}
          value={keyword}
          delay={250}
          onChange={(words) => onFilter({ keyword: words === '' ? undefined : words })}
          className="min-w-0 flex-[1_1_14rem]"
        />
        <FilterSelect label={text.kind} options={KINDS} value={kind} onChange={(to) => onFilter({ kind: to })} />
        <FilterSelect
          label={text.sort}
          options={SORTS}
          value={sort}
          isRequired
          onChange={(to) => onFilter({ sort: to === 'title' ? to : undefined })}
        />
      </div>
      <div className="mt-3">
        <Loaded from={query} skeleton={<Skeleton shape="block" className="h-80" />}>
          {({ contents, totalElements }) =>
            contents.length === 0 ? (
              <EmptyState icon={isFiltered ? 'search' : 'file'}>{isFiltered ? text.noMatch : text.empty}</EmptyState>
            ) : (
              <>
                <ul aria-label={text.list} className="overflow-hidden rounded-card border border-line bg-surface">
                  {contents.map((content) => (
                    <ContentRow
                      key={content.contentSequence}
                      content={content}
                      isOpen={content.contentSequence === open}
                      link={(parts) => contentLink(content, parts)}
                    />
                  ))}
                </ul>
                <Pagination
                  page={page}
                  pageCount={Math.ceil(totalElements / PAGE_SIZE)}
                  link={pageLink}
                  className="mt-4"
                />
              </>
            )
          }
        </Loaded>
      </div>
    </>
  );
}
