export { withLook } from './looks/looks.service.ts';
