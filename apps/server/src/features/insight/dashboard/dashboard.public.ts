export { countRequests } from './dashboard.queries.ts';
export { type AnswerFact, type MemberFigures, memberFigures } from './member-figures.service.ts';
