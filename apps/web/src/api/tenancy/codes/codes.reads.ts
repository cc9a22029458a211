import type * as contract from '@dure/contract/tenancy/codes/codes.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const listManagedCodes = read<typeof contract.listManagedCodes>('GET /api/manager/v1/codes');
export const listCodeUses = read<typeof contract.listCodeUses>('GET /api/manager/v1/codes/{kind}/{code}/uses');
export const getJobMergePreview = read<typeof contract.getJobMergePreview>('GET /api/manager/v1/jobs/{code}/merge');
