import type { AskedFactor, SessionState } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { linkIdentity } from '../../api/tenancy/accounts/oidc.writes.ts';
import { AccountFrame } from '../../features/tenancy/accounts/AccountFrame.tsx';
import { oidcText } from '../../features/tenancy/accounts/oidc.text.ts';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { SecondFactorStep } from '../../features/tenancy/accounts/second-factor/lazy-step.ts';
import { useEntering } from '../../features/tenancy/accounts/use-entering.ts';
import { landingPath } from '../../kernel/landing.ts';
import { redirectionCookie } from '../../kernel/redirect-url.ts';
import { useSession, useTenant } from '../../kernel/session.ts';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { useToast } from '../../ui/overlays/toasts.ts';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { LoginForm } from '../login/LoginForm.tsx';
import type { NewPerson } from './new-person.ts';
import { NewcomerForm } from './NewcomerForm.tsx';

const text = oidcText.newcomer;

type Way = 'anew' | 'known';

/** Who came from the provider and is nobody here yet: they register, or log in to the account that is theirs already. */
export function Newcomer({ person }: { readonly person: NewPerson }) {
  const { tenantName, loginTypes } = useTenant();
  const { logged } = useSession();
  const client = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const enter = useEntering();
  // Whoever is logged in began on their own page: they want to link.
  const [isLinking] = useState(logged);
  const [way, setWay] = useState<Way>('anew');
  const [email, setEmail] = useState(person.email);
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState<AskedFactor>();
  const [failure, setFailure] = useState<Error>();
  const finish = (member: SessionState, path: string) => {
    enter(member);
    redirectionCookie.clear();
    router.history.replace(path);
  };
  const link = async (member: SessionState) => {
    try {
      await linkIdentity(client, {});
      toast({ message: text.linked, tone: 'good' });
      finish(member, isLinking ? '/account/my/security' : landingPath({}));
    } catch (error) {
      setFailure(error as Error);
    }
  };
  const isKnown = isLinking || way === 'known';
  const { title, lead } = isLinking ? oidcText.proof : { title: text.title, lead: text.lead(tenantName) };
  return (
    <AccountFrame title={title} lead={lead}>
      <div className="flex flex-col gap-5">
        {!isLinking && loginTypes.includes('PASSWORD') && (
          <RadioCards
            label={text.which}
            name="way"
            orientation="vertical"
            options={[
              { value: 'anew', label: text.anew, description: text.anewHint },
              { value: 'known', label: text.known, description: text.knownHint },
            ]}
            value={way}
            onChange={setWay}
          />
        )}
        <RefusalNote error={failure} />
        {isKnown && asked ? (
          <Suspense fallback={<Waiting />}>
            <SecondFactorStep asked={asked} onDone={(member) => void link(member)} onBack={() => setAsked(undefined)} />
          </Suspense>
        ) : isKnown ? (
          <LoginForm
            email={email}
            password={password}
            onEmail={setEmail}
            onPassword={setPassword}
            onDone={(member) => void link(member)}
            onAsked={setAsked}
          />
        ) : (
          <NewcomerForm person={person} onDone={(member) => finish(member, landingPath({}))} />
        )}
      </div>
    </AccountFrame>
  );
}
