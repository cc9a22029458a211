import * as endpoints from '@dure/contract/accounts/accounts.endpoints';
import * as passwords from '@dure/contract/accounts/passwords.endpoints';
import * as profile from '@dure/contract/accounts/profile.endpoints';
import * as registration from '@dure/contract/accounts/registration.endpoints';
import * as sessions from '@dure/contract/accounts/sessions.endpoints';
import { route } from '../../kernel/http/route.ts';
import { listDemoAccounts, login, logout, getMe } from './accounts.service.ts';
import { changePassword } from './passwords/password-change.service.ts';
import { requestPasswordReset, resetPassword } from './passwords/password-reset.service.ts';
import { changeProfile, getProfile, removeProfileImage, setProfileImage } from './profile/profile.service.ts';
import { register } from './registration/registration.service.ts';
import { verifyRegistration } from './registration/verification.service.ts';
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
  route(passwords.requestPasswordReset, (unit, { body, request }) => requestPasswordReset(unit, body.email, request)),
  route(passwords.resetPassword, (unit, { body, request }) => resetPassword(unit, body, request)),
  route(passwords.changePassword, (unit, { body, request, reply }) => changePassword(unit, body, request, reply)),
  route(sessions.listSessions, (unit) => listSessions(unit)),
  route(sessions.endSession, (unit, { params }) => endSession(unit, params.sessionId)),
  route(sessions.endOtherSessions, (unit) => endOtherSessions(unit)),
  route(profile.getProfile, (unit) => getProfile(unit)),
  route(profile.changeProfile, (unit, { body }) => changeProfile(unit, body.nickname)),
  route(profile.setProfileImage, (unit, { uploads }) => setProfileImage(unit, uploads)),
  route(profile.removeProfileImage, (unit) => removeProfileImage(unit)),
];
