import * as endpoints from '@dure/contract/tenancy/accounts/accounts.endpoints';
import * as consents from '@dure/contract/tenancy/accounts/consents.endpoints';
import * as members from '@dure/contract/tenancy/accounts/managed-members.endpoints';
import * as access from '@dure/contract/tenancy/accounts/member-access.endpoints';
import * as oidc from '@dure/contract/tenancy/accounts/oidc.endpoints';
import * as codes from '@dure/contract/tenancy/accounts/login-names/one-time-codes.endpoints';
import * as ownAddress from '@dure/contract/tenancy/accounts/login-names/own-address.endpoints';
import * as passkeys from '@dure/contract/tenancy/accounts/passkeys.endpoints';
import * as passwords from '@dure/contract/tenancy/accounts/passwords.endpoints';
import * as profile from '@dure/contract/tenancy/accounts/profile.endpoints';
import * as registration from '@dure/contract/tenancy/accounts/registration.endpoints';
import * as secondFactor from '@dure/contract/tenancy/accounts/second-factor.endpoints';
import * as reactivation from '@dure/contract/tenancy/accounts/reactivation.endpoints';
import * as sessions from '@dure/contract/tenancy/accounts/sessions.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { listDemoAccounts, login, logout, getMe } from './accounts.service.ts';
import { reactivateAccount } from './dormancy/reactivation.service.ts';
import { listManagedMembers } from './managed-members/managed-members.service.ts';
import { exportManagedMembers } from './managed-members/members-export.service.ts';
import {
  endMemberSessions,
  getMemberAccess,
  resetMemberSecondFactor,
  setMemberLock,
  setMemberRole,
} from './managed-members/member-access.service.ts';
import { lockMembers, mailMembers } from './managed-members/many-members.service.ts';
import { listOrganizationCodes, saveOrganizationCodes } from './managed-members/organization-codes.service.ts';
import { linkIdentity, listIdentities, unlinkIdentity } from './oidc/identities.service.ts';
import { registerByOidc, verifyOidcRegistration } from './oidc/newcomer.service.ts';
import { getOidcSettings, saveOidcSettings, testOidcSettings } from './oidc/oidc-settings.service.ts';
import { beginOidc, finishOidc } from './oidc/log-in.service.ts';
import { issueOneTimeCodes } from './one-time-codes/issuing.service.ts';
import { resetPasswordByCode } from './one-time-codes/reset-by-code.service.ts';
import { addEmail, proveEmail } from './own-address/own-address.service.ts';
import { beginPasskeyLogin, logInWithPasskey } from './passkeys/passkey-login.service.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  listPasskeys,
  removePasskey,
} from './passkeys/passkeys.service.ts';
import { changePassword } from './passwords/password-change.service.ts';
import { requestPasswordReset, resetPassword } from './passwords/password-reset.service.ts';
import { changeProfile, getProfile, removeProfileImage, setProfileImage } from './profile/profile.service.ts';
import { agreeToConsents } from './registration/agreeing.service.ts';
import { register } from './registration/registration.service.ts';
import { verifyRegistration } from './registration/verification.service.ts';
import {
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from './second-factor/second-factor.service.ts';
import {
  beginRequiredSecondFactor,
  confirmRequiredSecondFactor,
  passSecondFactor,
} from './second-factor/second-step.service.ts';
import { getSecuritySettings, saveSecuritySettings } from './second-factor/security-settings.service.ts';
import { beginSecondFactor } from './second-factor/set-up.service.ts';
import { endOtherSessions, endSession, listSessions } from './sessions/sessions.service.ts';

export const accountRoutes = [
  route(endpoints.login, (unit, { body, request, reply }) => login(unit, body, request, reply)),
  route(endpoints.logout, (unit, { reply }) => logout(unit, reply)),
  route(endpoints.getMe, (unit) => getMe(unit)),
  route(endpoints.listDemoAccounts, (unit) => listDemoAccounts(unit)),
  route(registration.register, (unit, { body, request }) => register(unit, body, request)),
  route(registration.verifyRegistration, (unit, { body, request, reply }) =>
    verifyRegistration(unit, body, request, reply),
  ),
  route(consents.agreeToConsents, (unit, { body }) => agreeToConsents(unit, body)),
  route(passwords.requestPasswordReset, (unit, { body, request }) => requestPasswordReset(unit, body.email, request)),
  route(passwords.resetPassword, (unit, { body, request }) => resetPassword(unit, body, request)),
  route(passwords.changePassword, (unit, { body, request, reply }) => changePassword(unit, body, request, reply)),
  route(reactivation.reactivateAccount, (unit, { body, request }) => reactivateAccount(unit, body.secret, request)),
  route(members.listManagedMembers, (unit, { query }) => listManagedMembers(unit, query)),
  route(members.exportManagedMembers, (unit, { query }) => exportManagedMembers(unit, query)),
  route(access.getMemberAccess, (unit, { params }) => getMemberAccess(unit, params.memberUUID)),
  route(access.setMemberRole, (unit, { params, body }) => setMemberRole(unit, params.memberUUID, body)),
  route(access.setMemberLock, (unit, { params, body }) => setMemberLock(unit, params.memberUUID, body)),
  route(access.endMemberSessions, (unit, { params }) => endMemberSessions(unit, params.memberUUID)),
  route(access.resetMemberSecondFactor, (unit, { params, body }) =>
    resetMemberSecondFactor(unit, params.memberUUID, body.reason),
  ),
  route(codes.issueOneTimeCodes, (unit, { body }) => issueOneTimeCodes(unit, body.memberUUIDs)),
  route(codes.resetPasswordByCode, (unit, { body, request }) => resetPasswordByCode(unit, body, request)),
  route(ownAddress.addEmail, (unit, { body, request }) => addEmail(unit, body, request)),
  route(ownAddress.proveEmail, (unit, { body, request }) => proveEmail(unit, body.secret, request)),
  route(access.lockMembers, (unit, { body }) => lockMembers(unit, body)),
  route(access.mailMembers, (unit, { body }) => mailMembers(unit, body)),
  route(members.listOrganizationCodes, (unit) => listOrganizationCodes(unit)),
  route(members.saveOrganizationCodes, (unit, { body }) => saveOrganizationCodes(unit, body)),
  route(oidc.beginOidc, (unit, { request, reply }) => beginOidc(unit, request, reply)),
  route(oidc.finishOidc, (unit, { body, request, reply }) => finishOidc(unit, body.parameters, request, reply)),
  route(oidc.registerByOidc, (unit, { body, request, reply }) => registerByOidc(unit, body, request, reply)),
  route(oidc.verifyOidcRegistration, (unit, { body, request, reply }) =>
    verifyOidcRegistration(unit, body.secret, request, reply),
  ),
  route(oidc.listIdentities, (unit) => listIdentities(unit)),
  route(oidc.linkIdentity, (unit, { request, reply }) => linkIdentity(unit, request, reply)),
  route(oidc.unlinkIdentity, (unit, { params }) => unlinkIdentity(unit, params.identityId)),
  route(oidc.getOidcSettings, (unit) => getOidcSettings(unit)),
  route(oidc.saveOidcSettings, (unit, { body }) => saveOidcSettings(unit, body)),
  route(oidc.testOidcSettings, (unit, { body }) => testOidcSettings(unit, body)),
  route(passkeys.beginPasskeyLogin, (unit, exchange) => beginPasskeyLogin(unit, exchange)),
  route(passkeys.logInWithPasskey, (unit, { body, ...exchange }) => logInWithPasskey(unit, body, exchange)),
  route(passkeys.listPasskeys, (unit) => listPasskeys(unit)),
  route(passkeys.beginPasskey, (unit, { body, ...exchange }) => beginPasskey(unit, body.password, exchange)),
  route(passkeys.addPasskey, (unit, { body, ...exchange }) => addPasskey(unit, body, exchange)),
  route(passkeys.beginPasskeyProof, (unit, exchange) => beginPasskeyProof(unit, exchange)),
  route(passkeys.removePasskey, (unit, { params, body, ...exchange }) =>
    removePasskey(unit, params.passkeyId, body, exchange),
  ),
  route(secondFactor.passSecondFactor, (unit, { body, ...exchange }) => passSecondFactor(unit, body, exchange)),
  route(secondFactor.beginRequiredSecondFactor, (unit, { body }) => beginRequiredSecondFactor(unit, body.challenge)),
  route(secondFactor.confirmRequiredSecondFactor, (unit, { body, ...exchange }) =>
    confirmRequiredSecondFactor(unit, body, exchange),
  ),
  route(secondFactor.getSecondFactor, (unit) => getSecondFactor(unit)),
  route(secondFactor.beginSecondFactor, (unit, { body }) => beginSecondFactor(unit, body)),
  route(secondFactor.confirmSecondFactor, (unit, { body }) => confirmSecondFactor(unit, body)),
  route(secondFactor.renewRecoveryCodes, (unit, { body }) => renewRecoveryCodes(unit, body)),
  route(secondFactor.endSecondFactor, (unit, { body }) => endSecondFactor(unit, body)),
  route(secondFactor.getSecuritySettings, (unit) => getSecuritySettings(unit)),
  route(secondFactor.saveSecuritySettings, (unit, { body }) => saveSecuritySettings(unit, body)),
  route(sessions.listSessions, (unit) => listSessions(unit)),
  route(sessions.endSession, (unit, { params }) => endSession(unit, params.sessionId)),
  route(sessions.endOtherSessions, (unit) => endOtherSessions(unit)),
  route(profile.getProfile, (unit) => getProfile(unit)),
  route(profile.changeProfile, (unit, { body }) => changeProfile(unit, body.nickname)),
  route(profile.setProfileImage, (unit, { uploads }) => setProfileImage(unit, uploads)),
  route(profile.removeProfileImage, (unit) => removeProfileImage(unit)),
];
