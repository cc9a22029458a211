import type * as codes from '@dure/contract/tenancy/accounts/login-names/one-time-codes.endpoints';
import type * as ownAddress from '@dure/contract/tenancy/accounts/login-names/own-address.endpoints';
import { write } from '../../../kernel/calls/write.ts';

export const issueOneTimeCodes = write<typeof codes.issueOneTimeCodes>('POST /api/manager/v1/members/one-time-codes');
export const resetPasswordByCode = write<typeof codes.resetPasswordByCode>('PUT /api/v1/accounts/one-time-code');
// The profile shows the address once its owner has opened the mail.
export const addEmail = write<typeof ownAddress.addEmail>('POST /api/v1/my/email');
export const proveEmail = write<typeof ownAddress.proveEmail>('PUT /api/v1/accounts/email');
