export { postMail } from './mails.service.ts';
