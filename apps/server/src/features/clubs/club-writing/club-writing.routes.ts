import * as endpoints from '@dure/contract/clubs/clubs/club-form.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { listInstructorCandidates, uploadClubImage } from './club-form.service.ts';

export const clubWritingRoutes = [
  route(endpoints.uploadClubImage, (unit, { uploads }) => uploadClubImage(unit, uploads)),
  route(endpoints.listInstructorCandidates, (unit, { query }) => listInstructorCandidates(unit, query)),
];
