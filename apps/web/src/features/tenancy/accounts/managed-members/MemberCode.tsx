import type { MemberAccess } from '@dure/contract/tenancy/accounts/member-access.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { issueOneTimeCodes } from '../../../../api/tenancy/accounts/login-names.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { LoginCardsDialog } from '../login-cards/lazy-cards.ts';
import { loginCardsText } from '../login-cards/login-cards.text.ts';
import { useIssuing } from '../login-cards/use-issuing.ts';
import { memberAccessText } from './member-access.text.ts';

const text = memberAccessText.code;

/** Of somebody without an address: a new code on paper takes the place of a mail. */
export function MemberCode({ member: { memberUUID, nickname } }: { readonly member: MemberAccess }) {
  const client = useQueryClient();
  const issuing = useIssuing(
    () => issueOneTimeCodes(client, { body: { memberUUIDs: [memberUUID] } }),
    loginCardsText.ask(nickname),
  );
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold text-ink-2">{loginCardsText.issue}</h3>
      <p className="text-sm break-keep text-ink-2">{text.lead}</p>
      <Button size="small" className="self-start" isPending={issuing.isPending} onPress={issuing.issue}>
        {loginCardsText.issueFor}
      </Button>
      <Suspense>{issuing.issued && <LoginCardsDialog issued={issuing.issued} onClose={issuing.close} />}</Suspense>
    </section>
  );
}
