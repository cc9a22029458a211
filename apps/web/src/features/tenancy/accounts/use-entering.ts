import type { SessionState } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { setSession } from '../../../kernel/session.ts';
import { typedAddress } from './typed-address.ts';

/** What follows a log-in, by whatever way: what the page knew was for somebody else. */
export function useEntering(): (member: SessionState) => void {
  const client = useQueryClient();
  return (member) => {
    client.clear();
    typedAddress.keep('');
    setSession(member);
  };
}
