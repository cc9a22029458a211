import * as exports from '@dure/contract/platform/privacy/export.endpoints';
import * as endpoints from '@dure/contract/platform/privacy/privacy.endpoints';
import * as withdrawal from '@dure/contract/platform/privacy/withdrawal.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { downloadExport, getExport, openExport, requestExport } from './export/export.service.ts';
import { getPrivacy } from './kept/kept.service.ts';
import { listLooks, listLooksAtMember } from './looks/looks.service.ts';
import { getWithdrawal, withdraw } from './withdrawal/withdrawal.service.ts';

export const privacyRoutes = [
  route(endpoints.getPrivacy, (unit) => getPrivacy(unit)),
  route(endpoints.listLooks, (unit, { query }) => listLooks(unit, query)),
  route(endpoints.listLooksAtMember, (unit, { params, query }) => listLooksAtMember(unit, params.memberUUID, query)),
  route(exports.getExport, (unit) => getExport(unit)),
  route(exports.requestExport, (unit) => requestExport(unit)),
  route(exports.openExport, (unit, { body }) => openExport(unit, body.password)),
  route(exports.downloadExport, (unit, { query }) => downloadExport(unit, query.ticket)),
  route(withdrawal.getWithdrawal, (unit) => getWithdrawal(unit)),
  route(withdrawal.withdraw, (unit, { body, reply }) => withdraw(unit, body.password, reply)),
];
