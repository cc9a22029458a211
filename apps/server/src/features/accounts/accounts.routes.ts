import { getMe, listDemoAccounts, login, logout } from '@dure/contract/accounts/accounts.endpoints';
import { route } from '../../kernel/http/route.ts';
import { demoAccounts, logIn, logOut, sessionStateOf } from './accounts.service.ts';

export const accountRoutes = [
  route(login, (unit, { body, request, reply }) => logIn(unit, body, request, reply)),
  route(logout, (unit, { request, reply }) => logOut(unit, request, reply)),
  route(getMe, (unit) => sessionStateOf(unit)),
  route(listDemoAccounts, (unit) => demoAccounts(unit)),
];
