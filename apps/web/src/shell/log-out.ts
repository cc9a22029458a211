import type { logout } from '@dure/contract/accounts/accounts.endpoints';
import { call } from '../kernel/call.ts';
import { notice } from '../kernel/interruptions.ts';
import { endSession } from '../kernel/session.ts';
import { shellText } from './shell.text.ts';

/** Logs out and starts again at home with a fresh page: nothing of the member stays in memory. */
export async function logOut(): Promise<void> {
  try {
    await call<typeof logout>('POST /api/v1/accounts/logout', {});
  } catch {
    notice(shellText.logoutFailed);
    return;
  }
  endSession();
  location.assign('/');
}
