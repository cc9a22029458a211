import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { openApiDocument, type Tagged } from './document.ts';
import { referencePage, type ReferenceDocument } from './reference-page.ts';

const ADDRESS = '/api/openapi.json';
const STYLE_ADDRESS = '/api/docs/style.css';
const style = readFileSync(new URL('./reference.css', import.meta.url), 'utf8');

/** Serves the document of the API, and a page for people who read it. Both are made when somebody first asks. */
export function serveApiDocument(app: FastifyInstance, tagged: Tagged): void {
  let kept: object | undefined;
  let page: string | undefined;
  const document = () => (kept ??= openApiDocument(tagged));
  app.get(ADDRESS, document);
  app.get('/api/docs', (_request, reply) => {
    page ??= referencePage(document() as ReferenceDocument, ADDRESS, STYLE_ADDRESS);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get(STYLE_ADDRESS, (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
}
