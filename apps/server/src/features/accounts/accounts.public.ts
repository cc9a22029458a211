export { getMe } from './accounts.service.ts';
export { DEMO_PASSWORD } from './demo-password.ts';
export { hashPassword } from './passwords/hashing.ts';
export { type PersonFacts, personView } from './person.view.ts';
export { refusePublishedPassword } from './published-password.service.ts';
