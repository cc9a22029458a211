import { SearchField } from '../fields/SearchField.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

const TYPING_PAUSE_MS = 200;

export interface SearchFiltersProps extends FilterBarProps {
  /** What is searched for, in words. */
  readonly search: string;
  readonly keyword: string | undefined;
  /** Hears what was typed after a pause; undefined for nothing. */
  readonly onKeyword: (keyword: string | undefined) => void;
}

/** A search over the line of filters. */
export function SearchFilters({ search, keyword = '', onKeyword, ...bar }: SearchFiltersProps) {
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={search}
        placeholder={search}
        value={keyword}
        onChange={(typed) => onKeyword(typed === '' ? undefined : typed)}
        delay={TYPING_PAUSE_MS}
      />
      <FilterBar {...bar} />
    </div>
  );
}
