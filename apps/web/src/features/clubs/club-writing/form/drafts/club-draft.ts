import type { QuizClubDetail, QuizClubDraft } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { ApiError } from '../../../../../kernel/calls/api-error.ts';
import type { DraftArea, Served } from '../../../../../kernel/draft/draft.ts';
import { useDraft, type Draft } from '../../../../../kernel/draft/use-draft.ts';
import { bodyOf, contentOf, valuesOf, type ClubValues } from '../club-values.ts';
import { rebased, withSequences } from './club-versions.ts';

export type ClubDraft = Draft<ClubValues>;
export type SaveDraft = (body: QuizClubDraft, idempotencyKey: string) => Promise<QuizClubDetail>;

/** The current state that a refusal of a stale version carries. */
export function currentStateIn(error: unknown): QuizClubDetail | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { data } = error;
  const isDetail = typeof data === 'object' && data !== null && 'version' in data && 'quizzes' in data;
  // Only the club's own state has both, and it is the contract's answer to a stale version.
  return isDetail ? (data as QuizClubDetail) : undefined;
}

type KnownQuizzes = Pick<ClubValues, 'quizzes'>;

/** What the server just answered, as the form holds it. */
export const servedClub = (detail: QuizClubDetail, { quizzes }: KnownQuizzes): Served<ClubValues> => ({
  value: valuesOf(detail, quizzes),
  version: detail.version,
  savedAt: new Date().toISOString(),
});

/** A club that is being written, as the draft engine takes it; without `save` it is sent by hand. */
export const clubDraft = (save?: SaveDraft): DraftArea<ClubValues> => ({
  place: ({ clubSequence }) => `club/${clubSequence ?? 'new'}`,
  isSame: (a, b) => contentOf(a) === contentOf(b),
  theirsIn: (error, values) => {
    const current = currentStateIn(error);
    return current && servedClub(current, values);
  },
  creates: ({ clubSequence }) => clubSequence === null,
  onto: (mine, server, sent) => (sent ? withSequences(mine, sent, server) : rebased(mine, server)),
  ...(save && {
    save: async (values, _, key) => {
      const { value, ...served } = servedClub(await save(bodyOf(values), key), values);
      return { ...served, value: withSequences(values, values, value) };
    },
  }),
});

/** The form as it was opened: nothing of it is told to be saved yet. */
export const openedClub = (value: ClubValues): Served<ClubValues> => ({ value, version: value.version, savedAt: null });

/** The club that this screen writes: saved by itself, or by hand where no `save` is given. */
export const useClubDraft = (initial: ClubValues, save?: SaveDraft): ClubDraft =>
  useDraft(clubDraft(save), openedClub(initial));
