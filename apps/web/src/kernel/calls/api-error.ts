import type { FieldError } from '@dure/contract/http/envelope';
import { kernelText } from '../kernel.text.ts';

interface Failure {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly fields?: readonly FieldError[] | undefined;
  readonly data?: unknown;
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
}

/** No answer came: `code` then is one of these and `status` 0. */
export const NETWORK_ERROR = 'NETWORK_ERROR';
export const TIMEOUT = 'TIMEOUT';

/** A call that was refused or got no answer. `message` is a Korean sentence that a person can be shown. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: readonly FieldError[];
  /** The envelope's `data`: of a lost update (0409) the current state. */
  readonly data: unknown;
  readonly requestId: string | undefined;
  /** Seconds to wait, where the server says so (429). */
  readonly retryAfter: number | undefined;

  constructor({ code, status, message, fields = [], data = null, requestId, retryAfter }: Failure) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.data = data;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }

  /** Sentences by field, as `ui/Form` takes them; the first one of each field. */
  get fieldMessages(): Record<string, string> {
    return Object.fromEntries(this.fields.toReversed().map(({ path, message }) => [path, message]));
  }

  /** Code and request number, as whoever helps asks for them. */
  get reference(): string {
    return kernelText.reference(this.code, this.requestId);
  }

  /** Whether the same call may succeed when it is simply made again. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** What a person reads of an error: its sentence, and small below it what names it. */
export const toTell = (error: Error): { readonly message: string; readonly reference?: string } => ({
  message: error.message,
  ...(error instanceof ApiError && { reference: error.reference }),
});

const hasStatus = (status: number) => (error: unknown) => error instanceof ApiError && error.status === status;
/** Whether what the call was about does not exist, or not for this person. */
export const isUnknown = hasStatus(404);
/** Whether the person may not do what the call asked for. */
export const isForbidden = hasStatus(403);
