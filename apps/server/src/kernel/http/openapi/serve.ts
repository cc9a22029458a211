import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Areas, Tagged } from './document.ts';
import { DOCUMENTS, servedDocument } from './documents.ts';
import { referencePage } from './reference-page.ts';

const FILES = '/api/docs';
const fileAt = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

const brotli = promisify(brotliCompress);
/** The best that brotli can takes seconds, and is a tenth smaller. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const PACKINGS = { br: (text: string) => brotli(text, QUICK), gzip: promisify(gzip) };
type Packing = keyof typeof PACKINGS;

/** How the caller takes what is packed, the smallest first. */
function packingFor({ headers }: FastifyRequest): Packing | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]);
  return (Object.keys(PACKINGS) as Packing[]).find((packing) => accepted.includes(packing));
}

/** Serves a text that stays the same, made and packed when it is first asked for. */
function serveText(app: FastifyInstance, address: string, type: string, make: () => string): void {
  let text: string | undefined;
  const packed = new Map<Packing, Promise<Buffer>>();
  app.get(address, async (request, reply) => {
    text ??= make();
    const packing = packingFor(request);
    void reply.type(`${type}; charset=utf-8`).header('vary', 'accept-encoding').header('cache-control', 'no-cache');
    if (!packing) return reply.send(text);
    const whole = packed.get(packing) ?? PACKINGS[packing](text);
    packed.set(packing, whole);
    return reply.header('content-encoding', packing).send(await whole);
  });
}

/** Serves the documents of the API, and a page for people who read it. Each is made when somebody first asks. */
export function serveApiDocument(app: FastifyInstance, tagged: Tagged, areas: Areas): void {
  const [style, script] = [`${FILES}/style.css`, `${FILES}/search.js`];
  for (const one of DOCUMENTS)
    serveText(app, one.address, 'application/json', () => JSON.stringify(servedDocument(one, tagged, areas)));
  serveText(app, FILES, 'text/html', () => referencePage(tagged, areas, { documents: DOCUMENTS, style, script }));
  serveText(app, style, 'text/css', () => fileAt('./reference.css'));
  serveText(app, script, 'text/javascript', () => fileAt('./reference-search.js'));
}
