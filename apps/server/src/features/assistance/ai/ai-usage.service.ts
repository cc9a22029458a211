import type { AiPurpose } from '@dure/contract/assistance/ai/ai-purposes';
import type * as endpoints from '@dure/contract/assistance/ai/ai.endpoints';
import type { AiEstimate, AiUsage } from '@dure/contract/assistance/ai/ai.endpoints';
import type { z } from 'zod';
import { costOf } from '../../../kernel/ai/provider.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { recentOf, sumByClub, sumByPurpose, sumOfMonth } from './ai-calls.queries.ts';
import { dayOf, daysIn, monthOf } from '../../../kernel/calendar/months.ts';
import { aiFor } from './ai-provider.policy.ts';
import { findAiSettings } from './ai-settings.queries.ts';
import { aiText } from './ai.text.ts';
import { AiStopped, chosenFor } from './asking.service.ts';

const CLUBS = 10;

interface Spent {
  readonly calls: number;
  readonly failed: number;
  readonly tokens: number;
  readonly cost: number;
}
/** Costs are kept in thousandths, and told in whole won. */
export const won = (thousandths: number) => Math.round(thousandths / 1000);
const spentView = ({ calls, failed, tokens, cost }: Spent): Spent => ({ calls, failed, tokens, cost: won(cost) });

export async function getAiUsage(unit: Unit, { month: wished }: { month?: string | undefined }): Promise<AiUsage> {
  const { tenantId, now, tenant } = unit;
  const timeZone = tenant.time_zone;
  const [today, thisMonth] = [dayOf(now, timeZone), monthOf(now, timeZone)];
  const month = wished ?? thisMonth;
  const of = { tenantId, month, timeZone };
  const [[settings], purposes, clubs] = await unit.read(
    findAiSettings(tenantId),
    sumByPurpose(of),
    sumByClub(of, CLUBS),
  );
  const sum = (name: keyof Spent) => purposes.reduce((total, row) => total + Number(row[name]), 0);
  const cost = won(sum('cost'));
  const until = month === thisMonth ? today : `${month}-${daysIn(month)}`;
  const days = Number(until.slice(8));
  return {
    month,
    until,
    calls: sum('calls'),
    failed: sum('failed'),
    tokens: sum('tokens'),
    cost,
    monthlyCap: settings?.monthly_cap ?? aiFor(unit.services.ai, unit.tenant).installation?.monthlyCap ?? null,
    projected: month === thisMonth ? Math.round((cost / days) * daysIn(month)) : null,
    purposes: purposes.map((row) => ({ ...spentView(row), purpose: row.purpose as AiPurpose })),
    clubs: clubs.map((row) => ({
      ...spentView(row),
      clubSequence: row.club_sequence,
      clubName: row.club_name ?? '',
    })),
  };
}

/** Calls whose answers tell how long the next ones will be. */
const RECENT = 100;
const USUAL_OUTPUT = 400;
/** Of the prompt itself. */
const INSTRUCTION_TOKENS = 600;

/** What a piece of work would cost, by what the last ones for its purpose answered. */
export async function estimateAi(
  unit: Unit,
  { purpose, calls, characters }: z.output<(typeof endpoints.estimateAi)['query']>,
): Promise<AiEstimate> {
  const { tenantId, now, services, tenant } = unit;
  const month = { tenantId, month: monthOf(now, tenant.time_zone), timeZone: tenant.time_zone };
  const [[row], [spent], [recent]] = await unit.read(
    findAiSettings(tenantId),
    sumOfMonth(month),
    recentOf(tenantId, purpose, RECENT),
  );
  try {
    const { engine, provider, cap } = chosenFor(services, tenant, row);
    const once = {
      inputTokens: INSTRUCTION_TOKENS + characters,
      outputTokens: Math.round(recent?.output_tokens ?? USUAL_OUTPUT),
    };
    const cost = won(costOf(provider, once) * calls);
    const left = cap === null ? null : Math.max(0, cap - won(Number(spent!.cost)));
    const notice = left !== null && cost > left ? aiText.overCap : null;
    return { engine, model: provider.model, cost, left, notice };
  } catch (error) {
    if (!(error instanceof AiStopped)) throw error;
    return { engine: 'BUILT_IN', model: null, cost: null, left: null, notice: error.sentence };
  }
}
