import { FilterBar } from '../../../../ui/lists/FilterBar.tsx';
import { FilterSelect } from '../../../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import { clubsText } from './clubs.text.ts';
import type { StatusChoices } from './own-statuses.ts';

const SEARCH_DELAY_MS = 100;
const text = clubsText.own;

export interface OwnClubFiltersProps {
  readonly keyword: string;
  readonly status: string | undefined;
  /** Clubs found; undefined while that is asked. */
  readonly total: number | undefined;
  readonly statuses: StatusChoices;
  readonly className: string;
  readonly onChange: (part: { keyword?: string | undefined; status?: string | undefined }) => void;
}

/** Search among one's own clubs. */
export function OwnClubFilters(props: OwnClubFiltersProps) {
  const { keyword, status, total, statuses, className, onChange } = props;
  return (
    <div className={`flex flex-col gap-2 desktop:flex-row desktop:items-center ${className}`}>
      <SearchField
        label={text.search}
        placeholder={text.search}
        value={keyword}
        delay={SEARCH_DELAY_MS}
        onChange={(next) => onChange({ keyword: next === '' ? undefined : next })}
        className="desktop:w-70"
      />
      <FilterBar
        label={text.filters}
        className="min-w-0 flex-1"
        summary={total !== undefined && clubsText.found(total)}
      >
        <FilterSelect
          label={text.status}
          options={statuses}
          value={status}
          onChange={(next) => onChange({ status: next })}
        />
      </FilterBar>
    </div>
  );
}
