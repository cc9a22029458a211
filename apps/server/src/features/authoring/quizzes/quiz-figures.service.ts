import type { Database, Transaction } from '../../../kernel/database/database.ts';
import { settleLikes } from '../../people/points/points.public.ts';
import {
  addUp,
  listLineages,
  lockQuizzes,
  returnChanges,
  takeChanges,
  type QuizChange,
} from './quiz-figures.queries.ts';

/** Changes of one tenant in one transaction, so that a large tenant does not hold up the others. */
const MAX_CHANGES = 10_000;

function sums(changes: readonly QuizChange[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const { quiz_sequence, likes } of changes) found.set(quiz_sequence, (found.get(quiz_sequence) ?? 0) + likes);
  return found;
}
const changesOf = (likes: ReadonlyMap<number, number>): QuizChange[] =>
  [...likes].map(([quiz_sequence, sum]) => ({ quiz_sequence, likes: sum }));

/** Brings the use and like counts of a tenant's quizzes up to date; what is being written meanwhile waits for the next time. */
export async function refreshQuizFigures(transaction: Transaction): Promise<void> {
  const { tenantId } = transaction;
  const changed = sums(await transaction.rows(takeChanges(tenantId, MAX_CHANGES)));
  if (changed.size === 0) return;
  const lineages = await transaction.rows(listLineages(tenantId, [...changed.keys()]));
  const all = [...new Set(lineages.map(({ quiz_sequence }) => quiz_sequence))];
  const held = new Set((await transaction.rows(lockQuizzes(tenantId, all))).map(({ quiz_sequence }) => quiz_sequence));
  const busy = new Set(lineages.filter(({ quiz_sequence }) => !held.has(quiz_sequence)).map(({ changed: one }) => one));
  const later = changesOf(changed).filter(({ quiz_sequence }) => busy.has(quiz_sequence));
  const now = lineages
    .filter(({ changed: one }) => !busy.has(one))
    .map(({ changed: one, quiz_sequence }) => ({ quiz_sequence, likes: changed.get(one)! }));
  if (later.length > 0) await transaction.change(returnChanges(tenantId, later));
  if (now.length > 0) await transaction.change(addUp(tenantId, changesOf(sums(now))));
}

/** The same with all that was liked until now. */
export async function keepQuizFigures(database: Database, tenantId: string): Promise<void> {
  await settleLikes(database, tenantId);
  await database.transaction(tenantId, refreshQuizFigures);
}
