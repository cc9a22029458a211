import * as endpoints from '@dure/contract/platform/audit/audit.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { exportAuditEntries } from './audit-export.service.ts';
import { listAuditEntries } from './audit.service.ts';

export const auditRoutes = [
  route(endpoints.listAuditEntries, (unit, { query }) => listAuditEntries(unit, query)),
  route(endpoints.exportAuditEntries, (unit, { query }) => exportAuditEntries(unit, query)),
];
