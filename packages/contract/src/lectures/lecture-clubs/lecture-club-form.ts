import { z } from 'zod';
import { clubDraftFields, clubFields, existingClub } from '../../clubs/clubs/club-fields.ts';
import { instant, rawText, sequence, text, version } from '../../http/fields.ts';
import { MAX_STUDIES } from '../../clubs/clubs/club-limits.ts';
import { MAX_CONTENT_TITLE_LENGTH, MAX_CONTENT_URL_LENGTH } from '../../limits/content-limits.ts';
import { assistant, assistantFields } from './assistant.ts';
import {
  MAX_ASSISTANT_NAME_LENGTH,
  MAX_CURRICULUM_FILES,
  MAX_MATERIALS,
  MAX_STUDY_DESCRIPTION_LENGTH,
  MAX_STUDY_TITLE_LENGTH,
} from './lecture-club-limits.ts';

/** A content of the library, or of the club already, as the material of a study. */
const material = z.object({ contentSequence: sequence }).meta({ id: 'MaterialForm' });
/** The same, or what comes along: the file of that number in the call, from 1, or an address. */
const givenMaterial = z
  .object({
    contentSequence: sequence.nullable().default(null),
    fileNo: z.number().int().min(1).max(MAX_CURRICULUM_FILES).nullable().default(null),
    contentUrl: text(0, MAX_CONTENT_URL_LENGTH).default(''),
    title: text(0, MAX_CONTENT_TITLE_LENGTH)
      .default('')
      .describe("Empty: the file's name, or what the page calls itself"),
  })
  .meta({ id: 'GivenMaterial' });

const study = z
  .object({
    clubStudySequence: sequence
      .nullable()
      .default(null)
      .describe('Of a study that the club has already; new ones have none'),
    title: text(1, MAX_STUDY_TITLE_LENGTH),
    description: text(0, MAX_STUDY_DESCRIPTION_LENGTH).default(''),
    startAt: instant,
    endAt: instant,
    materials: z.array(material).max(MAX_MATERIALS).default([]),
  })
  .meta({ id: 'StudyForm' });
const draftStudy = study
  .extend({
    title: rawText(MAX_STUDY_TITLE_LENGTH).default(''),
    description: rawText(MAX_STUDY_DESCRIPTION_LENGTH).default(''),
    startAt: instant.nullable().default(null),
    endAt: instant.nullable().default(null),
  })
  .meta({ id: 'StudyDraft' });

/** A lecture club as it is submitted: every field within its bounds. Rules across fields: `periodFindings`, `studyFindings`. */
export const lectureClubForm = z
  .object({
    ...existingClub,
    ...clubFields,
    studies: z.array(study).min(1).max(MAX_STUDIES),
    assistant: assistant.prefault({}),
  })
  .meta({ id: 'LectureClubForm' });
export type LectureClubForm = z.output<typeof lectureClubForm>;

/** A lecture club that is still being written: everything may be missing, nothing may be out of bounds. */
export const lectureClubDraft = z
  .object({
    ...existingClub,
    ...clubDraftFields,
    studies: z.array(draftStudy).max(MAX_STUDIES).default([]),
    assistant: assistant.extend({ name: rawText(MAX_ASSISTANT_NAME_LENGTH).default('') }).prefault({}),
  })
  .meta({ id: 'LectureClubDraft' });
export type LectureClubDraft = z.output<typeof lectureClubDraft>;

/** A submitted club's own fields. */
export const lectureClubChange = z.object({ version, ...clubFields }).meta({ id: 'LectureClubChange' });
export type LectureClubChange = z.output<typeof lectureClubChange>;

/** The whole curriculum in its order: what is not listed is taken out. */
export const curriculumForm = z
  .object({
    version,
    studies: z
      .array(study.extend({ materials: z.array(givenMaterial).max(MAX_MATERIALS).default([]) }))
      .min(1)
      .max(MAX_STUDIES),
  })
  .meta({ id: 'CurriculumForm' });
export type CurriculumForm = z.output<typeof curriculumForm>;

/** All of it: what is left out of settings that stand already would go back to what it was in the beginning. */
export const assistantForm = z.object({ version, ...assistantFields }).meta({ id: 'AssistantForm' });
export type AssistantForm = z.output<typeof assistantForm>;
