import { sql } from 'kysely';
import type { ColumnValues } from '../../../kernel/columns.ts';
import type { AiCalls } from '../../../kernel/database/schema.gen.ts';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { inTenant, sameTenant } from '../../../kernel/database/tenant-join.ts';
import { monthEnd, monthStart, type Month } from '../../../kernel/calendar/months.ts';
import { isInPeriod, periodRows, type Counted } from '../../../kernel/calendar/periods.ts';

const calls = (tenantId: string) => build.selectFrom('ai_calls').where('ai_calls.tenant_id', '=', tenantId);

export const findCall = (tenantId: string, key: string) =>
  calls(tenantId)
    .select(['call_id', 'answer', 'prompt', 'model', 'engine', 'outcome', 'alive_at'])
    .where('call_key', '=', key);
export type CallRow = RowsOf<ReturnType<typeof findCall>>[number];

const inMonth = (of: Month) =>
  calls(of.tenantId).where('started_at', '>=', monthStart(of)).where('started_at', '<', monthEnd(of));

/** Thousandths of a won, with what the calls under way may come to. */
export const sumOfMonth = (of: Month) =>
  inMonth(of).select(sql<number>`coalesce(sum(cost + reserved), 0)::bigint`.as('cost'));

export type NewCall = ColumnValues<
  AiCalls,
  'call_id' | 'call_key' | 'purpose' | 'club_sequence' | 'engine' | 'model' | 'prompt' | 'reserved'
>;

/** Begins a call, or takes up one that failed or was left; what that spent stays with it. */
export const beginCall = (tenantId: string, call: NewCall, now: Date) =>
  build
    .insertInto('ai_calls')
    .values({ ...call, tenant_id: tenantId, started_at: now, alive_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'call_key']).doUpdateSet({
        outcome: 'RUNNING',
        engine: call.engine,
        model: call.model,
        prompt: call.prompt,
        reserved: call.reserved,
        answer: null,
        finished_at: null,
        alive_at: now,
      }),
    )
    .returning('call_id');

/** Says of calls under way that the server that makes them is there. */
export const recordHeartbeat = (tenantId: string, callIds: readonly string[], now: Date) =>
  build
    .updateTable('ai_calls')
    .set({ alive_at: now })
    .where('tenant_id', '=', tenantId)
    .where('outcome', '=', 'RUNNING')
    .where(sql<boolean>`call_id = any(${callIds}::uuid[])`);

export interface CallEnd {
  readonly outcome: string;
  readonly attempts: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number;
  readonly milliseconds: number;
  readonly answer: unknown;
}

export const endCall = (tenantId: string, callId: string, end: CallEnd, now: Date) =>
  build
    .updateTable('ai_calls')
    .set((row) => ({
      outcome: end.outcome,
      attempts: row('attempts', '+', end.attempts),
      input_tokens: row('input_tokens', '+', end.inputTokens),
      output_tokens: row('output_tokens', '+', end.outputTokens),
      cost: row('cost', '+', end.cost),
      milliseconds: row('milliseconds', '+', end.milliseconds),
      reserved: 0,
      answer: end.answer === undefined ? null : JSON.stringify(end.answer),
      finished_at: now,
    }))
    .where('tenant_id', '=', tenantId)
    .where('call_id', '=', callId);

/** Answers that nobody takes up again. */
export const forgetAnswers = (tenantId: string, before: Date) =>
  build
    .updateTable('ai_calls')
    .set({ answer: null })
    .where('tenant_id', '=', tenantId)
    .where('answer', 'is not', null)
    .where('finished_at', '<', before);

/** Calls whose server is gone and that nobody took up: they count as what they might have come to. */
export const endLost = (tenantId: string, before: Date, now: Date) =>
  build
    .updateTable('ai_calls')
    .set((row) => ({ outcome: 'LOST', cost: row('cost', '+', row.ref('reserved')), reserved: 0, finished_at: now }))
    .where('tenant_id', '=', tenantId)
    .where('outcome', '=', 'RUNNING')
    .where('started_at', '<', before);

const spent = {
  calls: sql<number>`count(*)::int`,
  failed: sql<number>`(count(*) filter (where outcome not in ('OK', 'REPAIRED', 'RUNNING')))::int`,
  tokens: sql<number>`coalesce(sum(input_tokens + output_tokens), 0)::bigint`,
  cost: sql<number>`coalesce(sum(cost + reserved), 0)::bigint`,
};
const spentColumns = [
  spent.calls.as('calls'),
  spent.failed.as('failed'),
  spent.tokens.as('tokens'),
  spent.cost.as('cost'),
] as const;

export const sumByPurpose = (of: Month) =>
  inMonth(of)
    .select(['purpose', ...spentColumns])
    .groupBy('purpose')
    .orderBy(spent.cost, 'desc')
    .orderBy('purpose');

/** What was asked in each period; one in which nothing was is left out. */
export const sumByPeriod = (counted: Counted) =>
  build
    .selectFrom(periodRows(counted))
    .innerJoin('ai_calls', (join) =>
      inTenant(join, 'ai_calls', counted.tenantId).on(isInPeriod(counted, 'ai_calls.started_at')),
    )
    .select(['period.name', spent.calls.as('calls'), spent.cost.as('cost')])
    .groupBy('period.name');

export const sumByClub = (of: Month, limit: number) =>
  inMonth(of)
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'ai_calls', 'club_sequence'))
    .select(['clubs.club_sequence', 'clubs.club_name', ...spentColumns])
    .groupBy(['clubs.club_sequence', 'clubs.club_name'])
    .orderBy(spent.cost, 'desc')
    .orderBy('clubs.club_sequence')
    .limit(limit);

/** What the last calls for a purpose cost on average (thousandths of a won), and how much they answered. */
export const recentOf = (tenantId: string, purpose: string, limit: number) =>
  build
    .selectFrom(
      calls(tenantId)
        .select(['output_tokens'])
        .where('purpose', '=', purpose)
        .where('outcome', 'in', ['OK', 'REPAIRED'])
        .orderBy('started_at', 'desc')
        .limit(limit)
        .as('recent'),
    )
    .select(sql<number | null>`avg(output_tokens)::float8`.as('output_tokens'));
