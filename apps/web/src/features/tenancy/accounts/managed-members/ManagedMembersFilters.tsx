import { FilterSelect } from '../../../../ui/lists/FilterSelect.tsx';
import { SearchFilters } from '../../../../ui/lists/SearchFilters.tsx';
import { accountsText } from '../accounts.text.ts';
import { managedMembersText as text } from './managed-members.text.ts';

export interface MemberFilter {
  readonly keyword?: string | undefined;
  readonly type?: string | undefined;
  readonly organization?: string | undefined;
  readonly state?: 'ACTIVE' | 'DORMANT' | undefined;
}

export interface ManagedMembersFiltersProps {
  readonly filter: MemberFilter;
  readonly types: readonly string[];
  readonly organizations: readonly string[];
  readonly total: number | undefined;
  readonly onChange: (part: MemberFilter) => void;
}

/** Finds members by words, kind and place. */
export function ManagedMembersFilters({ filter, types, organizations, total, onChange }: ManagedMembersFiltersProps) {
  return (
    <SearchFilters
      search={text.search}
      keyword={filter.keyword}
      onKeyword={(keyword) => onChange({ keyword })}
      label={text.filters}
      summary={total !== undefined && text.total(total)}
    >
      {types.length > 1 && (
        <FilterSelect
          label={text.memberType}
          options={types.map((value) => ({ value, label: accountsText.memberTypes[value] ?? value }))}
          value={filter.type}
          onChange={(type) => onChange({ type })}
        />
      )}
      {organizations.length > 0 && (
        <FilterSelect
          label={text.organization}
          options={organizations.map((value) => ({ value, label: value }))}
          value={filter.organization}
          onChange={(organization) => onChange({ organization })}
        />
      )}
      <FilterSelect
        label={text.state}
        options={(['ACTIVE', 'DORMANT'] as const).map((value) => ({ value, label: text.states[value] }))}
        value={filter.state}
        onChange={(state) => onChange({ state })}
      />
    </SearchFilters>
  );
}
