import type { ClubMember } from '@dure/contract/clubs/memberships/memberships.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { issueMemberCode } from '../../api/clubs/memberships/member-management.writes.ts';
import { useSession, useTenant } from '../../kernel/session.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { LoginCardsDialog } from '../../features/tenancy/accounts/login-cards/lazy-cards.ts';
import { loginCardsText } from '../../features/tenancy/accounts/login-cards/login-cards.text.ts';
import { useIssuing } from '../../features/tenancy/accounts/login-cards/use-issuing.ts';

export interface MemberCodeButtonProps {
  readonly clubSequence: number;
  readonly member: ClubMember;
}

/** A new one-time code for a learner without an address who forgot the password, where who runs the club may make one. */
export function MemberCodeButton({ clubSequence, member }: MemberCodeButtonProps) {
  const { loginNameType } = useTenant();
  const mayIssue = useSession().roles.includes('ROLE_MANAGER') || loginNameType === 'INSTRUCTOR';
  const client = useQueryClient();
  const { memberUUID, nickname, needsOneTimeCode } = member;
  const issuing = useIssuing(
    () => issueMemberCode(client, { params: { clubSequence, memberUUID } }),
    loginCardsText.ask(nickname),
  );
  if (!needsOneTimeCode || !mayIssue) return null;
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        aria-label={loginCardsText.named(nickname)}
        isPending={issuing.isPending}
        onPress={issuing.issue}
      >
        {loginCardsText.issue}
      </Button>
      <Suspense>{issuing.issued && <LoginCardsDialog issued={issuing.issued} onClose={issuing.close} />}</Suspense>
    </>
  );
}
