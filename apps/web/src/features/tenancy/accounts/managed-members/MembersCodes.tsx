import type { ManagedMember } from '@dure/contract/tenancy/accounts/managed-members.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { issueOneTimeCodes } from '../../../../api/tenancy/accounts/login-names.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { LoginCardsDialog } from '../login-cards/lazy-cards.ts';
import { loginCardsText as text } from '../login-cards/login-cards.text.ts';
import { useIssuing } from '../login-cards/use-issuing.ts';

/** New codes on paper for those of the ticked members who have no address; nothing where everybody has one. */
export function MembersCodes({ chosen }: { readonly chosen: readonly ManagedMember[] }) {
  const client = useQueryClient();
  const memberUUIDs = chosen.filter(({ email }) => email === null).map(({ memberUUID }) => memberUUID);
  const issuing = useIssuing(
    () => issueOneTimeCodes(client, { body: { memberUUIDs } }),
    text.askMany(memberUUIDs.length),
  );
  return (
    <>
      {memberUUIDs.length > 0 && (
        <Button size="small" isPending={issuing.isPending} onPress={issuing.issue}>
          {text.issue}
        </Button>
      )}
      <Suspense>{issuing.issued && <LoginCardsDialog issued={issuing.issued} onClose={issuing.close} />}</Suspense>
    </>
  );
}
