import {
  exportClub as exportClubEndpoint,
  getClubDashboard,
  getMemberDetail,
  listMemberStandings,
} from '@dure/contract/dashboard/dashboard.endpoints';
import { route } from '../../kernel/http/route.ts';
import { clubDashboard, memberStandings } from './dashboard.service.ts';
import { exportClub } from './export.service.ts';
import { memberDetailOf } from './member-detail.service.ts';

export const dashboardRoutes = [
  route(getClubDashboard, (unit, { params }) => clubDashboard(unit, params.id)),
  route(listMemberStandings, (unit, { params, query }) => memberStandings(unit, params.id, query)),
  route(getMemberDetail, (unit, { params }) => memberDetailOf(unit, params.id, params.memberUUID)),
  route(exportClubEndpoint, (unit, { params }) => exportClub(unit, params.id)),
];
