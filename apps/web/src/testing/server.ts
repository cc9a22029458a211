import { Blob, File } from 'node:buffer';
import { vi } from 'vitest';

/** jsdom's own forms and files cannot be read back from a request. */
const { constructor: FormData } = await new Response(new URLSearchParams()).formData();

export interface Sent {
  readonly route: string;
  readonly url: URL;
  readonly body: unknown;
  /** Names of the files sent along. */
  readonly files: readonly string[];
  readonly idempotencyKey: string | null;
}
/** What the server answers to one call: data, or a refusal by code, status and sentence. */
export type Answer =
  | { readonly data: unknown }
  | {
      readonly code: string;
      readonly message: string;
      readonly status?: number;
      readonly fields?: unknown;
      readonly requestId?: string;
      /** Seconds after which a new try makes sense. */
      readonly retryAfter?: number;
      /** The state that the server keeps instead, as the refusal of a lost update carries it. */
      readonly kept?: unknown;
    };

/** Stands in for the server: answers by `METHOD /path`, and notes what was sent. */
export function fakeServer(answers: Record<string, (sent: Sent) => Answer | Promise<Answer>>) {
  const sent: Sent[] = [];
  for (const [name, value] of Object.entries({ Blob, File, FormData })) vi.stubGlobal(name, value);
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    const route = `${request.method} ${url.pathname}`;
    const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true;
    const form = isForm ? await request.formData() : undefined;
    const part = form?.get('request');
    const text = form ? await new Response(part ?? '').text() : await request.text();
    const files = form?.getAll('files').flatMap((file) => (typeof file === 'string' ? [] : [file.name])) ?? [];
    const idempotencyKey = request.headers.get('idempotency-key');
    const one: Sent = { route, url, body: text === '' ? undefined : JSON.parse(text), files, idempotencyKey };
    sent.push(one);
    const answer = answers[route];
    if (!answer) throw new TypeError(`nothing answers ${route}`);
    const found = await answer(one);
    if ('data' in found) return Response.json({ code: '0000', message: '', data: found.data });
    const { code, message, status = 200, fields, requestId, kept = null, retryAfter } = found;
    const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    return Response.json({ code, message, data: kept, errors: fields, requestId }, { status, headers });
  });
  return { sent, routes: () => sent.map(({ route }) => route) };
}
