import type * as contract from '@dure/contract/clubs/invitations/class-codes.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { listClassCodes } from './class-codes.reads.ts';

const list = () => [listClassCodes.key()];

export const createClassCode = write<typeof contract.createClassCode>('POST /api/manager/v1/class-codes', list);
export const closeClassCode = write<typeof contract.closeClassCode>(
  'DELETE /api/manager/v1/class-codes/{classCodeId}',
  list,
);
export const findClassCode = write<typeof contract.findClassCode>('POST /api/v1/accounts/class-code');
export const registerByClassCode = write<typeof contract.registerByClassCode>(
  'POST /api/v1/accounts/class-code/registration',
);
