import {
  addFavorite,
  changeClubStatus,
  decideClubApproval,
  deleteClub,
  getClubAbout,
  listClubs,
  listFavoriteClubs,
  listManagedClubs,
  listMyClubs,
  removeFavorite,
} from '@dure/contract/clubs/clubs.endpoints';
import { route } from '../../kernel/http/route.ts';
import { clubAboutFor } from './club-about.service.ts';
import { favoriteClubs, myClubs, publicClubs } from './club-lists.service.ts';
import { changeStatusByHand } from './life/club-status.service.ts';
import { addFavoriteClub, removeClub, removeFavoriteClub } from './clubs.service.ts';
import { decideApproval, managedClubs } from './managed-clubs.service.ts';

export const clubRoutes = [
  route(listClubs, (unit, { query }) => publicClubs(unit, query)),
  route(listMyClubs, (unit, { query }) => myClubs(unit, query)),
  route(listFavoriteClubs, (unit, { query }) => favoriteClubs(unit, query)),
  route(listManagedClubs, (unit, { query }) => managedClubs(unit, query)),
  route(decideClubApproval, (unit, { params, body }) => decideApproval(unit, params.clubSequence, body)),
  route(changeClubStatus, (unit, { params, body }) => changeStatusByHand(unit, params.club, body)),
  route(getClubAbout, (unit, { params }) => clubAboutFor(unit, params.club)),
  route(addFavorite, (unit, { params }) => addFavoriteClub(unit, params.club)),
  route(removeFavorite, (unit, { params }) => removeFavoriteClub(unit, params.club)),
  route(deleteClub, (unit, { params }) => removeClub(unit, params.club)),
];
