export { countMailsBefore, deleteMailsBefore } from './mails.queries.ts';
export { keepMails, postMail } from './mails.service.ts';
export { writeInBatches } from './writing.service.ts';
