import type * as contract from '@dure/contract/tenancy/accounts/passkeys.endpoints';
import { write } from '../../../kernel/calls/write.ts';

export const beginPasskeyLogin = write<typeof contract.beginPasskeyLogin>('POST /api/v1/accounts/passkeys/challenge');
export const logInWithPasskey = write<typeof contract.logInWithPasskey>('POST /api/v1/accounts/passkeys/login');

// What adding and removing answer is the list.
export const beginPasskey = write<typeof contract.beginPasskey>('POST /api/v1/my/passkeys/challenge');
export const addPasskey = write<typeof contract.addPasskey>('POST /api/v1/my/passkeys');
export const beginPasskeyProof = write<typeof contract.beginPasskeyProof>('POST /api/v1/my/passkeys/proof');
export const removePasskey = write<typeof contract.removePasskey>('POST /api/v1/my/passkeys/{passkeyId}/removal');
