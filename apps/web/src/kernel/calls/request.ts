import { normalCall } from '@dure/contract/platform/pages/first-calls';

export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, readonly Blob[] | undefined>>;
}

function fillPath(path: string, params: LooseInput['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new TypeError(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}

function searchOf(query: LooseInput['query'] = {}): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  return search;
}

/** The one address of a question without a body, whatever the order of its parameters. */
export function addressOf(route: string, { params, query }: LooseInput): string {
  return normalCall(fillPath(route.split(' ')[1] ?? '/', params), searchOf(query));
}

function multipart(body: unknown, files: NonNullable<LooseInput['files']>): FormData {
  const form = new FormData();
  if (body !== undefined) form.append('request', new Blob([JSON.stringify(body)], { type: 'application/json' }));
  for (const [field, blobs = []] of Object.entries(files)) for (const blob of blobs) form.append(field, blob);
  return form;
}

/** The request of one call: path and query filled, the body as JSON, or as multipart where the endpoint takes files. */
export function buildRequest(route: string, input: LooseInput, idempotencyKey?: string): Request {
  const [method = 'GET', path = '/'] = route.split(' ');
  const headers = new Headers({ accept: 'application/json' });
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (input.files) init.body = multipart(input.body, input.files);
  else if (input.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(input.body);
  }
  const search = searchOf(input.query);
  const address = fillPath(path, input.params) + (search.size > 0 ? `?${search}` : '');
  return new Request(new URL(address, location.origin), init);
}
