import * as endpoints from '@dure/contract/tenancy/codes/codes.endpoints';
import { route } from '../../../kernel/http/route.ts';
import * as codes from './codes.service.ts';
import { getJobMergePreview, mergeJobs, undoJobMerge } from './merging/job-merging.service.ts';

export const codeRoutes = [
  route(endpoints.listManagedCodes, (unit) => codes.listManagedCodes(unit)),
  route(endpoints.addCode, (unit, { body }) => codes.addCode(unit, body)),
  route(endpoints.orderCodes, (unit, { body }) => codes.orderCodes(unit, body)),
  route(endpoints.changeCode, (unit, { params, body }) => codes.changeCode(unit, params, body)),
  route(endpoints.deleteCode, (unit, { params }) => codes.deleteCode(unit, params)),
  route(endpoints.listCodeUses, (unit, { params }) => codes.listCodeUses(unit, params)),
  route(endpoints.getJobMergePreview, (unit, { params, query }) => getJobMergePreview(unit, params.code, query.into)),
  route(endpoints.mergeJobs, (unit, { params, body }) => mergeJobs(unit, params.code, body)),
  route(endpoints.undoJobMerge, (unit, { params }) => undoJobMerge(unit, params.code)),
];
