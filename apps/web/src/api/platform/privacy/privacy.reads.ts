import type * as exports from '@dure/contract/platform/privacy/export.endpoints';
import type * as contract from '@dure/contract/platform/privacy/privacy.endpoints';
import type * as withdrawal from '@dure/contract/platform/privacy/withdrawal.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getPrivacy = read<typeof contract.getPrivacy>('GET /api/v1/my/privacy');
export const listLooks = read<typeof contract.listLooks>('GET /api/v1/my/privacy/looks');
export const listLooksAtMember = read<typeof contract.listLooksAtMember>(
  'GET /api/manager/v1/members/{memberUUID}/looks',
);
export const getExport = read<typeof exports.getExport>('GET /api/v1/my/export');
export const downloadExport = read<typeof exports.downloadExport>('GET /api/v1/my/export/file');
export const getWithdrawal = read<typeof withdrawal.getWithdrawal>('GET /api/v1/my/withdrawal');
