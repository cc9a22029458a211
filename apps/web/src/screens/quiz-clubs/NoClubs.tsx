import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import type { QuizClubsSearch } from './quiz-clubs-search.ts';
import { quizClubsText as text } from './quiz-clubs.text.ts';

export interface NoClubsProps {
  readonly search: QuizClubsSearch;
  readonly onReset: () => void;
}

/** Why the list is empty, and the way to a list that is not. */
export function NoClubs({ search: { page = 1, sort: _sort, code: _code, ...filters }, onReset }: NoClubsProps) {
  const isFiltered = Object.keys(filters).length > 0;
  if (isFiltered) {
    return (
      <EmptyState icon="search" action={<Button onPress={onReset}>{text.reset}</Button>}>
        {text.emptyFiltered}
      </EmptyState>
    );
  }
  if (page > 1)
    return <EmptyState action={<Button onPress={onReset}>{text.firstPage}</Button>}>{text.pastEnd}</EmptyState>;
  return <EmptyState icon="users">{text.empty}</EmptyState>;
}
