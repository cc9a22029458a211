import type { Transaction } from '../../../kernel/database/database.ts';
import { findKeys, type TableKeys } from './catalogue.queries.ts';
import { checkAtEnd, holdAnswers, holdClubs, recountReactions, takeOutMutual } from './doubles.queries.ts';
import { endDoubles, keepWriters, recountBoth, renewDoubles } from './memberships.queries.ts';
import { MOVED } from './merging.rules.ts';
import { type Merge, moveBack, moveRows, putBack, takeOutLike } from './moving.queries.ts';

const TABLES = [...new Set(MOVED.map(({ table }) => table))];

async function keysOf(transaction: Transaction): Promise<ReadonlyMap<string, TableKeys>> {
  const keys = await transaction.rows(findKeys(TABLES));
  return new Map(keys.map((one) => [one.table, one]));
}

/** Makes what stands under one account the other one's, noting each row; both accounts are held. */
export async function moveAll(transaction: Transaction, of: Merge): Promise<void> {
  await transaction.all(checkAtEnd(), holdClubs(of), holdAnswers(of));
  const keys = await keysOf(transaction);
  transaction.soon(endDoubles(of), ...takeOutMutual(of));
  for (const place of MOVED) {
    const own = keys.get(place.table)!;
    if (place.rule === 'joins') transaction.soon(takeOutLike(of, place, own));
    transaction.soon(moveRows(of, place, own));
  }
  transaction.soon(...recountReactions(of), ...recountBoth(of));
}

/** The same back, row by row. */
export async function moveAllBack(transaction: Transaction, of: Merge, now: Date): Promise<void> {
  await transaction.all(checkAtEnd(), holdClubs(of), holdAnswers(of));
  const keys = await keysOf(transaction);
  for (const place of MOVED) transaction.soon(moveBack(of, place, keys.get(place.table)!));
  // What was taken out stands under what has moved back.
  for (const place of MOVED) if (place.rule === 'joins') transaction.soon(putBack(of, place, keys.get(place.table)!));
  transaction.soon(renewDoubles(of), keepWriters(of, now), ...recountReactions(of), ...recountBoth(of));
}
