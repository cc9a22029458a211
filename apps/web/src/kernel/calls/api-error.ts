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
  /** Whether the call would have changed something. */
  readonly isWrite?: boolean;
}

/** No answer came: `code` then is one of these and `status` 0. */
export const NETWORK_ERROR = 'NETWORK_ERROR';
export const TIMEOUT = 'TIMEOUT';
/** The server's own word for a failure that it cannot explain. */
const UNEXPECTED = '0500';

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
  readonly isWrite: boolean;

  constructor({ code, status, message, fields = [], data = null, requestId, retryAfter, isWrite = false }: Failure) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.data = data;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.isWrite = isWrite;
  }

  /** Sentences by field, as `ui/Form` takes them; the first one of each field. */
  get fieldMessages(): Record<string, string> {
    return Object.fromEntries(this.fields.toReversed().map(({ path, message }) => [path, message]));
  }

  /** Code and request number, as whoever helps asks for them. */
  get reference(): string {
    return kernelText.reference(this.code, this.requestId);
  }

  /** Whether nothing is known but that it failed: the server met what it did not expect, or its answer cannot be read. */
  get isUnexplained(): boolean {
    return this.code === UNEXPECTED || this.code === String(this.status);
  }

  /** Whether the same call may succeed when it is simply made again. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** The specification's generic alert, where an error has no sentence of its own; else its sentence. */
const sentenceOf = (error: Error): string => {
  if (!(error instanceof ApiError) || !error.isUnexplained) return error.message;
  return kernelText.unexplained(error.isWrite, error.code, error.message);
};

/** What a person reads of an error: its sentence, and small below it what names it. */
export const toTell = (error: Error): { readonly message: string; readonly reference?: string } => ({
  message: sentenceOf(error),
  ...(error instanceof ApiError && { reference: error.reference }),
});

const hasStatus = (status: number) => (error: unknown) => error instanceof ApiError && error.status === status;
/** Whether what the call was about does not exist, or not for this person. */
export const isUnknown = hasStatus(404);
/** Whether the person may not do what the call asked for. */
export const isForbidden = hasStatus(403);
