import { errors, type ErrorName } from '@dure/contract/errors';
import { escapeUTF8 } from 'entities';
import type { FastifyRequest } from 'fastify';
import { REQUEST_NUMBER, TO_HOME, TO_SETUP, TRY_AGAIN } from './failures.text.ts';

/** Below these nothing is a page: an unknown address there is answered by the API. */
const NO_PAGE =
  /^\/(api|guest|posts|popular|popular-posts|seminars|banners|my\/seminars|assets|images|healthz|readyz)(\/|$)|\.[a-z0-9]+$/i;

/** Whether a person who opens this path (without a query) is to see a page. */
export const isPagePath = (pathname: string): boolean => !NO_PAGE.test(pathname);

/** Whether the request is for a page, whose failure a person looks at. */
export const wantsPage = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  method === 'GET' && isPagePath(url.split('?')[0]!);

/** Whether a browser asks, for a person; programs ask for JSON, or for anything. */
export const asksForHtml = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.accept?.includes('text/html') ?? false;

const BODY =
  'margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;' +
  'box-sizing:border-box;font-family:system-ui,sans-serif;text-align:center;word-break:keep-all';
const LINK = 'display:inline-flex;align-items:center;min-height:44px;padding:0 16px';

/** Where asking again helps nobody, what does. */
const WAYS_ON: { readonly [Name in ErrorName]?: readonly [place: string, words: string] } = {
  pathNotFound: ['/', TO_HOME],
  notSetUp: ['/setup', TO_SETUP],
};

/** A failure as a page of its own: it asks for nothing, so it comes where nothing else would. `notes` are said below. */
export function failurePage(
  name: ErrorName,
  requestId: string,
  theme: string | undefined,
  notes: readonly string[] = [],
): string {
  const { code, message } = errors[name === 'pathNotFound' ? 'notFound' : name];
  const [place, way] = WAYS_ON[name] ?? ['', TRY_AGAIN];
  const schemes = theme === 'light' || theme === 'dark' ? theme : 'light dark';
  return `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="${schemes}" />
    <title>${message}</title>
  </head>
  <body style="${BODY}">
    <main>
      <h1 style="margin:0;font-size:20px">${message}</h1>
${notes.map((note) => `      <p style="margin:12px 0 0;overflow-wrap:anywhere">${escapeUTF8(note)}</p>\n`).join('')}      <p><a href="${place}" style="${LINK}">${way}</a></p>
      <small style="overflow-wrap:anywhere">${code} · ${REQUEST_NUMBER} ${requestId}</small>
    </main>
  </body>
</html>
`;
}
