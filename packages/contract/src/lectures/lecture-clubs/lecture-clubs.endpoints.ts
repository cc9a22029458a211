import { z } from 'zod';
import { endpoint, type FilePart } from '../../http/endpoint.ts';
import { MAX_INTEGER, pathSequence } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import {
  assistantForm,
  curriculumForm,
  lectureClubChange,
  lectureClubDraft,
  lectureClubForm,
} from './lecture-club-form.ts';
import { lectureClubAbout, lectureClubDetail, materialReading, studyDetail, studyView } from './lecture-clubs.views.ts';
import { MAX_CONTENT_BYTES } from '../../limits/content-limits.ts';
import { MAX_CURRICULUM_FILES } from './lecture-club-limits.ts';

const byId = z.object({ id: pathSequence });
const ofClub = z.object({ club: pathSequence });
const file = {
  maxCount: MAX_CURRICULUM_FILES,
  maxBytes: MAX_CONTENT_BYTES,
  accept: ['document', 'text', 'page', 'image'],
} as const satisfies FilePart;

export const createLectureClub = endpoint({
  name: 'createLectureClub',
  method: 'POST',
  path: '/api/v1/lecture-club',
  summary: 'Submits a new lecture club, or the draft or rejected club that `clubSequence` names',
  audience: 'instructor',
  body: lectureClubForm,
  response: lectureClubDetail,
  errors: [
    'studyStartTaken',
    'studyBeyondNext',
    'endBeforeStart',
    'studyBeyondLecture',
    'participationCodeTaken',
    'staleVersion',
    'conflict',
    'notFound',
  ],
  idempotencyKey: true,
});

export const saveLectureClubDraft = endpoint({
  name: 'saveLectureClubDraft',
  method: 'PUT',
  path: '/api/v1/lecture-club/temporary',
  summary: 'Saves a lecture club as a draft (0000); `clubSequence` null makes a new one',
  audience: 'instructor',
  body: lectureClubDraft,
  response: lectureClubDetail,
  errors: ['staleVersion', 'conflict', 'notFound'],
  idempotencyKey: true,
});

export const getLectureClub = endpoint({
  name: 'getLectureClub',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{id}',
  summary: 'A lecture club with its curriculum as its admins (and managers, for approval) see it',
  audience: 'instructor',
  params: byId,
  response: lectureClubDetail,
});

export const updateLectureClub = endpoint({
  name: 'updateLectureClub',
  method: 'PUT',
  path: '/api/v1/lecture-clubs/{id}',
  summary: "Changes a submitted lecture club's own fields",
  audience: 'instructor',
  params: byId,
  body: lectureClubChange,
  response: lectureClubDetail,
  errors: [
    'endBeforeStart',
    'studyBeyondLecture',
    'participationCodeTaken',
    'staleVersion',
    'conflict',
    'clubReadOnly',
  ],
});

export const updateCurriculum = endpoint({
  name: 'updateCurriculum',
  method: 'PUT',
  path: '/api/v1/lecture-clubs/{id}/curriculum',
  summary: 'The studies of a submitted lecture club as listed, with materials of the library, files and addresses',
  audience: 'instructor',
  params: byId,
  body: curriculumForm,
  files: { file },
  response: lectureClubDetail,
  errors: [
    'studyStartTaken',
    'studyBeyondNext',
    'endBeforeStart',
    'studyBeyondLecture',
    'invalidUrl',
    'staleVersion',
    'conflict',
    'clubReadOnly',
    'studyHasQuestions',
  ],
});

export const updateAssistant = endpoint({
  name: 'updateAssistant',
  method: 'PUT',
  path: '/api/v1/lecture-clubs/{id}/ai-assistant',
  summary: "Settings of a submitted lecture club's assistant",
  audience: 'instructor',
  params: byId,
  body: assistantForm,
  response: lectureClubDetail,
  errors: ['staleVersion', 'conflict', 'clubReadOnly'],
});

export const getLectureClubAbout = endpoint({
  name: 'getLectureClubAbout',
  method: 'GET',
  path: '/api/v1/lecture-club/{id}/about',
  summary: 'What a lecture club is, with the outline of its studies: for visitors, members and its admins',
  audience: 'guest',
  params: byId,
  response: lectureClubAbout,
  errors: ['unauthenticated', 'forbidden'],
});

export const listStudies = endpoint({
  name: 'listStudies',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/studies',
  summary: "A lecture club's studies in their order, with their materials; for its members and admins",
  audience: 'member',
  params: ofClub,
  query: z.object(paging()),
  response: paged(studyView),
});

export const getStudy = endpoint({
  name: 'getStudy',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/studies/{study}',
  summary: 'One study with its materials, for members and admins of its club',
  audience: 'member',
  params: ofClub.extend({ study: pathSequence }),
  response: studyDetail,
});

export const rememberReading = endpoint({
  name: 'rememberReading',
  method: 'PUT',
  path: '/api/v1/lecture-clubs/{club}/studies/{study}/materials/{contentSequence}/reading',
  summary: "Remembers the page of a study's material that the caller reads; for its members and admins",
  audience: 'member',
  params: ofClub.extend({ study: pathSequence, contentSequence: pathSequence }),
  body: z.object({ at: z.number().int().min(1).max(MAX_INTEGER) }),
  response: materialReading,
});
