import { z } from 'zod';
import { clubDraftFields, clubFields, existingClub } from '../clubs/club-fields.ts';
import { instant, rawText, sequence, text, version } from '../http/fields.ts';
import { assistant, assistantFields } from './assistant.ts';

/** A club has 200 studies at most (decisions, section 4). */
export const MAX_STUDIES = 200;
export const MAX_MATERIALS = 20;
/** Files that come along with one call of the curriculum. */
export const MAX_CURRICULUM_FILES = 20;

/** A content of the library, or of the club already, as the material of a study. */
const material = z.object({ contentSequence: sequence }).meta({ id: 'MaterialForm' });
/** The same, or what comes along: the file of that number in the call, from 1, or an address. */
const givenMaterial = z
  .object({
    contentSequence: sequence.nullable().default(null),
    fileNo: z.number().int().min(1).max(MAX_CURRICULUM_FILES).nullable().default(null),
    contentUrl: text(0, 2000).default(''),
    title: text(0, 200).default('').describe("Empty: the file's name, or what the page calls itself"),
  })
  .meta({ id: 'GivenMaterial' });

const study = z
  .object({
    clubStudySequence: sequence
      .nullable()
      .default(null)
      .describe('Of a study that the club has already; new ones have none'),
    title: text(1, 100),
    description: text(0, 2000).default(''),
    startAt: instant,
    endAt: instant,
    materials: z.array(material).max(MAX_MATERIALS).default([]),
  })
  .meta({ id: 'StudyForm' });
const draftStudy = study
  .extend({
    title: rawText(100).default(''),
    description: rawText(2000).default(''),
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
    assistant: assistant.extend({ name: rawText(20).default('') }).prefault({}),
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
