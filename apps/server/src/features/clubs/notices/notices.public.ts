export { countNoticesBefore, deleteNoticesBefore } from './notices.queries.ts';
