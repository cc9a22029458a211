import { ApiError } from '../../../kernel/api-error.ts';

/** The sentence that a refusal has for a field. */
export const messageAt = (error: Error | null, field: string): string | undefined =>
  error instanceof ApiError ? error.fieldMessages[field] : undefined;
