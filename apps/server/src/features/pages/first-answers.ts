import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What the page asks first, answered; what was refused is missing, and the page asks for it and says why. */
export type FirstAnswers = Readonly<Record<string, unknown>>;

interface Asked {
  readonly answers: FirstAnswers;
  /** Whether each call was answered in time, if only by a refusal. */
  readonly isComplete: boolean;
}

/** A page does not wait longer for what it shows: it starts without, and its browser asks. */
export const MAX_WAIT_MS = 1000;

/** Undefined once the time is over. */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, ms, undefined);
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}

/** Calls that follow from answers follow from the first ones. */
const ROUNDS = 2;

/**
 * Asks the API itself, as the one who asked for the page: the same session, tenant, rules and limits hold, and nothing
 * comes that the browser's own call would not get. `callsFor` names what to ask, by what is known.
 */
export async function firstAnswersFor(
  app: FastifyInstance,
  request: FastifyRequest,
  callsFor: (known: FirstAnswers) => readonly string[],
): Promise<Asked> {
  const { cookie } = request.headers;
  const headers = { host: request.host, ...(cookie !== undefined && { cookie }) };
  const answers: Record<string, unknown> = {};
  const asked = new Set<string>();
  const ask = async (url: string) => {
    asked.add(url);
    const { statusCode, payload } = await app.inject({ url, headers, remoteAddress: request.ip });
    if (statusCode === 200) answers[url] = (JSON.parse(payload) as { data: unknown }).data;
  };
  const askAll = async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const open = callsFor(answers).filter((url) => !asked.has(url));
      await Promise.all(open.map(ask));
    }
    return true;
  };
  const isComplete = (await inTime(askAll(), MAX_WAIT_MS)) ?? false;
  return { answers: { ...answers }, isComplete };
}
