import type { Envelope } from '@dure/contract/http/envelope';
import type { EndpointDefinition, Input, Output, RouteOf } from '@dure/contract/http/endpoint';
import { ApiError, NETWORK_ERROR, TIMEOUT, toTell } from './api-error.ts';
import { interrupt } from '../interruptions.ts';
import { kernelText } from '../kernel.text.ts';
import { buildRequest, type LooseInput } from './request.ts';
import { noteKept } from '../online.ts';
import { endSession } from '../session.ts';
import { sendWithProgress } from './upload.ts';

const DEFAULT_TIMEOUT_MS = 600_000;
const SUCCESS_CODE = '0000';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Makes a creating call repeatable: the same key runs once. */
  readonly idempotencyKey?: string;
  readonly timeoutMs?: number;
  /** Lets the call outlive the page (drafts on leaving); for bodies under 64 KB. */
  readonly keepalive?: boolean;
  /** A 403 leads on at the place that asked, so nothing is told here. */
  readonly leadsOnIfForbidden?: boolean;
  /** How much of the body is sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

async function send(request: Request, options: CallOptions): Promise<Response> {
  const { signal, timeoutMs = DEFAULT_TIMEOUT_MS, keepalive = false, onProgress } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const ends = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    return await (onProgress
      ? sendWithProgress(request, ends, onProgress)
      : fetch(request, { signal: ends, keepalive }));
  } catch (error) {
    if (signal?.aborted) throw error;
    if (timeout.aborted) throw new ApiError({ code: TIMEOUT, status: 0, message: kernelText.timeout });
    throw new ApiError({ code: NETWORK_ERROR, status: 0, message: kernelText.networkError });
  }
}

async function readEnvelope(response: Response, isWrite: boolean): Promise<Envelope> {
  try {
    return (await response.json()) as Envelope;
  } catch {
    const { status } = response;
    throw new ApiError({ code: String(status), status, message: kernelText.unreadable, isWrite });
  }
}

function refused(
  { status, headers }: Response,
  { code, message, errors, data, requestId }: Envelope,
  { leadsOn, isWrite }: { readonly leadsOn: boolean | undefined; readonly isWrite: boolean },
): ApiError {
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  const error = new ApiError({ code, status, message, fields: errors, data, requestId, retryAfter, isWrite });
  if (status === 401 && endSession()) interrupt({ kind: 'unauthenticated', message });
  if (status === 403 && leadsOn !== true) interrupt({ kind: 'forbidden', ...toTell(error) });
  return error;
}

/**
 * Calls the API with the endpoint imported as a type, so that its schemas stay out of the bundle: `call<typeof
 * gradeAnswer>('PUT /api/v1/…/grade', { params, body })`. It answers the envelope's `data` (a Blob for a download) or
 * throws `ApiError`. A 401 ends the session and leads to the log-in. A 403 is reported to the person here, unless the
 * caller redirects by itself.
 */
export async function call<E extends EndpointDefinition>(
  route: RouteOf<E>,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Output<E>> {
  // The endpoint's own types are the caller's; here any input is params, query, body and files.
  const request = buildRequest(route, input as LooseInput, options.idempotencyKey);
  const response = await send(request, options);
  noteKept(response);
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (response.ok && !isJson) return (await response.blob()) as Output<E>;
  const isWrite = request.method !== 'GET';
  const envelope = await readEnvelope(response, isWrite);
  if (!response.ok || envelope.code !== SUCCESS_CODE)
    throw refused(response, envelope, { leadsOn: options.leadsOnIfForbidden, isWrite });
  return envelope.data as Output<E>;
}
