import { sql } from 'kysely';
import { build } from './database/build.ts';
import type { Unit } from './unit.ts';

export interface AttemptLimit {
  /** Attempts that are let through before a pause. */
  readonly max: number;
  /** Milliseconds in which they are counted, and that the pause lasts from the last one let through. */
  readonly windowMs: number;
}

/**
 * Counts an attempt before it is tried, so that many at once cannot slip through. Counted in the database, in a
 * transaction of its own: it holds however many servers run, and whatever becomes of the request.
 * Answers the seconds to wait where there were too many, else undefined.
 */
export async function countAttempt(unit: Unit, subject: string, { max, windowMs }: AttemptLimit) {
  const { now, tenantId } = unit;
  const oldest = new Date(now.getTime() - windowMs);
  const expired = sql<boolean>`attempts.window_start <= ${oldest}`;
  return unit.services.database.transaction(tenantId, async (transaction) => {
    // What is refused is not counted: it is not tried, so nobody would take it back.
    const counted = await transaction.change(
      build
        .insertInto('attempts')
        .values({ tenant_id: tenantId, subject, window_start: now, count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['tenant_id', 'subject'])
            .doUpdateSet({
              count: sql`case when ${expired} then 1 else attempts.count + 1 end`,
              window_start: sql`case when ${expired} or attempts.count + 1 = ${max} then excluded.window_start
                else attempts.window_start end`,
            })
            .where((row) => row.or([expired, row('attempts.count', '<', max)])),
        ),
    );
    if (counted > 0) return undefined;
    const row = await transaction.first(windowOf(tenantId, subject));
    return Math.max(1, Math.ceil(((row?.window_start ?? now).getTime() + windowMs - now.getTime()) / 1000));
  });
}

const windowOf = (tenantId: string, subject: string) =>
  build.selectFrom('attempts').select('window_start').where('tenant_id', '=', tenantId).where('subject', '=', subject);

/** Forgets the attempts of a subject, after one that succeeded. */
export const forgetAttempts = (tenantId: string, subject: string) =>
  build.deleteFrom('attempts').where('tenant_id', '=', tenantId).where('subject', '=', subject);

/** Takes one attempt back, after one that was right: the wrong ones before it stay counted. */
export const takeBackAttempt = (tenantId: string, subject: string) =>
  build
    .updateTable('attempts')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('subject', '=', subject)
    .where('count', '>', 0);
