import type * as contract from '@dure/contract/tenancy/accounts/second-factor.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getSecondFactor, getSecuritySettings } from './second-factor.reads.ts';

const own = () => [getSecondFactor.key()];

export const passSecondFactor = write<typeof contract.passSecondFactor>('POST /api/v1/accounts/login/second-factor');
export const beginRequiredSecondFactor = write<typeof contract.beginRequiredSecondFactor>(
  'POST /api/v1/accounts/login/second-factor/setup',
);
export const confirmRequiredSecondFactor = write<typeof contract.confirmRequiredSecondFactor>(
  'PUT /api/v1/accounts/login/second-factor',
);

export const beginSecondFactor = write<typeof contract.beginSecondFactor>('POST /api/v1/my/second-factor/setup');
export const confirmSecondFactor = write<typeof contract.confirmSecondFactor>('PUT /api/v1/my/second-factor', own);
export const renewRecoveryCodes = write<typeof contract.renewRecoveryCodes>(
  'POST /api/v1/my/second-factor/recovery-codes',
  own,
);
// What it answers is how it stands.
export const endSecondFactor = write<typeof contract.endSecondFactor>('POST /api/v1/my/second-factor/end');

export const saveSecuritySettings = write<typeof contract.saveSecuritySettings>(
  'PUT /api/manager/v1/security/settings',
  () => [getSecuritySettings.key()],
);
