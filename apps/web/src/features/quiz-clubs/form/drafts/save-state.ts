import type { QuizClubDetail } from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import { ApiError } from '../../../../kernel/api-error.ts';
import type { ClubValues } from '../club-values.ts';

/** Where the typed text is safe. */
export type SaveState =
  | { readonly kind: 'untouched' }
  /** On this device; the server gets it after a pause in typing. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  /** On this device only: there is no network, the session has ended, or the club is saved by hand. */
  | { readonly kind: 'kept'; readonly why: 'offline' | 'session' | 'by-hand' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'conflict'; readonly theirs: ClubValues };

/** The current state that a refusal of a stale version carries. */
export function currentStateIn(error: unknown): QuizClubDetail | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { data } = error;
  const isDetail = typeof data === 'object' && data !== null && 'version' in data && 'quizzes' in data;
  // Only the club's own state has both, and it is the contract's answer to a stale version.
  return isDetail ? (data as QuizClubDetail) : undefined;
}

const TOO_MANY_REQUESTS = 429;

/** Where the text is after a save that failed for another reason than a stale version. */
export function stateAfter(error: unknown): SaveState {
  if (!(error instanceof ApiError)) throw error;
  if (error.isPassing || error.status === TOO_MANY_REQUESTS) return { kind: 'kept', why: 'offline' };
  if (error.status === 401) return { kind: 'kept', why: 'session' };
  return { kind: 'refused', message: error.fields[0]?.message ?? error.message };
}
