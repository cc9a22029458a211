import { CLUB_STATUS, clubStatusLabel, LISTED_STATUSES } from '@dure/contract/clubs/clubs/club-status';
import type { CodeItem } from '@dure/contract/tenancy/tenants/tenants.endpoints';
import { useQuery } from '@tanstack/react-query';
import { listCodes } from '../../api/tenancy/tenants/tenants.reads.ts';
import { clubsText } from '../../features/clubs/clubs/cards/clubs.text.ts';
import { offeredCodes } from '@dure/contract/tenancy/tenants/offered-codes';
import { FilterToggle } from '../../ui/filters/FilterToggle.tsx';
import { FilterBar } from '../../ui/lists/FilterBar.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { CLUB_SORTS, CLUB_WEEKDAYS, type ChangeSearch, type QuizClubsSearch } from './quiz-clubs-search.ts';
import { quizClubsText as text } from './quiz-clubs.text.ts';

const SEARCH_DELAY_MS = 100;
const toOption = ({ code, name }: CodeItem) => ({ value: code, label: name });
const weekdays = CLUB_WEEKDAYS.map((value) => ({ value, label: clubsText.weekdays[value] }));
const statuses = LISTED_STATUSES.map((value) => ({ value: value as string, label: clubStatusLabel(value) }));
const sorts = CLUB_SORTS.map((value) => ({ value, label: text.sorts[value] }));

export interface ClubFiltersProps {
  readonly search: QuizClubsSearch;
  readonly onChange: ChangeSearch;
  readonly total: number | undefined;
}

/** Search, filters and order; each of them stands in the address. */
export function ClubFilters({ search, onChange, total }: ClubFiltersProps) {
  const { data: codes } = useQuery(listCodes({}));
  const { keyword = '', jobGroup, jobLevel, weekday, status, sort = 'newest' } = search;
  return (
    <div className="flex flex-col gap-2 desktop:flex-row desktop:items-center">
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
        summary={
          <div className="flex items-center justify-between gap-1">
            {total === undefined ? <span /> : text.found(total)}
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
        <FilterToggle
          size="small"
          isOn={status === CLUB_STATUS.recruiting}
          onChange={(isJoinable) => onChange({ status: isJoinable ? CLUB_STATUS.recruiting : undefined })}
        >
          {text.joinable}
        </FilterToggle>
        <FilterSelect
          label={text.jobGroup}
          options={offeredCodes(codes?.jobGroups ?? [], [jobGroup ?? '']).map(toOption)}
          value={jobGroup}
          onChange={(next) => onChange({ jobGroup: next })}
        />
        <FilterSelect
          label={text.jobLevel}
          options={offeredCodes(codes?.jobLevels ?? [], [jobLevel ?? '']).map(toOption)}
          value={jobLevel}
          onChange={(next) => onChange({ jobLevel: next })}
        />
        <FilterSelect
          label={text.weekday}
          options={weekdays}
          value={weekday}
          onChange={(next) => onChange({ weekday: next })}
        />
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
