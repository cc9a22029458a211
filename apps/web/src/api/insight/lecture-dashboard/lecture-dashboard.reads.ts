import type * as contract from '@dure/contract/insight/lecture-dashboard/lecture-dashboard.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const getLectureDashboard = read<typeof contract.getLectureDashboard>(
  'GET /api/v1/lecture-clubs/{club}/dashboard',
);
export const listLectureStudents = read<typeof contract.listLectureStudents>(
  'GET /api/v1/lecture-clubs/{club}/dashboard/students',
  pageByPage,
);
export const getLectureStudent = read<typeof contract.getLectureStudent>(
  'GET /api/v1/lecture-clubs/{club}/students/{memberUUID}',
);
export const listStudyFigures = read<typeof contract.listStudyFigures>(
  'GET /api/v1/lecture-clubs/{club}/dashboard/studies',
);
export const exportLectureClub = read<typeof contract.exportLectureClub>(
  'GET /api/v1/lecture-clubs/{club}/dashboard/export',
);
export const exportLectureMaterials = read<typeof contract.exportLectureMaterials>(
  'GET /api/v1/lecture-clubs/{club}/dashboard/materials',
);
