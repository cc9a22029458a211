import type { LectureClubDraft } from '@dure/contract/lectures/lecture-clubs/lecture-club-form';
import type { LectureClubDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import type { DraftArea, Served } from '../../../../kernel/draft/draft.ts';
import { useDraft, type Draft } from '../../../../kernel/draft/use-draft.ts';
import { isSameLecture, lectureBody, lectureOf, type LectureValues } from './lecture-values.ts';

export type LectureDraft = Draft<LectureValues>;
export type SaveLecture = (body: LectureClubDraft, idempotencyKey: string) => Promise<LectureClubDetail>;

/** The current state that a refusal of a stale version carries. */
export function currentLectureIn(error: unknown): LectureClubDetail | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { data } = error;
  const isDetail = typeof data === 'object' && data !== null && 'version' in data && 'studies' in data;
  // Only the club's own state has both, and it is the contract's answer to a stale version.
  return isDetail ? (data as LectureClubDetail) : undefined;
}

/** What the server just answered, as the form holds it. */
export const servedLecture = (detail: LectureClubDetail, { studies }: LectureValues): Served<LectureValues> => ({
  value: lectureOf(detail, studies),
  version: detail.version,
  savedAt: new Date().toISOString(),
});

/** `values` as the next version of `base`: a study that is no longer there becomes a new one. */
function rebased(values: LectureValues, base: LectureValues): LectureValues {
  const known = new Set(base.studies.map(({ clubStudySequence }) => clubStudySequence));
  const studies = values.studies.map((study) =>
    known.has(study.clubStudySequence) ? study : { ...study, clubStudySequence: null },
  );
  return { ...values, clubSequence: base.clubSequence, version: base.version, studies };
}

/** `values` with the version and the sequences that the server gave for what was `sent`. */
function withSequences(values: LectureValues, sent: LectureValues, saved: LectureValues): LectureValues {
  const given = new Map(sent.studies.map(({ key }, index) => [key, saved.studies[index]?.clubStudySequence]));
  const studies = values.studies.map((study) => ({
    ...study,
    clubStudySequence: given.get(study.key) ?? study.clubStudySequence,
  }));
  return { ...values, clubSequence: saved.clubSequence, version: saved.version, studies };
}

/** A lecture club that is being written, as the draft engine takes it; without `save` it is sent by hand. */
const lectureDraft = (save?: SaveLecture): DraftArea<LectureValues> => ({
  place: ({ clubSequence }) => `lecture/${clubSequence ?? 'new'}`,
  isSame: isSameLecture,
  theirsIn: (error, values) => {
    const current = currentLectureIn(error);
    return current && servedLecture(current, values);
  },
  creates: ({ clubSequence }) => clubSequence === null,
  onto: (mine, server, sent) => (sent ? withSequences(mine, sent, server) : rebased(mine, server)),
  ...(save && {
    save: async (values, _, key) => {
      const { value, ...served } = servedLecture(await save(lectureBody(values), key), values);
      return { ...served, value: withSequences(values, values, value) };
    },
  }),
});

/** The lecture club that this screen writes: saved by itself, or by hand where no `save` is given. */
export const useLectureDraft = (initial: LectureValues, save?: SaveLecture): LectureDraft =>
  useDraft(lectureDraft(save), { value: initial, version: initial.version, savedAt: null });
