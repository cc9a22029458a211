import { firstCallsOf } from '@dure/contract/platform/pages/first-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInstructor, isManager, type Session } from '../../../kernel/session/session.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { isSecretPage } from './secret-pages.ts';

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
 * Asks the API itself, as the one who asked for the page. The same session, tenant, rules and limits apply, and nothing
 * comes that the browser's own call would not get. `callsFor` names what to ask, by what is known.
 */
export async function firstAnswersFor(
  app: FastifyInstance,
  request: FastifyRequest,
  callsFor: (known: FirstAnswers) => readonly string[],
): Promise<Asked> {
  const { cookie, authorization } = request.headers;
  const headers = { host: request.host, ...(cookie && { cookie }), ...(authorization && { authorization }) };
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

/** The calls of a page at an address (`/path?search`) for whoever is there. */
export const callsAt =
  ({ pathname, search }: Pick<URL, 'pathname' | 'search'>, me: Pick<Session, 'memberId' | 'roles'>, now: Date) =>
  (known: FirstAnswers) =>
    firstCallsOf({
      pathname,
      search,
      logged: !me.roles.includes('ROLE_GUEST'),
      memberId: me.memberId,
      teaches: isInstructor(me),
      manages: isManager(me),
      now: now.getTime(),
      known,
    });

/** Any: pages are known by their paths. */
const SITE = 'http://localhost';

/** What a page asks first, for a browser that comes to it without loading it. */
export async function getFirstAnswers(unit: Unit, address: string, request: FastifyRequest) {
  await unit.settle();
  const url = URL.parse(address, SITE);
  // What a secret link shows comes with its page alone: this answer may be kept.
  const isAsked = url?.origin === SITE && !isSecretPage(url.pathname);
  const callsFor = isAsked ? callsAt(url, unit.me, unit.now) : undefined;
  const { answers } = await firstAnswersFor(request.server, request, (known) => callsFor?.(known) ?? []);
  return { answers };
}
