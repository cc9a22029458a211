import * as endpoints from '@dure/contract/platform/merging/merging.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { listMemberMerges, mergeMembers } from './merging.service.ts';
import { undoMemberMerge } from './parting.service.ts';
import { getMergePreview } from './preview.service.ts';

export const mergingRoutes = [
  route(endpoints.getMergePreview, (unit, { params, query }) =>
    getMergePreview(unit, params.memberUUID, query.keptUUID),
  ),
  route(endpoints.mergeMembers, (unit, { params, body }) => mergeMembers(unit, params.memberUUID, body)),
  route(endpoints.listMemberMerges, (unit, { params }) => listMemberMerges(unit, params.memberUUID)),
  route(endpoints.undoMemberMerge, (unit, { params, body }) =>
    undoMemberMerge(unit, params.mergeSequence, body.reason),
  ),
];
