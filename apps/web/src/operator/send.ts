import type { Envelope } from '@dure/contract/http/envelope';
import { ApiError, NETWORK_ERROR } from '../kernel/calls/api-error.ts';
import { kernelText } from '../kernel/kernel.text.ts';

interface Sending {
  readonly credentials: RequestCredentials;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Calls for operators: they know of no organisation, so no session of one goes along by itself. */
export async function sendOperator<T>(
  method: string,
  path: string,
  { credentials, headers, body }: Sending,
): Promise<T> {
  const request = new Request(new URL(`/api/operator/v1${path}`, location.href), {
    method,
    credentials,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const isWrite = method !== 'GET';
  const response = await fetch(request).catch(() => {
    throw new ApiError({ code: NETWORK_ERROR, status: 0, message: kernelText.networkError, isWrite });
  });
  const { code, message, data, errors, requestId } = (await response.json()) as Envelope<T>;
  if (response.ok) return data;
  const retryAfter = Number(response.headers.get('retry-after') ?? 0) || undefined;
  throw new ApiError({ code, status: response.status, message, fields: errors, requestId, retryAfter, isWrite });
}
