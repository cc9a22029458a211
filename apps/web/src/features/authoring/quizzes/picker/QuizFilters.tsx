import { QUIZ_SORTS, type QuizSort } from '@dure/contract/authoring/quizzes/quiz-sorts';
import type { CodeItem } from '@dure/contract/tenancy/tenants/tenants.endpoints';
import { useQuery } from '@tanstack/react-query';
import { listCodes } from '../../../../api/tenancy/tenants/tenants.reads.ts';
import { offeredCodes } from '@dure/contract/tenancy/tenants/offered-codes';
import { FilterSelect } from '../../../../ui/lists/FilterSelect.tsx';
import { SearchFilters } from '../../../../ui/lists/SearchFilters.tsx';
import { quizPickerText as text } from './quiz-picker.text.ts';

const SORTS = QUIZ_SORTS.map((value) => ({ value, label: text.sorts[value] }));
const toOption = ({ code, name }: CodeItem) => ({ value: code, label: name });

/** Which quizzes are shown. What is undefined does not narrow them. */
export interface QuizFilter {
  readonly keyword?: string | undefined;
  readonly jobGroup?: string | undefined;
  readonly jobLevel?: string | undefined;
  readonly sort?: QuizSort | undefined;
}
export interface QuizFiltersProps {
  readonly filter: QuizFilter;
  readonly onChange: (part: QuizFilter) => void;
  /** The order in which one looks at first. */
  readonly firstSort: QuizSort;
  /** How many there are; undefined before that is known. */
  readonly total: number | undefined;
}

/** Search, filters and order over quizzes to take. */
export function QuizFilters({ filter, onChange, firstSort, total }: QuizFiltersProps) {
  const { data: codes } = useQuery(listCodes({}));
  return (
    <SearchFilters
      search={text.search}
      keyword={filter.keyword}
      onKeyword={(keyword) => onChange({ keyword })}
      label={text.filters}
      summary={
        <div className="flex items-center justify-between gap-1">
          {total === undefined ? <span /> : text.found(total)}
          <FilterSelect
            label={text.sort}
            options={SORTS}
            value={filter.sort ?? firstSort}
            onChange={(sort) => onChange({ sort: sort === firstSort ? undefined : sort })}
            isRequired
          />
        </div>
      }
    >
      <FilterSelect
        label={text.jobGroup}
        options={offeredCodes(codes?.jobGroups ?? [], [filter.jobGroup ?? '']).map(toOption)}
        value={filter.jobGroup}
        onChange={(jobGroup) => onChange({ jobGroup })}
      />
      <FilterSelect
        label={text.jobLevel}
        options={offeredCodes(codes?.jobLevels ?? [], [filter.jobLevel ?? '']).map(toOption)}
        value={filter.jobLevel}
        onChange={(jobLevel) => onChange({ jobLevel })}
      />
    </SearchFilters>
  );
}
