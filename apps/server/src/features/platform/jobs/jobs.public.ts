export { jobReportView } from './jobs.view.ts';
