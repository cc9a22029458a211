import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { keyword, pathSequence, uuid, moment } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { studyMaterial } from '../../lectures/lecture-clubs/lecture-clubs.views.ts';
import { STUDENT_SORTS } from './student-sorts.ts';

const params = z.object({ club: pathSequence });
const count = z.number().int();
const studyPlace = z.object({ clubStudySequence: count, no: count, title: z.string() });

/** A member of a lecture club and how far they have read. */
export const lectureStudent = person
  .extend({
    joinedAt: moment.nullable(),
    progress: count.describe(
      'Percent of the pages of the studies that have begun; what is read ahead counts, 100 at most',
    ),
    readPages: count,
    lastReadAt: moment.nullable().describe('When they read last; null for who has not begun'),
    lastStudy: studyPlace.nullable().describe('The study that they read last'),
    lastMessageAt: moment.nullable().describe('When somebody who runs the club wrote to them last'),
    questionCount: count.describe('Questions that they asked, private ones too'),
    isSilent: z.boolean().describe('`SILENT_DAYS` without reading, while there is something to read'),
  })
  .meta({ id: 'LectureStudent' });
export type LectureStudent = z.output<typeof lectureStudent>;

/** A study and how members read it. */
export const studyFigures = studyPlace
  .extend({
    startAt: moment.nullable(),
    endAt: moment.nullable(),
    hasBegun: z.boolean(),
    materialCount: count,
    failedCount: count.describe('Materials that could not be read'),
    pageCount: count.describe('Pages to read; what has none counts as one'),
    readerCount: count.describe('Members of now who read something of it, and who read all of it'),
    finishedCount: count,
    meanProgress: count
      .nullable()
      .describe('Mean percent of its pages over all members; null where there is nothing to read or nobody'),
    questionCount: count.describe('Questions that were asked in it, and of them those that wait for an instructor'),
    waitingCount: count,
  })
  .meta({ id: 'StudyFigures' });
export type StudyFigures = z.output<typeof studyFigures>;

/** A material that could not be read, with the study in which it stands. */
export const failedMaterial = z
  .object({
    study: studyPlace,
    material: studyMaterial,
    can: z.object({ replace: z.boolean() }).describe('Whether the caller may put another file in its place'),
  })
  .meta({ id: 'FailedMaterial' });
export type FailedMaterial = z.output<typeof failedMaterial>;

export const lectureDashboard = z
  .object({
    clubSequence: count,
    memberCount: count,
    studyCount: count,
    begunCount: count.describe('Studies that have begun'),
    work: z.object({
      waitingCount: count.describe('Questions that wait for an instructor'),
      unanswered: z
        .object({ count, studies: z.array(studyPlace.extend({ count })) })
        .describe('What the assistant found nothing for (`listUnanswered`), and in which studies: most of them first'),
      requestCount: count,
      failedCount: count,
      failed: z.array(failedMaterial).describe('Ten at most, in the order of the curriculum'),
      silentCount: count,
      silent: z.array(lectureStudent).describe('Those who read longest ago come first; ten at most'),
    }),
    progress: z
      .object({ mean: count, histogram: z.array(count), finishedCount: count })
      .describe('Percent; `histogram` counts members by fifths of progress'),
    materials: z
      .object({ count, read: count, underWay: count })
      .describe('The materials of all studies by the state of their reading'),
    studies: z.array(studyFigures),
  })
  .meta({ id: 'LectureDashboard' });
export type LectureDashboard = z.output<typeof lectureDashboard>;

export const getLectureDashboard = endpoint({
  name: 'getLectureDashboard',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/dashboard',
  summary: "A lecture club's work that waits, how far its members have read, and its studies; for its admins",
  audience: 'instructor',
  params,
  response: lectureDashboard,
});

export const listLectureStudents = endpoint({
  name: 'listLectureStudents',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/dashboard/students',
  summary: 'Members of a lecture club with what they have read, for its admins',
  audience: 'instructor',
  params,
  query: z.object({
    ...paging(50),
    keyword,
    filter: z.enum(['all', 'silent']).default('all'),
    sort: z.enum(STUDENT_SORTS).default('joined'),
  }),
  response: paged(lectureStudent),
});

const studyReading = studyFigures
  .pick({ startAt: true, endAt: true, hasBegun: true, pageCount: true })
  .extend({
    ...studyPlace.shape,
    readPages: count,
    lastReadAt: moment.nullable(),
  })
  .meta({ id: 'StudyReading' });
export const lectureStudentDetail = lectureStudent
  .extend({
    isMember: z.boolean().describe('Whether they belong to the club now, or left it'),
    studies: z.array(studyReading),
  })
  .meta({ id: 'LectureStudentDetail' });
export type LectureStudentDetail = z.output<typeof lectureStudentDetail>;

export const getLectureStudent = endpoint({
  name: 'getLectureStudent',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/students/{memberUUID}',
  summary: 'One member of a lecture club with what they have read of each study, for its admins',
  audience: 'instructor',
  params: params.extend({ memberUUID: uuid }),
  response: lectureStudentDetail,
});

export const listStudyFigures = endpoint({
  name: 'listStudyFigures',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/dashboard/studies',
  summary: 'Studies of a lecture club with how they are read, for its admins',
  audience: 'instructor',
  params,
  query: z.object(paging(50)),
  response: paged(studyFigures),
});

export const exportLectureClub = endpoint({
  name: 'exportLectureClub',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/dashboard/export',
  summary: 'Members of a lecture club and what they have read of each study as .xlsx, for its admins',
  audience: 'instructor',
  params,
  response: 'file',
  perMinute: 10,
});

export const exportLectureMaterials = endpoint({
  name: 'exportLectureMaterials',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/dashboard/materials',
  summary: 'The files of all studies of a lecture club as one ZIP, a folder for each study; for its admins',
  audience: 'instructor',
  params,
  response: 'file',
  perMinute: 10,
  errors: ['archiveTooLarge'],
});
