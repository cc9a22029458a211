import * as approval from '@dure/contract/clubs/clubs/club-approval.endpoints';
import * as endpoints from '@dure/contract/clubs/clubs/clubs.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { downloadClubCalendar } from './calendar/club-calendar.service.ts';
import { getClubAbout } from './club-about.service.ts';
import { listFavoriteClubs, listMyClubs, listClubs } from './club-lists.service.ts';
import { changeClubStatus } from './life/club-status.service.ts';
import { addFavorite, deleteClub, removeFavorite } from './clubs.service.ts';
import { getClubSubmitter } from './approval/club-submitter.service.ts';
import { exportManagedClubs } from './approval/managed-clubs-export.service.ts';
import { decideClubApproval, listManagedClubs } from './approval/managed-clubs.service.ts';

export const clubRoutes = [
  route(endpoints.listClubs, (unit, { query }) => listClubs(unit, query)),
  route(endpoints.listMyClubs, (unit, { query }) => listMyClubs(unit, query)),
  route(endpoints.listFavoriteClubs, (unit, { query }) => listFavoriteClubs(unit, query)),
  route(endpoints.listManagedClubs, (unit, { query }) => listManagedClubs(unit, query)),
  route(approval.exportManagedClubs, (unit, { query }) => exportManagedClubs(unit, query)),
  route(approval.getClubSubmitter, (unit, { params }) => getClubSubmitter(unit, params.clubSequence)),
  route(endpoints.decideClubApproval, (unit, { params, body }) => decideClubApproval(unit, params.clubSequence, body)),
  route(endpoints.changeClubStatus, (unit, { params, body }) => changeClubStatus(unit, params.club, body)),
  route(endpoints.getClubAbout, (unit, { params }) => getClubAbout(unit, params.club)),
  route(endpoints.downloadClubCalendar, (unit, { params }) => downloadClubCalendar(unit, params.club)),
  route(endpoints.addFavorite, (unit, { params }) => addFavorite(unit, params.club)),
  route(endpoints.removeFavorite, (unit, { params }) => removeFavorite(unit, params.club)),
  route(endpoints.deleteClub, (unit, { params }) => deleteClub(unit, params.club)),
];
