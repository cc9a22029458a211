import { levelAfter, type LevelChange } from '@dure/contract/grading/grading/level-change';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import { levelsOf } from '@dure/contract/rubrics/rubric-levels';
import type { DraftBook } from '../drafts/draft-book.ts';
import { withPoints } from '../drafts/grading-draft.ts';

interface Followed {
  readonly club: number;
  readonly quiz: number;
  /** As it was. */
  readonly rubric: RubricCriterion[];
  readonly criterion: string;
  readonly changes: readonly LevelChange[];
}

/** Unsaved choices of a level that changed follow it: with its former name they could not be saved any more. */
export function followLevels(book: DraftBook, { club, quiz, rubric, criterion: name, changes }: Followed): void {
  const criterion = rubric.find((one) => one.name === name);
  for (const [key, draft] of Object.entries(book.drafts.get())) {
    const { address, grade } = draft;
    const label = grade?.levels?.[name];
    const former = criterion && levelsOf(criterion).find((level) => level.label === label);
    const next = former && levelAfter(changes, former);
    if (address.club !== club || address.quiz !== quiz || !grade || !former || !next) continue;
    if (former.points !== grade.points?.[name]) continue;
    const points = withPoints(rubric, grade, name, next.points);
    book.put(key, { ...draft, grade: { ...grade, ...points, levels: { ...grade.levels, [name]: next.label } } });
  }
}
