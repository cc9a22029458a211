import type { Session } from '../../../../kernel/session/session.ts';
import { maySeeSolution } from './lounge.policy.ts';
import type { SourceRow } from './taking.queries.ts';

/** A quiz that is taken as a copy. */
export type Source = SourceRow;

/** Of the quizzes that `holdSources` found, those that this person may take, by their sequence. */
export const takeable = (me: Session, rows: readonly SourceRow[]): ReadonlyMap<number, Source> =>
  new Map(
    rows
      .filter((row) => maySeeSolution(me, { isMine: row.is_mine, isOwed: row.is_owed }))
      .map((row) => [row.quiz_sequence, row]),
  );
