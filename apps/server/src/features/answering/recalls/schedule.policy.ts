import { LOW_GRADE, RECALL_RATINGS, type RecallRating } from '@dure/contract/answering/recalls/ratings';
import { createEmptyCard, fsrs, State, type Card, type Grade } from 'ts-fsrs';

/** By days alone, and the same for the same history: a button keeps what it says. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: 365 });

/** What FSRS expects of somebody's memory of a quiz since a day such as `2026-11-26`. */
export interface Memory {
  readonly stability: number;
  readonly difficulty: number;
  readonly since: string;
}

/** Memory and schedule after a recall. */
export interface Recalled extends Memory {
  readonly rating: RecallRating;
  readonly nextOn: string;
}

const instantOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
const gradeOf = (rating: RecallRating) => (RECALL_RATINGS.indexOf(rating) + 1) as Grade;

const cardOf = ({ stability, difficulty, since }: Memory): Card => ({
  ...createEmptyCard(instantOf(since)),
  stability,
  difficulty,
  state: State.Review,
  last_review: instantOf(since),
});

/** The answer itself counts as the first time: by its grade, where it has one. */
function firstRating(grade: number | null): RecallRating {
  if (grade === null) return 'GOOD';
  if (grade < LOW_GRADE) return grade < 50 ? 'AGAIN' : 'HARD';
  return grade < 90 ? 'GOOD' : 'EASY';
}

/** The memory with which a final answer of that day leaves its author. */
export function memoryOfAnswer(since: string, grade: number | null): Memory {
  const at = instantOf(since);
  const { stability, difficulty } = scheduler.next(createEmptyCard(at), at, gradeOf(firstRating(grade))).card;
  return { stability, difficulty, since };
}

/** What becomes of a memory by each way in which a recall of `today` may go. */
export function recallsOf(memory: Memory, today: string): readonly Recalled[] {
  return RECALL_RATINGS.map((rating) => {
    const { stability, difficulty, due } = scheduler.next(cardOf(memory), instantOf(today), gradeOf(rating)).card;
    return { rating, stability, difficulty, since: today, nextOn: dayOf(due) };
  });
}

/** Which part of what was kept so long would be known now; null of nothing. */
export function expectedShare(
  memories: readonly { readonly stability: number; readonly days: number }[],
): number | null {
  if (memories.length === 0) return null;
  const known = memories.map(({ stability, days }) => scheduler.forgetting_curve(days, stability));
  return known.reduce((sum, one) => sum + one, 0) / known.length;
}
