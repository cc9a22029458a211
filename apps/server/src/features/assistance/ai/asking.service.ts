import { setTimeout } from 'node:timers/promises';
import type { AiPurpose } from '@dure/contract/assistance/ai/ai-purposes';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { tokensIn } from '../../../kernel/ai/estimate.ts';
import { AiFailure, faultOf, outcomeOf } from '../../../kernel/ai/failure.ts';
import type { AiGateway } from '../../../kernel/ai/gateway.ts';
import { partsWithoutPersonal } from '../../../kernel/ai/personal.ts';
import { dataParts, instructionsOf, type Prompt } from '../../../kernel/ai/prompt.ts';
import { type AiProvider, costOf } from '../../../kernel/ai/provider.ts';
import { SecretLost } from '../../../kernel/secrets/secret-box.ts';
import type { Tenant } from '../../../kernel/tenancy.ts';
import type { Services } from '../../../kernel/unit.ts';
import { beginCall, type CallRow, endCall, findCall, sumOfMonth } from './ai-calls.queries.ts';
import { monthOf } from '../../../kernel/calendar/months.ts';
import { aiFor, choose, type Chosen } from './ai-provider.policy.ts';
import { findAiSettings, lockSpending, type AiSettingsRow } from './ai-settings.queries.ts';
import { aiText, type AiStop } from './ai.text.ts';
import { callsUnderWay, SILENT_MS } from './under-way.ts';

const POLL_MS = 300;

/** No provider is asked; `sentence` tells people why. The built-in tools do the work. */
export class AiStopped extends Error {
  readonly reason: AiStop;
  readonly sentence: string;

  constructor(reason: AiStop) {
    super(`No AI provider: ${reason}`);
    this.reason = reason;
    this.sentence = aiText.stops[reason];
  }
}

export interface Question<T> {
  readonly tenantId: string;
  /** Who asks, so that a provider is asked by turns; null for what is done for the organisation itself. */
  readonly memberId: string | null;
  readonly purpose: AiPurpose;
  readonly clubSequence: number | null;
  /** Names this question among all of the tenant: asked again within a day, it is answered without asking the provider. */
  readonly key: string;
  readonly prompt: Prompt;
  /** What people wrote, by the name of its part; it never stands among the instructions. */
  readonly data: Readonly<Record<string, string>>;
  /** Names of people that may stand in the data: they are not sent. */
  readonly names?: readonly string[];
  readonly schema: z.ZodType<T>;
  readonly maxOutputTokens: number;
  /** Hears the answer as it is written; an answer that was kept is not written again. */
  readonly onPart?: (part: unknown) => void;
  /** Ends the call: it fails as `stopped`. Asked again it is the same question. */
  readonly stop?: AbortSignal | undefined;
}

export interface Answered<T> {
  readonly value: T;
  readonly model: string;
  /** Name and version of the prompt. */
  readonly prompt: string;
}

/** Opens a tenant's key; null where the installation has no longer what sealed it. */
export function keyOpener({ secrets }: Pick<Services, 'secrets'>, tenantId: string): (sealed: string) => string | null {
  return (sealed) => {
    try {
      return secrets.open(sealed, tenantId);
    } catch (error) {
      if (error instanceof SecretLost) return null;
      throw error;
    }
  };
}

export function chosenFor(
  services: Pick<Services, 'ai' | 'secrets'>,
  tenant: Tenant,
  row: AiSettingsRow | undefined,
): Chosen {
  const chosen = choose(row, aiFor(services.ai, tenant), keyOpener(services, tenant.tenantId));
  if (typeof chosen === 'string') throw new AiStopped(chosen);
  return chosen;
}

async function tenantOf({ tenants }: Pick<Services, 'tenants'>, tenantId: string): Promise<Tenant> {
  return (await tenants.list()).find((tenant) => tenant.tenantId === tenantId)!;
}

/** The model that works for a tenant; null where the built-in tools do. */
export async function modelOf(services: Services, tenantId: string): Promise<string | null> {
  const [[row]] = await services.database.read(tenantId, findAiSettings(tenantId));
  const chosen = choose(row, services.ai, keyOpener(services, tenantId));
  return typeof chosen === 'string' ? null : chosen.provider.model;
}

/** Calls of this server under way, by gateway: who asks the same meanwhile waits for the same answer. */
const asking = new WeakMap<AiGateway, Map<string, Promise<Answered<unknown>>>>();

/**
 * Asks the tenant's provider, and never twice. The call is recorded with its maximum cost before it is made, and its
 * answer before it is used. Throws `AiStopped` where no provider is asked, `AiFailure` where it fails. To be called in
 * a job, outside of transactions.
 */
