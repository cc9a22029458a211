import * as legacy from '@dure/contract/publishing/seminars/legacy-seminars.endpoints';
import * as managed from '@dure/contract/publishing/seminars/managed-seminars.endpoints';
import * as endpoints from '@dure/contract/publishing/seminars/seminars.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { cancelSeminar, markSeminarAttendance, saySeminarWord } from './holding/holding.service.ts';
import { exportSeminarParticipants, listSeminarParticipants } from './holding/participants.service.ts';
import { decideSeminarEstablishment, listManagedSeminars, placeSeminarBanner } from './managing/managed.service.ts';
import {
  applyAtOldPath,
  createSeminarAtOldPath,
  leaveAtOldPath,
  listMySeminarsAtOldPath,
  listParticipantsAtOldPath,
  listSeminarBannersAtOldPath,
  requestEstablishmentAtOldPath,
} from './old-paths.service.ts';
import { applyForSeminar, leaveSeminar } from './places/places.service.ts';
import { downloadSeminarCalendar, getSeminar, listMySeminars, listSeminarBanners } from './seminars.service.ts';
import { changeSeminar, createSeminar, deleteSeminar, requestSeminarEstablishment } from './writing/writing.service.ts';

export const seminarRoutes = [
  route(endpoints.getSeminar, (unit, { params }) => getSeminar(unit, params.seminarId)),
  route(endpoints.listMySeminars, (unit, { query }) => listMySeminars(unit, query)),
  route(endpoints.listSeminarBanners, (unit) => listSeminarBanners(unit)),
  route(endpoints.applyForSeminar, (unit, { params }) => applyForSeminar(unit, params.seminarId)),
  route(endpoints.leaveSeminar, (unit, { params }) => leaveSeminar(unit, params.seminarId)),
  route(endpoints.downloadSeminarCalendar, (unit, { params }) => downloadSeminarCalendar(unit, params.seminarId)),
  route(endpoints.createSeminar, (unit, { body }) => createSeminar(unit, body)),
  route(endpoints.changeSeminar, (unit, { params, body }) => changeSeminar(unit, params.seminarId, body)),
  route(endpoints.requestSeminarEstablishment, (unit, { params }) =>
    requestSeminarEstablishment(unit, params.seminarId),
  ),
  route(endpoints.cancelSeminar, (unit, { params, body }) => cancelSeminar(unit, params.seminarId, body)),
  route(endpoints.deleteSeminar, (unit, { params }) => deleteSeminar(unit, params.seminarId)),
  route(endpoints.listSeminarParticipants, (unit, { params, query }) =>
    listSeminarParticipants(unit, params.seminarId, query),
  ),
  route(endpoints.exportSeminarParticipants, (unit, { params }) => exportSeminarParticipants(unit, params.seminarId)),
  route(endpoints.markSeminarAttendance, (unit, { params, body }) =>
    markSeminarAttendance(unit, params.seminarId, body),
  ),
  route(endpoints.saySeminarWord, (unit, { params, body }) => saySeminarWord(unit, params.seminarId, body)),
  route(managed.listManagedSeminars, (unit, { query }) => listManagedSeminars(unit, query)),
  route(managed.decideSeminarEstablishment, (unit, { params, body }) =>
    decideSeminarEstablishment(unit, params.seminarId, body),
  ),
  route(managed.placeSeminarBanner, (unit, { params, body }) => placeSeminarBanner(unit, params.seminarId, body)),
  route(legacy.createSeminarAtOldPath, (unit, { body }) => createSeminarAtOldPath(unit, body)),
  route(legacy.requestEstablishmentAtOldPath, (unit, { params, body }) =>
    requestEstablishmentAtOldPath(unit, params.id, body),
  ),
  route(legacy.applyAtOldPath, (unit, { params }) => applyAtOldPath(unit, params.id, params.memberId)),
  route(legacy.leaveAtOldPath, (unit, { params }) => leaveAtOldPath(unit, params.id, params.memberId)),
  route(legacy.listParticipantsAtOldPath, (unit, { params, query, reply }) =>
    listParticipantsAtOldPath(unit, params.id, query, (next) => void reply.header('after-cursor', next)),
  ),
  route(legacy.listMySeminarsAtOldPath, (unit, { query, reply }) =>
    listMySeminarsAtOldPath(unit, query, (next) => void reply.header('after-cursor', next)),
  ),
  route(legacy.listSeminarBannersAtOldPath, (unit) => listSeminarBannersAtOldPath(unit)),
];
