export { DEMO_PASSWORD } from './demo-password.ts';
export { hashPassword } from './passwords.ts';
export { refusePublishedPassword } from './published-password.service.ts';
