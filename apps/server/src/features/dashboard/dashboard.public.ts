export { countRequests } from './dashboard.queries.ts';
export { memberFigures } from './member-figures.service.ts';
