import * as endpoints from '@dure/contract/insight/dashboard/dashboard.endpoints';
import * as recruiting from '@dure/contract/insight/dashboard/recruiting.endpoints';
import * as week from '@dure/contract/insight/dashboard/teaching-week.endpoints';
import * as waiting from '@dure/contract/insight/dashboard/waiting.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { getClubDashboard, listMemberStandings } from './dashboard.service.ts';
import { exportClub } from './export.service.ts';
import { getTeachingWeek } from './home/teaching-week.service.ts';
import { getMemberDetail } from './member-detail.service.ts';
import { getClubRecruiting } from './recruiting/recruiting.service.ts';
import { listWaitingQuizzes } from './waiting.service.ts';

export const dashboardRoutes = [
  route(endpoints.getClubDashboard, (unit, { params }) => getClubDashboard(unit, params.id)),
  route(endpoints.listMemberStandings, (unit, { params, query }) => listMemberStandings(unit, params.id, query)),
  route(endpoints.getMemberDetail, (unit, { params }) => getMemberDetail(unit, params.id, params.memberUUID)),
  route(recruiting.getClubRecruiting, (unit, { params }) => getClubRecruiting(unit, params.id)),
  route(waiting.listWaitingQuizzes, (unit) => listWaitingQuizzes(unit)),
  route(week.getTeachingWeek, (unit) => getTeachingWeek(unit)),
  route(endpoints.exportClub, (unit, { params }) => exportClub(unit, params.id)),
];
