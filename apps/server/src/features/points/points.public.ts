export { listPointHistories } from './points.service.ts';
