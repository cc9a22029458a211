export { settleLikes } from './likes.service.ts';
export { listPointHistories } from './points.service.ts';
