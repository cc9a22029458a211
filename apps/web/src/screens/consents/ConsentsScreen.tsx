import { CONSENT_VERSIONS, type ConsentKind } from '@dure/contract/tenancy/accounts/consents';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { agreeToConsents } from '../../api/tenancy/accounts/accounts.writes.ts';
import { AccountFrame } from '../../features/tenancy/accounts/AccountFrame.tsx';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { ConsentBoxes } from '../../features/tenancy/accounts/ConsentBoxes.tsx';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { landingPath } from '../../kernel/landing.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { setSession, useSession } from '../../kernel/session.ts';
import { logOut } from '../../shell/log-out.ts';
import { Button } from '../../ui/buttons/Button.tsx';

const text = accountsText.renewal;
const route = getRouteApi('/account/consents');
const link = 'inline-flex min-h-11 min-w-11 items-center justify-center underline underline-offset-4 hover:text-ink';

/** What is new since a member agreed last, before they go on to where they wanted. Whoever does not agree can leave with their data. */
export function ConsentsScreen() {
  usePageTitle(text.title);
  const client = useQueryClient();
  const router = useRouter();
  const search = route.useSearch();
  const { dueConsents } = useSession();
  const [agreed, setAgreed] = useState<ReadonlySet<ConsentKind>>(new Set());
  const [isMissing, setMissing] = useState(false);
  const { isBusy, errors, refusal, submit } = useSubmission();
  const isDone = dueConsents.length === 0;
  useEffect(() => {
    if (isDone) router.history.replace(landingPath(search));
  }, [isDone, router, search]);
  const agree = () => {
    const isComplete = dueConsents.every((kind) => agreed.has(kind));
    setMissing(!isComplete);
    if (!isComplete) return;
    void submit(async () => {
      const consents = Object.fromEntries(dueConsents.map((kind) => [kind, CONSENT_VERSIONS[kind]]));
      setSession(await agreeToConsents(client, { body: { consents } }));
    });
  };
  if (isDone) return null;
  return (
    <AccountFrame
      title={text.title}
      lead={text.lead}
      below={
        <>
          <Link to="/account/my/privacy" className={link}>
            {text.privacy}
          </Link>
          <button type="button" className={link} onClick={() => void logOut(client)}>
            {text.logout}
          </button>
        </>
      }
    >
      <div className="grid gap-4">
        <RefusalNote error={refusal} />
        <ConsentBoxes
          kinds={dueConsents}
          agreed={agreed}
          onChange={setAgreed}
          error={isMissing ? text.needed : Object.values(errors ?? {}).flat()[0]}
        />
        <Button variant="primary" isPending={isBusy} onPress={agree}>
          {text.agree}
        </Button>
      </div>
    </AccountFrame>
  );
}
