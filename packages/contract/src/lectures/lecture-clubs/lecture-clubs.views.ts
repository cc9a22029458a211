import { z } from 'zod';
import { clubDetailFields } from '../../clubs/clubs/club-fields.ts';
import { clubAbout } from '../../clubs/clubs/clubs.views.ts';
import { contentVersion } from '../../authoring/contents/contents.views.ts';
import { lectureClubDraft } from './lecture-club-form.ts';
import { contentTypeCode } from '../../authoring/contents/content-codes.ts';
import { moment } from '../../http/fields.ts';

/** A content as the material of a study, in the version that counts. */
export const studyMaterial = contentVersion
  .extend({
    contentSequence: z.number().int(),
    contentType: contentTypeCode,
    title: z.string(),
  })
  .meta({ id: 'StudyMaterial' });
export type StudyMaterial = z.output<typeof studyMaterial>;

const writtenStudy = lectureClubDraft.shape.studies.unwrap().element;

/** A lecture club as its admins edit it: the draft's shape with what the server adds. */
export const lectureClubDetail = lectureClubDraft
  .extend({
    ...clubDetailFields,
    studies: z.array(writtenStudy.extend({ clubStudySequence: z.number().int(), materials: z.array(studyMaterial) })),
  })
  .meta({ id: 'LectureClubDetail' });
export type LectureClubDetail = z.output<typeof lectureClubDetail>;

/** A study as its club announces it. */
export const studyOutline = z
  .object({
    clubStudySequence: z.number().int(),
    no: z.number().int().describe('Its place in the club, from 1'),
    title: z.string(),
    description: z.string(),
    startAt: moment.nullable(),
    endAt: moment.nullable(),
    materialCount: z.number().int(),
    myProgress: z
      .number()
      .int()
      .nullable()
      .describe('Percent of its pages that the viewer has read; null for who reads nothing of it'),
  })
  .meta({ id: 'StudyOutline' });
export type StudyOutline = z.output<typeof studyOutline>;

/** What a lecture club's page shows before and after joining. */
export const lectureClubAbout = clubAbout
  .extend({
    backgroundImage: z.string(),
    studies: z.array(studyOutline),
  })
  .meta({ id: 'LectureClubAbout' });
export type LectureClubAbout = z.output<typeof lectureClubAbout>;

/** How far the viewer has read a material: where they stopped and the furthest page, of so many; 0 where they never began. */
export const materialReading = z
  .object({ at: z.number().int(), furthest: z.number().int(), of: z.number().int() })
  .meta({ id: 'MaterialReading' });
export type MaterialReading = z.output<typeof materialReading>;

/** A study with its materials, for the people of its club. */
export const studyView = studyOutline
  .extend({
    materials: z.array(studyMaterial.extend({ myReading: materialReading })),
  })
  .meta({ id: 'StudyWithMaterials' });
export type StudyView = z.output<typeof studyView>;

/** One study as its page shows it. */
export const studyDetail = studyView
  .extend({
    questionCount: z.number().int().describe('Questions that were asked in it, as far as the viewer may read them'),
  })
  .meta({ id: 'StudyDetail' });
export type StudyDetail = z.output<typeof studyDetail>;
