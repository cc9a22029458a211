export { keepMails, postMail } from './mails.service.ts';
