export { shownOf } from './statistics.policy.ts';
export { measure } from './statistics.service.ts';
