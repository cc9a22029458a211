import type { Assistant } from '@dure/contract/lectures/lecture-clubs/assistant';
import type { LectureClubDraft } from '@dure/contract/lectures/lecture-clubs/lecture-club-form';
import type { LectureClubDetail, StudyMaterial } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import type { CommonValues } from '../form/fields-form.ts';
import { commonValues, newKey, normalised } from '../form/club-values.ts';

/** A study in the form; `key` names it while it has no sequence yet, and through every change of order. */
export interface StudyValues {
  readonly key: string;
  readonly clubStudySequence: number | null;
  readonly title: string;
  readonly description: string;
  readonly startAt: string | null;
  readonly endAt: string | null;
  readonly materials: readonly StudyMaterial[];
}

/** Everything a person types in the form of a lecture club, with what is needed to show it again. */
export interface LectureValues extends CommonValues {
  readonly clubSequence: number | null;
  readonly version: number;
  readonly studies: readonly StudyValues[];
  readonly assistant: Assistant;
}

export const emptyStudy = (): StudyValues => ({
  key: newKey(),
  clubStudySequence: null,
  title: '',
  description: '',
  startAt: null,
  endAt: null,
  materials: [],
});

/** What the server keeps, as the form shows it. Studies that the form knows keep their keys, so that nothing jumps. */
export function lectureOf(detail: LectureClubDetail, known: readonly StudyValues[] = []): LectureValues {
  return {
    ...commonValues(detail),
    studies: detail.studies.map((study, index) => {
      const same = known.find(({ clubStudySequence }) => clubStudySequence === study.clubStudySequence);
      return { ...study, key: same?.key ?? known[index]?.key ?? newKey() };
    }),
  };
}

/** The body of a draft or a submission. */
export function lectureBody(values: LectureValues): LectureClubDraft {
  const { imageUrl: _, imageShape: __, instructors, studies, ...fields } = values;
  return {
    ...fields,
    instructors: instructors.map(({ memberUUID }) => memberUUID),
    studies: studies.map(({ clubStudySequence, title, description, startAt, endAt, materials }) => ({
      clubStudySequence,
      title,
      description,
      startAt,
      endAt,
      materials: materials.map(({ contentSequence }) => ({ contentSequence })),
    })),
  };
}

const PARTS = ['studies', 'assistant'] as const;
export type LecturePart = 'fields' | (typeof PARTS)[number];

const written = (value: unknown) => JSON.stringify(value, (_key, one: unknown) => normalised(one));

/** What a person wrote in one part, as text to compare: without what the server gives, cleaned as the server cleans it. */
export function partText(values: LectureValues, part: LecturePart): string {
  const { clubSequence: _, version: __, studies, assistant, participationCode, ...fields } = lectureBody(values);
  if (part === 'assistant') return written(assistant);
  if (part === 'fields') return written({ ...fields, participationCode: participationCode.toUpperCase() });
  return written(studies.map(({ clubStudySequence: _sequence, ...study }) => study));
}

export const LECTURE_PARTS = ['fields', ...PARTS] as const;
export const isSameLecture = (one: LectureValues, other: LectureValues): boolean =>
  LECTURE_PARTS.every((part) => partText(one, part) === partText(other, part));
