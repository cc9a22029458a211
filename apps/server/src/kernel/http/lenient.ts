import { parse, type ParsedUrlQuery } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../refusal.ts';

/** The query of an address: a value that is empty counts as not given (decisions, section 1). */
export function readQuery(text: string): ParsedUrlQuery {
  const query = parse(text);
  for (const [name, value] of Object.entries(query)) {
    const given = [value].flat().filter((one) => one !== '');
    if (given.length === 0) delete query[name];
    else query[name] = given.length === 1 ? given[0] : (given as string[]);
  }
  return query;
}

/** An empty body is none, whatever its Content-Type says; another one is JSON or of no accepted kind. */
export function acceptBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null);
    else void parseJson(request, body, done);
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    body.length === 0 ? undefined : refuse('fileTypeNotAccepted'),
  );
}
