import { vi } from 'vitest';

export interface Sent {
  readonly route: string;
  readonly url: URL;
  readonly body: unknown;
}
/** What the server answers to one call: data, or a refusal by code, status and sentence. */
export type Answer =
  | { readonly data: unknown }
  | { readonly code: string; readonly message: string; readonly status?: number; readonly fields?: unknown };

/** Stands in for the server: answers by `METHOD /path`, and notes what was sent. */
export function fakeServer(answers: Record<string, (sent: Sent) => Answer | Promise<Answer>>) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    const route = `${request.method} ${url.pathname}`;
    const text = await request.text();
    const one: Sent = { route, url, body: text === '' ? undefined : JSON.parse(text) };
    sent.push(one);
    const answer = answers[route];
    if (!answer) throw new TypeError(`nothing answers ${route}`);
    const found = await answer(one);
    if ('data' in found) return Response.json({ code: '0000', message: '', data: found.data });
    const { code, message, status = 200, fields } = found;
    return Response.json({ code, message, data: null, errors: fields }, { status });
  });
  return { sent, routes: () => sent.map(({ route }) => route) };
}
