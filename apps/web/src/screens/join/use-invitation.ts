import type { Output } from '@dure/contract/http/endpoint';
import type * as contract from '@dure/contract/clubs/invitations/invited.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { findInvitation } from '../../api/clubs/invitations/invitations.writes.ts';

export type OpenInvitation = Output<typeof contract.findInvitation>;

/** What a link opens; the secret travels in the body, where no log keeps it. */
export function useInvitation(secret: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['invitation', secret],
    queryFn: () => findInvitation(client, { body: { secret } }),
    enabled: secret !== '',
    retry: false,
    staleTime: Infinity,
  });
}
