export { listTemplates } from './feedback-templates.queries.ts';
