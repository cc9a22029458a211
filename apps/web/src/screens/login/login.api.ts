import type { login } from '@dure/contract/accounts/accounts.endpoints';
import { call } from '../../kernel/call.ts';

/** Logs in; the server sets the cookie, and the token in the answer is left alone. */
export async function logIn(email: string, password: string) {
  const { member } = await call<typeof login>('POST /api/v1/accounts/login', { body: { email, password } });
  return member;
}
