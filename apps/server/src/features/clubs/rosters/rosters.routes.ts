import * as memberManagement from '@dure/contract/clubs/memberships/member-management.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { importMembers } from './roster.service.ts';

export const rosterRoutes = [
  route(memberManagement.importMembers, (unit, { params, body, uploads }) =>
    importMembers(unit, params.clubSequence, body, uploads),
  ),
];
