export { makeTenant } from './tenant-making.service.ts';
export { insertTenant } from './tenant-making.queries.ts';
