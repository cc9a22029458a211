import type * as contract from '@dure/contract/platform/audit/audit.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listAuditEntries = read<typeof contract.listAuditEntries>('GET /api/manager/v1/audit', {
  ...pageByPage,
  // Whatever was done a moment ago stands there.
  staleTime: 0,
});
export const exportAuditEntries = read<typeof contract.exportAuditEntries>('GET /api/manager/v1/audit/export');
