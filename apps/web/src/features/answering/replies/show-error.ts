import { ApiError } from '../../../kernel/calls/api-error.ts';
import { notice } from '../../../kernel/interruptions.ts';

/** A refusal in words; the kernel has told of those that concern the whole session. */
export function showError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  if (error.status !== 401 && error.status !== 403) notice(error);
}
