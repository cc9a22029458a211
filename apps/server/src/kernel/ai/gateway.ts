import { setTimeout as wait } from 'node:timers/promises';
import type { ModelMessage } from 'ai';
import type { CircuitBreakerPolicy } from 'cockatiel';
import type { z } from 'zod';
import { Outages } from '../net/outages.ts';
import { type Owner, Semaphore } from '../semaphore.ts';
import { addUsage, AiFailure, NO_USAGE, PASSES, type AiUsage } from './failure.ts';
import { providerName, type AiProvider } from './provider.ts';
import { repairRequest } from './repair.text.ts';
import type { Attempted } from './sdk.ts';

export interface AiLimits {
  /** Calls to one provider at a time; further ones wait for their turn, by organisation and person. */
  readonly concurrency: number;
  /** For one try. */
  readonly tryMs: number;
  /** For the whole call with its waits. */
  readonly callMs: number;
  /** Before the second try; the next ones wait twice as long each. */
  readonly backOffMs: number;
  /** Tries that fail in a row before the provider is left alone, and for how long. */
  readonly failuresInARow: number;
  readonly restMs: number;
}

export const AI_LIMITS: AiLimits = {
  concurrency: 4,
  tryMs: 120_000,
  callMs: 570_000,
  backOffMs: 1000,
  failuresInARow: 5,
  restMs: 30_000,
};

export interface AiCall<T> {
  readonly instructions: string;
  readonly data: string;
  readonly schema: z.ZodType<T>;
  readonly maxOutputTokens: number;
  /** The same for the same call, also after a crash: providers that know it charge once. */
  readonly id: string;
  /** For whom it is made: whose turn it is goes by that. */
  readonly owner?: Owner;
  /** Hears the answer as far as it has come. What was heard is not asked for once more where the provider fails behind it. */
  readonly onPart?: ((part: unknown) => void) | undefined;
  /** Ends the call, with the fault `stopped`: what the provider has not written yet it need not write. */
  readonly stop?: AbortSignal | undefined;
}

export interface AiAnswer<T> {
  readonly value: T;
  readonly usage: AiUsage;
  readonly attempts: number;
  readonly isRepaired: boolean;
}

const TRIES = 3;
const MEANWHILE = 'the built-in tools do its work where they can';
/** Of the pause after too many calls: a quarter of a minute. */
const MOST_DOUBLINGS = 4;
/** More that wait than this, and something is wrong. */
const MOST_WAITING = 10_000;

interface Lane {
  readonly semaphore: Semaphore;
  readonly breaker: CircuitBreakerPolicy;
  /** Nobody asks before: the provider said so, or said that it was too much. */
  pausedUntil: number;
  /** Times in a row that it said so. */
  limited: number;
}

const loadSdk = () => import('./sdk.ts');

/** Asks providers within limits: slots, time, tries with back-off, pauses that they ask for, rests when they are down. */
export class AiGateway {
  readonly #limits: AiLimits;
  readonly #lanes = new Map<string, Promise<Lane>>();
  readonly #outages: Outages;

  constructor(limits: AiLimits = AI_LIMITS, outages = new Outages()) {
    this.#limits = limits;
    this.#outages = outages;
  }

  /** Calls to one provider at a time. */
  get concurrency(): number {
    return this.#limits.concurrency;
  }

