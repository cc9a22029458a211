import type * as contract from '@dure/contract/tenancy/codes/codes.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { listCodes } from '../tenants/tenants.reads.ts';
import { listManagedCodes } from './codes.reads.ts';

/** Its answer carries the managed ones; forms ask anew which are offered. */
const managed = () => [listManagedCodes.key()];
const offered = () => [listCodes.key()];

export const addCode = write<typeof contract.addCode>('POST /api/manager/v1/codes', managed, offered);
export const orderCodes = write<typeof contract.orderCodes>('PUT /api/manager/v1/codes/order', managed, offered);
export const changeCode = write<typeof contract.changeCode>(
  'PUT /api/manager/v1/codes/{kind}/{code}',
  managed,
  offered,
);
export const deleteCode = write<typeof contract.deleteCode>(
  'DELETE /api/manager/v1/codes/{kind}/{code}',
  managed,
  offered,
);
export const mergeJobs = write<typeof contract.mergeJobs>('POST /api/manager/v1/jobs/{code}/merge', managed, offered);
export const undoJobMerge = write<typeof contract.undoJobMerge>(
  'POST /api/manager/v1/jobs/{code}/merge/undo',
  managed,
  offered,
);
