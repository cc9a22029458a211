export { shownLogIn } from './login-names/log-in.ts';
export { getMe } from './accounts.service.ts';
export { DEMO_PASSWORD } from './demo-password.ts';
export { GUEST_LIMIT, limit, takeBack } from './limits.ts';
export { hashOf, newSecret } from './one-time-secrets.ts';
export { enterNewcomer } from './registration/newcomer.service.ts';
export { checkRegisters } from './registration/registers.ts';
export { instructorsIssueCodes, takesLoginNames } from './login-names/rule.ts';
export { findByLoginNames } from './login-names/making.queries.ts';
export { makeNamedAccounts } from './login-names/making.service.ts';
export { codesEnd, issueCodeOf } from './one-time-codes/issuing.service.ts';
export { memberView } from './managed-members/managed-members.view.ts';
export { findManaged } from './managed-members/member-access.queries.ts';
export { hasEntered } from './registration/registration.queries.ts';
export {
  type FirstInvitation,
  inviteFirstManagerAnew,
  makeFirstManager,
} from './registration/first-manager.service.ts';
export { refuseCommon } from './passwords/common.ts';
export { secretOwner as oidcSecretOwner } from './oidc/provider.service.ts';
export { hashPassword, passwordMatches } from './passwords/hashing.ts';
export { confirmPassword } from './passwords/password-change.service.ts';
export { findHasPassword } from './passwords/passwords.queries.ts';
export { type PersonFacts, personView } from './person.view.ts';
export { refusePublishedPassword } from './published-password.service.ts';
export { newTotpSecret, totpAddress, totpStep } from './second-factor/totp.ts';
export { mailOwner } from './second-factor/owner-mail.service.ts';
export { ownerMail } from './second-factor/owner-mail.text.ts';
export { ownerOf as factorSecretOwner } from './second-factor/sealing.service.ts';
export { endSessions } from './sessions/sessions.service.ts';
