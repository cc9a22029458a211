import { PLACE_TYPE } from '@dure/contract/publishing/codes/seminar-codes';
import { PLACE_TYPE_LABELS } from '@dure/contract/publishing/codes/seminar-labels.text';
import { PAYMENT_TYPE } from '@dure/contract/publishing/posts/post-codes';
import { POST_SORT_LABELS } from '@dure/contract/publishing/posts/post-labels.text';
import { POST_SORTS } from '@dure/contract/publishing/posts/post-sorts';
import { offeredCodes } from '@dure/contract/tenancy/tenants/offered-codes';
import type { CodeItem } from '@dure/contract/tenancy/tenants/tenants.endpoints';
import { useQuery } from '@tanstack/react-query';
import { listCodes } from '../../api/tenancy/tenants/tenants.reads.ts';
import { RemovableTag } from '../../ui/buttons/RemovableTag.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { FilterToggle } from '../../ui/filters/FilterToggle.tsx';
import { FilterBar } from '../../ui/lists/FilterBar.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import type { ChangeExplore, ExploreSearch } from './explore-search.ts';
import { exploreText as text } from './explore.text.ts';

const SEARCH_DELAY_MS = 100;
const toOption = ({ code, name }: CodeItem) => ({ value: code, label: name });
const places = Object.values(PLACE_TYPE).map((value) => ({ value, label: PLACE_TYPE_LABELS[value] }));
const sorts = POST_SORTS.map((value) => ({ value, label: POST_SORT_LABELS[value] }));

export interface ExploreFiltersProps {
  readonly search: ExploreSearch;
  readonly onChange: ChangeExplore;
  /** How many there are, in words. */
  readonly found: string;
}

/** Search, filters and order; each of them stands in the address. */
export function ExploreFilters({ search, onChange, found }: ExploreFiltersProps) {
  const { data: codes } = useQuery(listCodes({}));
  const { keyword = '', jobGroup, level, payment, place, open, hashtag, provider, sort = 'newest' } = search;
  return (
    <div className="flex flex-col gap-2 desktop:flex-row desktop:items-center">
      <SearchField
        label={text.search}
        placeholder={text.search}
        value={keyword}
        delay={SEARCH_DELAY_MS}
        onChange={(next) => onChange({ keyword: next === '' ? undefined : next })}
        className="desktop:w-72"
      />
      <FilterBar
        label={text.filters}
        className="min-w-0 flex-1"
        summary={
          <div className="flex items-center justify-between gap-1">
            {found}
            <FilterSelect
              label={text.sort}
              options={sorts}
              value={sort}
              onChange={(next) => onChange({ sort: next === 'newest' ? undefined : next })}
              isRequired
            />
          </div>
        }
      >
        <FilterSelect
          label={text.jobGroup}
          options={offeredCodes(codes?.jobGroups ?? [], [jobGroup ?? '']).map(toOption)}
          value={jobGroup}
          onChange={(next) => onChange({ jobGroup: next })}
        />
        <FilterSelect
          label={text.level}
          options={offeredCodes(codes?.jobLevels ?? [], [level ?? '']).map(toOption)}
          value={level}
          onChange={(next) => onChange({ level: next })}
        />
        <FilterSelect
          label={text.place}
          options={places}
          value={place}
          onChange={(next) => onChange({ place: next })}
        />
        <FilterToggle
          size="small"
          isOn={payment === PAYMENT_TYPE.free}
          onChange={(isFree) => onChange({ payment: isFree ? PAYMENT_TYPE.free : undefined })}
        >
          {text.free}
        </FilterToggle>
        <FilterToggle
          size="small"
          isOn={open === 'true'}
          onChange={(isOpen) => onChange({ open: isOpen ? 'true' : undefined })}
        >
          {text.open}
        </FilterToggle>
        {hashtag !== undefined && (
          <RemovableTag label={`#${hashtag}`} onRemove={() => onChange({ hashtag: undefined })} />
        )}
        {provider !== undefined && <RemovableTag label={provider} onRemove={() => onChange({ provider: undefined })} />}
      </FilterBar>
    </div>
  );
}
