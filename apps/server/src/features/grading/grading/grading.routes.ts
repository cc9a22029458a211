import * as endpoints from '@dure/contract/grading/grading/grading.endpoints';
import * as levels from '@dure/contract/grading/grading/rubric-levels.endpoints';
import * as notes from '@dure/contract/grading/grading/notes/rubric-notes.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { chooseCountedVersion } from './counted-version.service.ts';
import { giveFeedback } from './feedback.service.ts';
import { gradeAnswer, getMemberAnswer, listMemberAnswers } from './grading.service.ts';
import { changeRubricLevels, listRubricGrades } from './levels/rubric-levels.service.ts';
import { changeRubricNotes, listRubricNotes } from './notes/notes.service.ts';
import { dropRubricNotePreview, getRubricNotePreview, previewRubricNote } from './notes/previews.service.ts';
import { evaluateSelf } from './self-evaluation.service.ts';

/** Grades, feedback and self-evaluation. */
export const gradingRoutes = [
  route(endpoints.listMemberAnswers, (unit, { params, query }) => listMemberAnswers(unit, params, query)),
  route(endpoints.getMemberAnswer, (unit, { params }) => getMemberAnswer(unit, params, params.memberUUID)),
  route(endpoints.gradeAnswer, (unit, { params, body }) => gradeAnswer(unit, params, params.memberUUID, body)),
  route(endpoints.chooseCountedVersion, (unit, { params, body }) =>
    chooseCountedVersion(unit, params, params.memberUUID, body.versionNo),
  ),
  route(endpoints.giveFeedback, (unit, { params, body, uploads }) =>
    giveFeedback(unit, params, params.memberUUID, body, uploads),
  ),
  route(levels.listRubricGrades, (unit, { params }) => listRubricGrades(unit, params)),
  route(levels.changeRubricLevels, (unit, { params, body }) => changeRubricLevels(unit, params, body)),
  route(notes.listRubricNotes, (unit, { params }) => listRubricNotes(unit, params)),
  route(notes.previewRubricNote, (unit, { params, body }) => previewRubricNote(unit, params, body)),
  route(notes.getRubricNotePreview, (unit, { params }) => getRubricNotePreview(unit, params, params.preview)),
  route(notes.dropRubricNotePreview, (unit, { params }) => dropRubricNotePreview(unit, params, params.preview)),
  route(notes.changeRubricNotes, (unit, { params, body }) => changeRubricNotes(unit, params, body)),
  route(endpoints.evaluateSelf, (unit, { params, body }) => evaluateSelf(unit, params, body)),
];
