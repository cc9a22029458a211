import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { levelsOf, type RubricLevel } from '@dure/contract/rubrics/rubric-levels';
import { LEVEL_KEYS } from '../keys/grading-keys.ts';
import { withPoints, type GradePart } from './grading-draft.ts';

type Rubric = GradingDetail['rubric'];

/** The criteria that have keys: three at a time, those in which the first one stands that nobody gave points to. */
export function firstWithKeys(rubric: Rubric, points: GradePart['points'] = {}): number {
  const open = rubric.findIndex(({ name }) => (points[name] ?? null) === null);
  const at = open < 0 ? rubric.length - 1 : open;
  const rows = LEVEL_KEYS.length;
  return Math.max(0, Math.min(Math.floor(at / rows) * rows, rubric.length - rows));
}

/** The level that a key chooses just now. */
export function levelAt(
  rubric: Rubric,
  grade: GradePart,
  { row, column }: { readonly row: number; readonly column: number },
): { readonly name: string; readonly level: RubricLevel } | undefined {
  const criterion = rubric[firstWithKeys(rubric, grade.points) + row];
  const level = criterion && levelsOf(criterion)[column];
  return criterion && level && { name: criterion.name, level };
}

/** The sentence that the chosen level of a criterion brings; empty where there is none. */
export function reasonOf(rubric: Rubric, { levels = {} }: GradePart, name: string): string {
  const criterion = rubric.find((one) => one.name === name);
  return criterion ? (levelsOf(criterion).find(({ label }) => label === levels[name])?.reason ?? '') : '';
}

/** Where sentences that chosen levels brought stand in the feedback as they came, by the number of their criterion. */
export function reasonMarks(rubric: Rubric, grade: GradePart, text: string) {
  const found = rubric.flatMap(({ name }, index) => {
    const reason = reasonOf(rubric, grade, name);
    const start = reason === '' ? -1 : text.indexOf(reason);
    return start < 0 ? [] : [{ start, end: start + reason.length, no: index + 1 }];
  });
  const ordered = found.toSorted((one, other) => one.start - other.start);
  // One sentence may be another's beginning, or two levels may bring the same.
  return ordered.filter(({ start }, at) => ordered.slice(0, at).every(({ end }) => end <= start));
}

/** The feedback with another level's sentence in place of the former one; what was edited since stays as it is. */
export function withReason(text: string, former: string, next: string): string {
  if (former === '' && next !== '' && text.includes(next)) return text;
  if (former === '') return [text, next].filter((part) => part !== '').join(text.endsWith('\n') ? '' : ' ');
  if (!text.includes(former)) return text;
  const swapped = text.replace(former, () => next);
  return next === '' ? swapped.replaceAll(/ {2,}/g, ' ').trim() : swapped;
}

/** The grade and the feedback with a level chosen for one criterion. */
export function withLevel(rubric: Rubric, grade: GradePart, text: string, name: string, level: RubricLevel) {
  return {
    grade: { ...withPoints(rubric, grade, name, level.points), levels: { ...grade.levels, [name]: level.label } },
    text: withReason(text, reasonOf(rubric, grade, name), level.reason),
  };
}
