import { ApiError } from '../../kernel/calls/api-error.ts';
import { loginText } from './login.text.ts';

/** Said of a log-in that failed for no reason that it knows (specification, section 8). */
const LOGIN_FAILED = 'C4999';
const UNEXPECTED = new Set([401, 404]);

/** What a log-in that failed tells: a refusal it expects as it is, everything else as a failed log-in, with its number. */
export function loginFailure(error: unknown): ApiError {
  const known = error instanceof ApiError ? error : undefined;
  if (known && known.status < 500 && !UNEXPECTED.has(known.status)) return known;
  const { status = 0, requestId } = known ?? {};
  return new ApiError({ code: LOGIN_FAILED, status, message: loginText.failed, requestId });
}
