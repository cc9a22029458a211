import type { listDemoAccounts, login } from '@dure/contract/accounts/accounts.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { cameWithPage } from '../../kernel/came-with-page.ts';

/** Logs in; the server sets the cookie, and the token in the answer is left alone. */
export async function logIn(email: string, password: string) {
  const { member } = await call<typeof login>('POST /api/v1/accounts/login', { body: { email, password } });
  return member;
}

export const demoAccountsQuery = () =>
  queryOptions({
    queryKey: ['demo-accounts'],
    queryFn: ({ signal }) => call<typeof listDemoAccounts>('GET /api/v1/accounts/demo', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    ...cameWithPage<typeof listDemoAccounts>('GET /api/v1/accounts/demo', {}),
  });