export function askAi<T>(services: Services, question: Question<T>): Promise<Answered<T>> {
  const { gateway } = services.ai;
  const name = `${question.tenantId}/${question.key}`;
  const calls = asking.get(gateway) ?? new Map<string, Promise<Answered<unknown>>>();
  asking.set(gateway, calls);
  const call = calls.get(name) ?? ask(services, question).finally(() => calls.delete(name));
  calls.set(name, call);
  return call as Promise<Answered<T>>;
}

/** A call that is written down and is this server's to make. */
interface Begun {
  readonly provider: AiProvider;
  readonly callId: string;
}

/** Its answer, where the question was answered; null while another server makes the call. */
async function begin<T>(services: Services, question: Question<T>, told: number): Promise<Begun | Answered<T> | null> {
  const { database, clock } = services;
  const { tenantId, key, prompt, purpose, clubSequence, maxOutputTokens } = question;
  const tenant = await tenantOf(services, tenantId);
  const timeZone = tenant.time_zone;
  const now = clock.now();
  const opening = [lockSpending(tenantId), findCall(tenantId, key), findAiSettings(tenantId)] as const;
  return database.transactionAfter(tenantId, opening, async (transaction, [, [kept], [row]]) => {
    if (kept && kept.answer !== null) return { value: kept.answer as T, model: kept.model, prompt: kept.prompt };
    if (kept && isMade(kept, now)) return null;
    const { engine, provider, cap } = chosenFor(services, tenant, row);
    const reserved = costOf(provider, { inputTokens: told, outputTokens: maxOutputTokens });
    if (cap !== null) {
      const month = { tenantId, timeZone, month: monthOf(now, timeZone) };
      const spent = await transaction.first(sumOfMonth(month));
      if (Number(spent!.cost) + reserved > cap * 1000) throw new AiStopped('cap');
    }
    const call = {
      call_id: uuidv7(),
      call_key: key,
      purpose,
      club_sequence: clubSequence,
      engine,
      model: provider.model,
      prompt: prompt.version,
      reserved,
    };
    const [[begun]] = await transaction.last(beginCall(tenantId, call, now));
    return { provider, callId: begun!.call_id };
  });
}

const isMade = ({ outcome, alive_at }: Pick<CallRow, 'outcome' | 'alive_at'>, now: Date): boolean =>
  outcome === 'RUNNING' && alive_at !== null && now.getTime() - alive_at.getTime() < SILENT_MS;

/** Waits while another server makes a call, holding no connection; what it failed with this one fails with, too. */
async function untilEnded({ database, clock }: Services, { tenantId, key }: Question<unknown>): Promise<void> {
  for (;;) {
    await setTimeout(POLL_MS);
    const [[call]] = await database.read(tenantId, findCall(tenantId, key));
    if (!call || isMade(call, clock.now())) continue;
    const fault = faultOf(call.outcome);
    if (fault) throw new AiFailure(fault);
    return;
  }
}

async function ask<T>(services: Services, question: Question<T>): Promise<Answered<T>> {
  const { database, clock, ai } = services;
  const { tenantId, memberId, prompt, schema, maxOutputTokens, onPart, stop } = question;
  const instructions = instructionsOf(prompt, schema);
  const data = dataParts(partsWithoutPersonal(question.data, question.names));
  let begun = null;
  while ((begun = await begin(services, question, tokensIn(instructions) + tokensIn(data))) === null) {
    await untilEnded(services, question);
  }
  if ('value' in begun) return begun;

  const { provider, callId } = begun;
  const startedAt = Date.now();
  const end = (outcome: string, { attempts, usage }: Pick<AiFailure, 'attempts' | 'usage'>, answer?: T) => {
    const cost = costOf(provider, usage);
    const milliseconds = Date.now() - startedAt;
    const ended = { outcome, attempts, ...usage, cost, milliseconds, answer };
    return database.write(tenantId, endCall(tenantId, callId, ended, clock.now()));
  };
  const underWay = callsUnderWay(ai.gateway);
  underWay.begin(services, tenantId, callId);
  try {
    const owner = { tenantId, memberId: memberId ?? '' };
    const call = { instructions, data, schema, maxOutputTokens, id: callId, owner, onPart, stop };
    const asked = await ai.gateway.ask(provider, call);
    await end(asked.isRepaired ? 'REPAIRED' : 'OK', asked, asked.value);
    return { value: asked.value, model: provider.model, prompt: prompt.version };
  } catch (error) {
    if (error instanceof AiFailure) await end(outcomeOf(error.fault), error);
    throw error;
  } finally {
    underWay.end(callId);
  }
}
