import type { ScheduleRow } from './schedule.ts';

const FIELDS = ['week', 'openAt', 'deadlineAt', 'published'] as const;

/** Keys in the order of one list, as far as another holds them. */
const shared = (list: readonly ScheduleRow[], other: ReadonlyMap<string, ScheduleRow>) =>
  list.flatMap(({ key }) => (other.has(key) ? [key] : []));

/**
 * What I changed in a list, put onto the one that somebody else saved meanwhile: what I left alone is theirs. A quiz
 * that they removed is gone; one that I removed is back where it has answers now; their new ones are at the end.
 */
export function rebased(
  mine: readonly ScheduleRow[],
  old: readonly ScheduleRow[],
  current: readonly ScheduleRow[],
): readonly ScheduleRow[] {
  const byKey = (rows: readonly ScheduleRow[]) => new Map(rows.map((row) => [row.key, row]));
  const [was, is, kept] = [byKey(old), byKey(current), byKey(mine)];
  const taken = new Set(current.flatMap(({ quizSequence }) => quizSequence ?? []));
  const onto = (row: ScheduleRow): ScheduleRow[] => {
    const [before, now] = [was.get(row.key), is.get(row.key)];
    if (!before) return row.quizSequence !== null && taken.has(row.quizSequence) ? [] : [row];
    if (!now) return [];
    const changed = FIELDS.filter((name) => row[name] !== before[name]);
    return [{ ...now, ...Object.fromEntries(changed.map((name) => [name, row[name]])) }];
  };
  const rows = mine.flatMap(onto);
  const isReordered = shared(mine, was).join() !== shared(old, kept).join();
  const places = new Map(current.map(({ key }, index) => [key, index]));
  const placeOf = ({ key }: ScheduleRow) => places.get(key) ?? current.length;
  const ordered = isReordered ? rows : rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  const back = current.filter(({ key, answerCount }) => !kept.has(key) && (!was.has(key) || answerCount > 0));
  return [...ordered, ...back];
}
