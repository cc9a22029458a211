import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { finishOidc } from '../../api/tenancy/accounts/oidc.writes.ts';
import { AccountFrame } from '../../features/tenancy/accounts/AccountFrame.tsx';
import { oidcText } from '../../features/tenancy/accounts/oidc.text.ts';
import { ProviderButton } from '../../features/tenancy/accounts/ProviderButton.tsx';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useEntering } from '../../features/tenancy/accounts/use-entering.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { landingPath } from '../../kernel/landing.ts';
import { redirectionCookie } from '../../kernel/redirect-url.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { Newcomer } from './Newcomer.tsx';
import type { NewPerson } from './new-person.ts';

const text = oidcText.coming;

/** Where people come back from the organisation's log-in page; what they bring stands behind # and counts once. */
export function OidcScreen() {
  usePageTitle(text.title);
  const client = useQueryClient();
  const router = useRouter();
  const enter = useEntering();
  const hash = useLocation({ select: (location) => location.hash });
  const [brought] = useState(hash);
  const [newcomer, setNewcomer] = useState<NewPerson>();
  const [failure, setFailure] = useState<Error>();
  const isSent = useRef(false);
  useEffect(() => {
    if (brought === '' || isSent.current) return;
    isSent.current = true;
    // Nobody finds it in the history of a shared browser.
    router.history.replace('/account/oidc');
    const land = (path: string) => {
      redirectionCookie.clear();
      router.history.replace(path);
    };
    finishOidc(client, { body: { parameters: brought } }).then(
      ({ outcome, session, newcomer: person }) => {
        if (person) return setNewcomer(person);
        if (session) enter(session.member);
        return land(outcome === 'LINKED' ? '/account/my/security' : landingPath({}));
      },
      (error: unknown) => setFailure(error as Error),
    );
  }, [brought, client, enter, router]);

  if (newcomer) return <Newcomer person={newcomer} />;
  if (brought !== '' && !failure) {
    return (
      <AccountFrame title={text.title} lead={text.lead}>
        <Waiting />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={text.failed} lead={text.failedLead}>
      <div className="grid gap-3">
        <RefusalNote error={failure} />
        <ProviderButton label={text.again} variant="primary" />
        <RouterButtonLink to="/account/login">{text.toLogin}</RouterButtonLink>
      </div>
    </AccountFrame>
  );
}
