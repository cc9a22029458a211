import type * as exports from '@dure/contract/platform/privacy/export.endpoints';
import type * as withdrawal from '@dure/contract/platform/privacy/withdrawal.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getExport } from './privacy.reads.ts';

export const requestExport = write<typeof exports.requestExport>('POST /api/v1/my/export', () => [getExport.key()]);
// Refused where the export has expired meanwhile.
export const openExport = write<typeof exports.openExport>('POST /api/v1/my/export/ticket', () => [getExport.key()]);
export const withdraw = write<typeof withdrawal.withdraw>('POST /api/v1/my/withdrawal');
