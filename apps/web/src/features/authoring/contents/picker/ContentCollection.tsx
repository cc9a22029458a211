import { CONTENT_KINDS } from '@dure/contract/authoring/contents/content-type';
import type { ContentItem } from '@dure/contract/authoring/contents/contents.views';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import { FilterSelect } from '../../../../ui/lists/FilterSelect.tsx';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { contentsText } from '../contents.text.ts';
import { contentPages, type ContentFilter } from './content-pages.ts';

const text = contentsText.library;
const KINDS = CONTENT_KINDS.map((kind) => ({ value: kind, label: contentsText.kinds[kind] }));

export interface ContentCollectionProps {
  /** One content as something to choose. */
  readonly option: (content: ContentItem) => ReactNode;
}

/** One's own contents to choose from: searched by name and text, narrowed to a kind, a page more on asking. */
export function ContentCollection({ option }: ContentCollectionProps) {
  const [filter, setFilter] = useState<ContentFilter>({});
  // What was typed comes after a pause: the kind may have changed meanwhile.
  const change = (part: ContentFilter) => setFilter((now) => ({ ...now, ...part }));
  const list = useInfiniteQuery(contentPages(filter));
  const isFiltered = filter.keyword !== undefined || filter.kind !== undefined;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label={text.search}
          placeholder={text.searchHint}
          value={filter.keyword ?? ''}
          delay={250}
          onChange={(words) => change({ keyword: words === '' ? undefined : words })}
          className="min-w-0 flex-[1_1_14rem]"
        />
        <FilterSelect label={text.kind} options={KINDS} value={filter.kind} onChange={(kind) => change({ kind })} />
      </div>
      <Loaded from={list} skeleton={<Skeleton shape="block" className="h-60" />}>
        {({ pages }) => {
          const contents = pages.flatMap((page) => page.contents);
          return contents.length === 0 ? (
            <EmptyState icon={isFiltered ? 'search' : 'file'}>{isFiltered ? text.noMatch : text.empty}</EmptyState>
          ) : (
            <ul
              aria-label={text.list}
              aria-busy={list.isPlaceholderData}
              className={cx(
                'divide-y divide-line overflow-hidden rounded-card border border-line',
                list.isPlaceholderData && 'opacity-60',
              )}
            >
              {contents.map((content) => (
                <li key={content.contentSequence}>{option(content)}</li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      {list.hasNextPage && (
        <Button isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()} className="self-center">
          {contentsText.picker.more}
        </Button>
      )}
    </div>
  );
}
