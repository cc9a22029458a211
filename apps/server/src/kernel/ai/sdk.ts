import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  generateText,
  NoObjectGeneratedError,
  Output,
  streamText,
  zodSchema,
  type LanguageModel,
  type ModelMessage,
  type Schema,
} from 'ai';
import { cleanText } from '@dure/contract/http/clean-text';
import type { z } from 'zod';
import { listenFor } from './listening.ts';
import { AiFailure, NO_USAGE, type AiUsage } from './failure.ts';
import { PrivateAddress } from '../net/public-address.ts';
import { guardedFetch } from '../net/guarded-fetch.ts';
import type { AiProvider } from './provider.ts';

/** Kept out of the program until a provider is asked: what it costs in memory, a server without one does not pay. */
export { circuitBreaker, ConsecutiveBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel';

(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;

export interface Attempt<T> {
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  readonly schema: z.ZodType<T>;
  readonly maxOutputTokens: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** An answer of the wanted shape, or the words that are not of it and why. */
export type Attempted<T> =
  | { readonly value: T; readonly usage: AiUsage }
  | { readonly wrong: string; readonly why: string; readonly usage: AiUsage };

function newModel(provider: AiProvider) {
  const { protocol, baseUrl, model, apiKey, allowsPrivate } = provider;
  const shared = { baseURL: baseUrl, fetch: guardedFetch(allowsPrivate) };
  if (protocol === 'anthropic') return createAnthropic({ ...shared, apiKey: apiKey ?? '' })(model);
  const settings = { ...shared, name: 'provider', supportsStructuredOutputs: true, includeUsage: true };
  return createOpenAICompatible(apiKey === undefined ? settings : { ...settings, apiKey })(model);
}

/** So many of an installation's providers are at work at a time, or few more. */
const MOST_MODELS = 50;
const models = new Map<string, LanguageModel>();

/** One for all calls to it: what reads a provider's answers is built with each model, and takes most of a call's memory. */
function modelOf(provider: AiProvider): LanguageModel {
  const { protocol, baseUrl, model, apiKey, allowsPrivate } = provider;
  const name = JSON.stringify([protocol, baseUrl, model, apiKey, allowsPrivate]);
  const known = models.get(name) ?? newModel(provider);
  models.delete(name);
  models.set(name, known);
  if (models.size > MOST_MODELS) models.delete(models.keys().next().value!);
  return known;
}

const tokens = (value: number | undefined) => Math.max(0, Math.round(value ?? 0));

const usageOf = (usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined): AiUsage =>
  usage ? { inputTokens: tokens(usage.inputTokens), outputTokens: tokens(usage.outputTokens) } : NO_USAGE;

/** `Retry-After`: seconds or a date. */
function retryAfterMs(headers: Record<string, string> | undefined): number | undefined {
  const given = headers?.['retry-after'];
  if (given === undefined) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(given) ? Number(given) * 1000 : new Date(given).getTime() - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

const causes = (error: unknown): unknown[] =>
  error instanceof Error ? [error, ...causes(error.cause)] : error === undefined ? [] : [error];

/** What went wrong, in the words of the product; what the provider wrote goes no further. */
export function faultOf(error: unknown, isOutOfTime: boolean): AiFailure {
  if (error instanceof AiFailure) return error;
  if (causes(error).some((cause) => cause instanceof PrivateAddress)) return new AiFailure('privateAddress');
  if (isOutOfTime) return new AiFailure('timeout');
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (!APICallError.isInstance(error) || status === undefined) return new AiFailure('unreachable');
  const after = retryAfterMs(error.responseHeaders);
  if (status === 429) return new AiFailure('rateLimited', after);
  if (status === 401 || status === 403) return new AiFailure('key');
  if (status >= 500) return new AiFailure('overloaded', after);
  // An answer that cannot be read: the provider's own frame is broken, or it broke off.
  if (status < 300) return new AiFailure(error.isRetryable ? 'unreachable' : 'wrongShape');
  if (/model/i.test(error.responseBody ?? '') && (status === 404 || status === 400)) return new AiFailure('model');
  return new AiFailure(status < 400 || status === 404 || status === 405 ? 'address' : 'refused');
}

const shapes = new WeakMap<z.ZodType, Schema<unknown>>();

/** The shape of an answer as it is sent, written once. */
function shapeOf<T>(schema: z.ZodType<T>): Schema<T> {
  const shape = (shapes.get(schema) as Schema<T> | undefined) ?? zodSchema(schema);
  shapes.set(schema, shape);
  return shape;
}

const listenTo = <T>({ schema, maxOutputTokens }: Attempt<T>, onPart?: (part: unknown) => void) =>
  listenFor<T>(Output.object({ schema: shapeOf(schema) }), maxOutputTokens, onPart);

const wishOf = <T>(provider: AiProvider, given: Attempt<T>) => ({
  model: modelOf(provider),
  instructions: given.instructions,
  messages: [...given.messages],
  maxOutputTokens: given.maxOutputTokens,
  headers: { ...given.headers },
  abortSignal: given.signal,
  maxRetries: 0,
  providerOptions: { anthropic: { structuredOutputMode: 'jsonTool' as const } },
});

/** A wrong shape is answered, because it can be repaired; everything else is thrown. */
function wrongShape(error: unknown): Attempted<never> {
  if (!NoObjectGeneratedError.isInstance(error)) throw error;
  const why = causes(error.cause).map((cause) => (cause instanceof Error ? cause.message : String(cause)));
  return { wrong: error.text ?? '', why: why.at(-1) ?? '', usage: usageOf(error.usage) };
}

/** Asks once. Throws what the SDK throws; a wrong shape is answered, because it can be repaired. */
export async function attempt<T>(provider: AiProvider, given: Attempt<T>): Promise<Attempted<T>> {
  try {
    const { output } = listenTo(given);
    const answered = await generateText({ ...wishOf(provider, given), output });
    return { value: answered.output, usage: usageOf(answered.usage) };
  } catch (error) {
    return wrongShape(error);
  }
}

/** The same while it is written. `onPart` receives the answer so far, a few times a second and once it has ended. */
export async function attemptInParts<T>(
  provider: AiProvider,
  given: Attempt<T>,
  onPart: (part: unknown) => void,
): Promise<Attempted<T>> {
  let failure: { readonly error: unknown } | undefined;
  const enough = new AbortController();
  const { output, rest, stop } = listenTo(given, onPart);
  const streamed = streamText({
    ...wishOf(provider, given),
    output,
    abortSignal: AbortSignal.any([given.signal, enough.signal]),
    onError: ({ error }) => void (failure ??= { error }),
  });
  try {
    await streamed.consumeStream({ onError: (error) => void (failure ??= { error }) });
    await rest();
    if (failure) throw failure.error;
    return { value: await streamed.output, usage: usageOf(await streamed.usage) };
  } catch (error) {
    // What went wrong first: that there is no answer follows from it.
    return wrongShape(failure ? failure.error : error);
  } finally {
    // Whoever goes on writing is not listened to.
    stop();
    enough.abort();
  }
}

/** The names of the provider's models; undefined where it does not tell. */
export async function modelsOf(provider: AiProvider, signal: AbortSignal): Promise<string[] | undefined> {
  const { protocol, baseUrl, apiKey, allowsPrivate } = provider;
  const asAnthropic = { 'x-api-key': apiKey ?? '', 'anthropic-version': '2023-06-01' };
  const asOpenAi: Record<string, string> = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  const headers = protocol === 'anthropic' ? asAnthropic : asOpenAi;
  try {
    const response = await guardedFetch(allowsPrivate)(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/models`, {
      headers,
      signal,
    });
    if (!response.ok) return undefined;
    const { data } = (await response.json()) as { data: { id: unknown }[] };
    return data.map(({ id }) => cleanText(String(id)));
  } catch {
    return undefined;
  }
}