  #laneOf(provider: AiProvider): Promise<Lane> {
    const name = providerName(provider);
    const lane = this.#lanes.get(name) ?? this.#newLane();
    this.#lanes.set(name, lane);
    return lane;
  }

  async #newLane(): Promise<Lane> {
    const { circuitBreaker, ConsecutiveBreaker, handleWhen } = await loadSdk();
    const isOutage = (error: unknown) =>
      error instanceof AiFailure && PASSES.has(error.fault) && error.fault !== 'rateLimited';
    const breaker = circuitBreaker(handleWhen(isOutage), {
      halfOpenAfter: this.#limits.restMs,
      breaker: new ConsecutiveBreaker(this.#limits.failuresInARow),
    });
    return { semaphore: new Semaphore(this.#limits.concurrency), breaker, pausedUntil: 0, limited: 0 };
  }

  /** Answers what has the wanted shape, after one repair at most; throws `AiFailure` with what was spent. */
  async ask<T>(provider: AiProvider, call: AiCall<T>): Promise<AiAnswer<T>> {
    const deadline = Date.now() + this.#limits.callMs;
    const spent = { usage: NO_USAGE, attempts: 0 };
    const asked: ModelMessage = { role: 'user', content: call.data };
    try {
      const turn = { messages: [asked], id: call.id, deadline, spent, hasBegun: false, onPart: call.onPart };
      const first = await this.#tries(provider, call, turn);
      if ('value' in first) return { ...spent, value: first.value, isRepaired: false };
      const messages: ModelMessage[] = [
        asked,
        { role: 'assistant', content: first.wrong || '{}' },
        { role: 'user', content: repairRequest(first.why) },
      ];
      const second = await this.#tries(provider, call, {
        messages,
        id: `${call.id}-repair`,
        deadline,
        spent,
        hasBegun: false,
      });
      if ('value' in second) return { ...spent, value: second.value, isRepaired: true };
      throw new AiFailure('wrongShape');
    } catch (error) {
      if (error instanceof AiFailure) Object.assign(error, spent);
      throw error;
    }
  }

  async #tries<T>(provider: AiProvider, call: AiCall<T>, turn: Turn): Promise<Attempted<T>> {
    const lane = await this.#laneOf(provider);
    const service = `The AI provider ${new URL(provider.baseUrl).host}`;
    for (let failed = 0; ;) {
      try {
        if (lane.semaphore.waiting >= MOST_WAITING) throw new Error('Too many calls wait for one AI provider.');
        const attempted = await lane.semaphore.take(() => this.#once(lane, provider, call, turn), call.owner);
        this.#outages.worked(service);
        return attempted;
      } catch (error) {
        if (!(error instanceof AiFailure) || !PASSES.has(error.fault) || turn.hasBegun) throw error;
        const asked = error.retryAfterMs;
        // Who says when to come back is waited for as long as there is time, in the lane's pause; others get a few tries.
        const isTold = error.fault === 'rateLimited' && asked !== undefined;
        if (!isTold && ++failed >= TRIES) {
          if (error.fault !== 'rateLimited') this.#outages.failed(service, error, MEANWHILE);
          throw error;
        }
        const backOff = this.#limits.backOffMs * 2 ** failed * (0.5 + Math.random() / 2);
        const until = Date.now() + Math.max(asked ?? 0, isTold ? 0 : backOff);
        if (until >= turn.deadline) throw error;
        if (!isTold) await wait(backOff);
      }
    }
  }

  async #once<T>(lane: Lane, provider: AiProvider, call: AiCall<T>, turn: Turn): Promise<Attempted<T>> {
    for (let left = lane.pausedUntil - Date.now(); left > 0; left = lane.pausedUntil - Date.now()) {
      if (lane.pausedUntil >= turn.deadline) throw new AiFailure('rateLimited');
      await wait(left);
    }
    const sdk = await loadSdk();
    if (call.stop?.aborted) throw new AiFailure('stopped');
    const time = Math.min(this.#limits.tryMs, turn.deadline - Date.now());
    if (time <= 0) throw new AiFailure('timeout');
    try {
      return await lane.breaker.execute(async () => {
        const tooLate = AbortSignal.timeout(time);
        const signal = call.stop ? AbortSignal.any([tooLate, call.stop]) : tooLate;
        turn.spent.attempts++;
        const { instructions, schema, maxOutputTokens } = call;
        const headers = { 'idempotency-key': turn.id };
        try {
          const given = { instructions, schema, maxOutputTokens, messages: turn.messages, headers, signal };
          const { onPart } = turn;
          const hear = (part: unknown) => {
            turn.hasBegun = true;
            onPart?.(part);
          };
          const answered = await (onPart ? sdk.attemptInParts(provider, given, hear) : sdk.attempt(provider, given));
          lane.limited = 0;
          turn.spent.usage = addUsage(turn.spent.usage, answered.usage);
          return answered;
        } catch (error) {
          if (call.stop?.aborted) throw new AiFailure('stopped');
          const failure = this.#paused(lane, sdk.faultOf(error, tooLate.aborted));
          // Before the turn passes on: whoever waits for it must not ask either.
          const pause = Date.now() + (failure.retryAfterMs ?? 0);
          if (pause < turn.deadline) lane.pausedUntil = Math.max(lane.pausedUntil, pause);
          throw failure;
        }
      });
    } catch (error) {
      throw sdk.isBrokenCircuitError(error) ? new AiFailure('resting') : error;
    }
  }

  /** The pause that a provider asks for is longer each time that it was too much again, whatever it says. */
  #paused(lane: Lane, failure: AiFailure): AiFailure {
    if (failure.fault !== 'rateLimited' || failure.retryAfterMs === undefined) return failure;
    const least = this.#limits.backOffMs * 2 ** Math.min(lane.limited++, MOST_DOUBLINGS);
    return new AiFailure('rateLimited', Math.max(failure.retryAfterMs, least));
  }

  /** Asks once, whatever is known of the provider, and for its models where it says it has not this one. */
  async probe<T>(provider: AiProvider, call: AiCall<T>): Promise<{ failure?: AiFailure; models?: string[] }> {
    const sdk = await loadSdk();
    const signal = AbortSignal.timeout(Math.min(this.#limits.tryMs, PROBE_MS));
    const { instructions, schema, maxOutputTokens, data } = call;
    const messages: ModelMessage[] = [{ role: 'user', content: data }];
    try {
      const given = { instructions, schema, maxOutputTokens, messages, headers: {}, signal };
      const answered = await sdk.attempt(provider, given);
      return 'value' in answered ? {} : { failure: new AiFailure('wrongShape') };
    } catch (error) {
      const failure = sdk.faultOf(error, signal.aborted);
      if (!['model', 'address', 'refused'].includes(failure.fault)) return { failure };
      const models = await sdk.modelsOf(provider, AbortSignal.timeout(PROBE_MS));
      if (models === undefined || models.includes(provider.model)) return { failure };
      return { failure: new AiFailure('model'), models: models.slice(0, MOST_MODELS) };
    }
  }
}

const PROBE_MS = 20_000;
const MOST_MODELS = 20;

interface Turn {
  readonly messages: readonly ModelMessage[];
  readonly id: string;
  readonly deadline: number;
  readonly spent: { usage: AiUsage; attempts: number };
  readonly onPart?: AiCall<unknown>['onPart'];
  /** Something of the answer was heard. */
  hasBegun: boolean;
}
