import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { keyword, pathSequence, uuid, version } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import {
  commonChange,
  EVALUATION_FILTERS,
  evaluationReport,
  evaluationStatus,
  releasedCounts,
  sectionsChange,
  wishedReports,
} from './evaluation.endpoints.ts';

/** The reports of lecture clubs: those of quiz clubs at paths of their own, drafted from what members have read. */
const params = z.object({ club: pathSequence });
const ofMember = params.extend({ memberUUID: uuid });
const filter = z.enum(EVALUATION_FILTERS).default('all');

export const getMyLectureEvaluation = endpoint({
  name: 'getMyLectureEvaluation',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/evaluation',
  summary: "The caller's own report of a lecture club, once it is released",
  audience: 'member',
  params,
  response: z.object({ report: evaluationReport.nullable() }),
});

export const startLectureEvaluation = endpoint({
  name: 'startLectureEvaluation',
  method: 'POST',
  path: '/api/v1/lecture-clubs/{club}/evaluation',
  summary:
    'Drafts a report of each member by rules from what they have read, in the background; edited and released ones stay',
  audience: 'instructor',
  params,
  response: evaluationStatus,
});

export const getLectureEvaluationStatus = endpoint({
  name: 'getLectureEvaluationStatus',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/evaluation/status',
  summary: 'How far the drafting of reports is',
  audience: 'instructor',
  params,
  response: evaluationStatus,
});

export const listLectureEvaluations = endpoint({
  name: 'listLectureEvaluations',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/evaluations',
  summary: 'Reports of the members of a lecture club, for its admins',
  audience: 'instructor',
  params,
  query: z.object({ ...paging(50), keyword, filter }),
  response: paged(evaluationReport),
});

export const getLectureEvaluation = endpoint({
  name: 'getLectureEvaluation',
  method: 'GET',
  path: '/api/v1/lecture-clubs/{club}/evaluations/{memberUUID}',
  summary:
    "One member's report, for the admins of the club, with whose reports stand before and after it in their list",
  audience: 'instructor',
  params: ofMember,
  query: z.object({ keyword, filter }),
  response: evaluationReport.extend({ previous: z.uuid().nullable(), next: z.uuid().nullable() }),
});

export const readLectureEvaluation = endpoint({
  name: 'readLectureEvaluation',
  method: 'PUT',
  path: '/api/v1/lecture-clubs/{club}/evaluations/{memberUUID}/read',
  summary: 'Notes that a report was read as it is now, so that it may be released; the first reader counts',
  audience: 'instructor',
  params: ofMember,
  body: z.object({ version }),
  response: evaluationReport,
  errors: ['staleVersion'],
});

export const editCommonLectureEvaluation = endpoint({
  name: 'editCommonLectureEvaluation',
  method: 'PUT',
  path: '/api/v1/lecture-clubs/{club}/evaluation/common',
  summary: 'Changes a part in all reports that say the same there; released ones change for their members at once',
  audience: 'instructor',
  params,
  body: commonChange,
  response: z.object({ changed: z.number().int() }),
  errors: ['staleVersion'],
});

export const editLectureEvaluation = endpoint({
  name: 'editLectureEvaluation',
  method: 'PUT',
  path: '/api/v1/lecture-clubs/{club}/evaluations/{memberUUID}',
  summary: 'Changes the sentences of a report; a released one changes for its member at once',
  audience: 'instructor',
  params: ofMember,
  body: sectionsChange,
  response: evaluationReport,
  errors: ['staleVersion'],
});

export const releaseLectureEvaluations = endpoint({
  name: 'releaseLectureEvaluations',
  method: 'POST',
  path: '/api/v1/lecture-clubs/{club}/evaluations/release',
  summary: 'Releases reports that were read to their members: those named, or all; what nobody read stays a draft',
  audience: 'instructor',
  params,
  body: wishedReports,
  response: releasedCounts,
  errors: ['reportsUnread'],
});
