import * as endpoints from '@dure/contract/insight/lecture-dashboard/lecture-dashboard.endpoints';
import { route } from '../../../kernel/http/route.ts';
import {
  getLectureDashboard,
  getLectureStudent,
  listLectureStudents,
  listStudyFigures,
} from './lecture-dashboard.service.ts';
import { exportLectureClub, exportLectureMaterials } from './lecture-export.service.ts';

export const lectureDashboardRoutes = [
  route(endpoints.getLectureDashboard, (unit, { params }) => getLectureDashboard(unit, params.club)),
  route(endpoints.listLectureStudents, (unit, { params, query }) => listLectureStudents(unit, params.club, query)),
  route(endpoints.getLectureStudent, (unit, { params }) => getLectureStudent(unit, params.club, params.memberUUID)),
  route(endpoints.listStudyFigures, (unit, { params, query }) => listStudyFigures(unit, params.club, query)),
  route(endpoints.exportLectureClub, (unit, { params }) => exportLectureClub(unit, params.club)),
  route(endpoints.exportLectureMaterials, (unit, { params }) => exportLectureMaterials(unit, params.club)),
];
