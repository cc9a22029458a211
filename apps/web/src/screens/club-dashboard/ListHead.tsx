import type { ReactNode } from 'react';
import type { LinkParts } from '../../ui/buttons/link-parts.ts';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';

const TYPING_PAUSE_MS = 300;

export interface ListHeadProps<Filter extends string> {
  readonly words: { readonly filters: string; readonly search: string } & Readonly<Record<Filter, string>>;
  readonly filters: readonly Filter[];
  readonly filter: Filter;
  readonly filterLink: (filter: Filter, parts: LinkParts) => ReactNode;
  readonly keyword: string;
  readonly onKeyword: (keyword: string) => void;
  /** What else can be done with the list. */
  readonly children?: ReactNode;
}

/** What a list of the dashboard is narrowed to, by choice and by name. */
export function ListHead<Filter extends string>(props: ListHeadProps<Filter>) {
  const { words, filters, filter, filterLink, keyword, onKeyword, children } = props;
  return (
    <div className="flex flex-col gap-3 desktop:flex-row desktop:items-center">
      <TabLinks
        label={words.filters}
        tabs={filters.map((id) => ({
          id,
          label: words[id],
          isCurrent: id === filter,
          link: (parts) => filterLink(id, parts),
        }))}
      />
      <SearchField
        label={words.search}
        placeholder={words.search}
        value={keyword}
        onChange={onKeyword}
        delay={TYPING_PAUSE_MS}
        className="desktop:ml-auto desktop:w-72"
      />
      {children}
    </div>
  );
}
