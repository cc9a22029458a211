import type { QueryClient } from '@tanstack/react-query';
import { logout } from '../api/tenancy/accounts/accounts.writes.ts';
import { notice } from '../kernel/interruptions.ts';
import { endSession } from '../kernel/session.ts';
import { shellText } from './shell.text.ts';

/**
 * Logs out and starts again at home with a fresh page, through the organisation's log-out page where they came from
 * there. Nothing of the member stays in memory.
 */
export async function logOut(client: QueryClient): Promise<void> {
  let next = '/';
  try {
    const { providerUrl } = await logout(client, {});
    next = providerUrl ?? '/';
  } catch {
    notice(shellText.logoutFailed);
    return;
  }
  endSession();
  location.assign(next);
}
