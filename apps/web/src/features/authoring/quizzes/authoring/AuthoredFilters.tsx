import { AUTHORED_SORTS, type AuthoredSort } from '@dure/contract/authoring/quizzes/authored-sorts';
import { QUIZ_STATUSES, type QuizStatus } from '@dure/contract/authoring/quizzes/quiz-status';
import { ChipButton } from '../../../../ui/buttons/ChipButton.tsx';
import type { Option } from '../../../../ui/fields/option.ts';
import { FilterSelect } from '../../../../ui/lists/FilterSelect.tsx';
import { SearchFilters } from '../../../../ui/lists/SearchFilters.tsx';
import { authoringText as text } from './authoring.text.ts';

/** Which of one's quizzes are shown. What is undefined does not narrow the list. */
export interface AuthoredFilter {
  readonly keyword?: string | undefined;
  readonly state?: QuizStatus | undefined;
  readonly sort?: AuthoredSort | undefined;
  readonly club?: number | undefined;
}
export interface AuthoredFiltersProps {
  readonly filter: AuthoredFilter;
  readonly onChange: (part: AuthoredFilter) => void;
  /** How many there are in each state; undefined before that is known. */
  readonly counts: Readonly<Record<QuizStatus, number>> | undefined;
  /** Clubs that the list can be narrowed to. */
  readonly clubs: readonly Option<string>[];
}

/** The club's own order is offered where there is a club. */
export const sortOf = ({ sort = 'DESC', club }: AuthoredFilter): AuthoredSort =>
  sort === 'CLUB' && club === undefined ? 'DESC' : sort;

/** Search, states with their counts, club and order over the list of one's quizzes. */
export function AuthoredFilters({ filter, onChange, counts, clubs }: AuthoredFiltersProps) {
  const all = counts && QUIZ_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const chip = (state: QuizStatus | undefined, label: string, count: number | undefined) => (
    <ChipButton key={label} isSelected={filter.state === state} onChange={() => onChange({ state })}>
      {count === undefined ? label : text.state(label, count)}
    </ChipButton>
  );
  const sorts = AUTHORED_SORTS.filter((sort) => sort !== 'CLUB' || filter.club !== undefined);
  return (
    <SearchFilters
      search={text.search}
      keyword={filter.keyword}
      onKeyword={(keyword) => onChange({ keyword })}
      label={text.filters}
      summary={
        <FilterSelect
          label={text.sort}
          options={sorts.map((value) => ({ value, label: text.sorts[value] }))}
          value={sortOf(filter)}
          onChange={(sort) => onChange({ sort: sort === 'DESC' ? undefined : sort })}
          isRequired
        />
      }
    >
      {chip(undefined, text.states.ALL, all)}
      {QUIZ_STATUSES.map((state) => chip(state, text.states[state], counts?.[state]))}
      {clubs.length > 0 && (
        <FilterSelect
          label={text.club}
          options={clubs}
          value={filter.club === undefined ? undefined : String(filter.club)}
          onChange={(club) => onChange({ club: club === undefined ? undefined : Number(club) })}
        />
      )}
    </SearchFilters>
  );
}
