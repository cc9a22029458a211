export { getMe } from './accounts.service.ts';
export { DEMO_PASSWORD } from './demo-password.ts';
export { hashPassword } from './passwords/hashing.ts';
export { confirmPassword } from './passwords/password-change.service.ts';
export { findHasPassword } from './passwords/passwords.queries.ts';
export { type PersonFacts, personView } from './person.view.ts';
export { refusePublishedPassword } from './published-password.service.ts';
export { endSessions } from './sessions/sessions.service.ts';
