export { keepMails, postMail } from './mails.service.ts';
export { writeInBatches } from './writing.service.ts';
