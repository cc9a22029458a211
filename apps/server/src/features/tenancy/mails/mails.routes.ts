import * as endpoints from '@dure/contract/tenancy/mails/mails.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { listMails, retryMails } from './mails.service.ts';

export const mailRoutes = [
  route(endpoints.listMails, (unit, { query }) => listMails(unit, query)),
  route(endpoints.retryMails, (unit) => retryMails(unit)),
];
