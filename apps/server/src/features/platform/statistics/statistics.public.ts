export { measure } from './statistics.service.ts';
