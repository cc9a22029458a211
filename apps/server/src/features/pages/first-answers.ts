import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What the page asks first, answered; what was refused is missing, and the page asks for it and says why. */
export type FirstAnswers = Readonly<Record<string, unknown>>;

/**
 * Asks the API itself, as the one who asked for the page: the same session, tenant, rules and limits hold, and nothing
 * comes that the browser's own call would not get.
 */
export async function firstAnswersFor(
  app: FastifyInstance,
  request: FastifyRequest,
  calls: readonly string[],
): Promise<FirstAnswers> {
  const { cookie } = request.headers;
  const headers = { host: request.host, ...(cookie !== undefined && { cookie }) };
  const answers = await Promise.all(
    calls.map(async (url) => {
      const { statusCode, payload } = await app.inject({ url, headers, remoteAddress: request.ip });
      return statusCode === 200 ? [[url, (JSON.parse(payload) as { data: unknown }).data] as const] : [];
    }),
  );
  return Object.fromEntries(answers.flat());
}
