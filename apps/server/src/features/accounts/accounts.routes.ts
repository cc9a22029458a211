import * as endpoints from '@dure/contract/accounts/accounts.endpoints';
import { route } from '../../kernel/http/route.ts';
import { listDemoAccounts, login, logout, getMe } from './accounts.service.ts';

export const accountRoutes = [
  route(endpoints.login, (unit, { body, request, reply }) => login(unit, body, request, reply)),
  route(endpoints.logout, (unit, { reply }) => logout(unit, reply)),
  route(endpoints.getMe, (unit) => getMe(unit)),
  route(endpoints.listDemoAccounts, (unit) => listDemoAccounts(unit)),
];
