import * as endpoints from '@dure/contract/lectures/lecture-clubs/lecture-clubs.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { updateCurriculum } from './curriculum-writing.service.ts';
import {
  createLectureClub,
  saveLectureClubDraft,
  updateAssistant,
  updateLectureClub,
} from './lecture-club-writing.service.ts';
import { rememberReading } from './readings.service.ts';
import { getLectureClub, getLectureClubAbout, getStudy, listStudies } from './lecture-clubs.service.ts';

export const lectureClubRoutes = [
  route(endpoints.createLectureClub, (unit, { body }) => createLectureClub(unit, body)),
  route(endpoints.saveLectureClubDraft, (unit, { body }) => saveLectureClubDraft(unit, body)),
  route(endpoints.getLectureClub, (unit, { params }) => getLectureClub(unit, params.id)),
  route(endpoints.updateLectureClub, (unit, { params, body }) => updateLectureClub(unit, params.id, body)),
  route(endpoints.updateCurriculum, (unit, { params, body, uploads }) =>
    updateCurriculum(unit, params.id, body, uploads),
  ),
  route(endpoints.updateAssistant, (unit, { params, body }) => updateAssistant(unit, params.id, body)),
  route(endpoints.getLectureClubAbout, (unit, { params }) => getLectureClubAbout(unit, params.id)),
  route(endpoints.listStudies, (unit, { params, query }) => listStudies(unit, params.club, query)),
  route(endpoints.getStudy, (unit, { params }) => getStudy(unit, params.club, params.study)),
  route(endpoints.rememberReading, (unit, { params, body }) => rememberReading(unit, params, body.at)),
];
