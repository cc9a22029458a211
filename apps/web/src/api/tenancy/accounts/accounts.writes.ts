import type * as contract from '@dure/contract/tenancy/accounts/accounts.endpoints';
import type * as consents from '@dure/contract/tenancy/accounts/consents.endpoints';
import type * as passwords from '@dure/contract/tenancy/accounts/passwords.endpoints';
import type * as profile from '@dure/contract/tenancy/accounts/profile.endpoints';
import type * as registration from '@dure/contract/tenancy/accounts/registration.endpoints';
import type * as sessions from '@dure/contract/tenancy/accounts/sessions.endpoints';
import type * as reactivation from '@dure/contract/tenancy/accounts/reactivation.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { listSessions } from './accounts.reads.ts';

const places = () => [listSessions.key()];

// What it answers is the session.
export const agreeToConsents = write<typeof consents.agreeToConsents>('PUT /api/v1/my/consents');
export const login = write<typeof contract.login>('POST /api/v1/accounts/login');
export const logout = write<typeof contract.logout>('POST /api/v1/accounts/logout');
export const register = write<typeof registration.register>('POST /api/v1/accounts/registration');
export const verifyRegistration = write<typeof registration.verifyRegistration>(
  'POST /api/v1/accounts/registration/verification',
);
export const requestPasswordReset = write<typeof passwords.requestPasswordReset>(
  'POST /api/v1/accounts/password-reset',
);
export const resetPassword = write<typeof passwords.resetPassword>('PUT /api/v1/accounts/password-reset');
export const reactivateAccount = write<typeof reactivation.reactivateAccount>('POST /api/v1/accounts/waking');
export const changePassword = write<typeof passwords.changePassword>('PUT /api/v1/accounts/password', places);
export const endSession = write<typeof sessions.endSession>('DELETE /api/v1/my/sessions/{sessionId}', places);
export const endOtherSessions = write<typeof sessions.endOtherSessions>('DELETE /api/v1/my/sessions', places);

// What they answer is the profile; names and pictures of others' pages are asked anew when those open.
export const changeProfile = write<typeof profile.changeProfile>('PUT /api/v1/my/profile');
export const setProfileImage = write<typeof profile.setProfileImage>('PUT /api/v1/my/profile/image');
export const removeProfileImage = write<typeof profile.removeProfileImage>('DELETE /api/v1/my/profile/image');
