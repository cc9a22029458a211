import type { AskedFactor, SessionState } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { AccountFrame } from '../../features/tenancy/accounts/AccountFrame.tsx';
import { ProviderButton } from '../../features/tenancy/accounts/ProviderButton.tsx';
import { oidcText } from '../../features/tenancy/accounts/oidc.text.ts';
import { SecondFactorStep } from '../../features/tenancy/accounts/second-factor/lazy-step.ts';
import { typedAddress } from '../../features/tenancy/accounts/typed-address.ts';
import { useEntering } from '../../features/tenancy/accounts/use-entering.ts';
import { useLanding } from '../../features/tenancy/accounts/use-landing.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { redirectionCookie, safePath } from '../../kernel/redirect-url.ts';
import { useBoot } from '../../kernel/session.ts';
import { ClientOnly } from '../../ui/states/ClientOnly.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { LoginForm } from './LoginForm.tsx';
import { loginText as text } from './login.text.ts';

const route = getRouteApi('/account/login');
const PasskeyLogin = lazy(() =>
  import('../../features/tenancy/accounts/passkeys/PasskeyLogin.tsx').then((module) => module.PasskeyLogin),
);
const passkeyPlace = 'mt-3 grid min-h-11 desktop:min-h-10';
const link = 'inline-flex min-h-11 min-w-11 items-center justify-center underline underline-offset-4 hover:text-ink';

function FormSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-5">
      <Skeleton shape="block" className="h-18" />
      <Skeleton shape="block" className="h-18" />
      <Skeleton shape="block" className="h-11" />
    </SkeletonGroup>
  );
}

/** The organisation's own log-in page, beside the form or in its place. */
function OtherWay({ isOnly, onLeave }: { readonly isOnly: boolean; readonly onLeave: () => void }) {
  return (
    <div className="mt-5 flex flex-col gap-5 first:mt-0">
      {!isOnly && (
        <p className="flex items-center gap-3 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {oidcText.or}
        </p>
      )}
      <ProviderButton variant={isOnly ? 'primary' : 'secondary'} onLeave={onLeave} />
    </div>
  );
}

/** Its place is kept while its code comes; a browser without passkeys has none. */
function WithPasskey({ onDone }: { readonly onDone: (member: SessionState) => void }) {
  if (!('PublicKeyCredential' in window)) return null;
  return (
    <div className={passkeyPlace}>
      <Suspense>
        <PasskeyLogin onDone={onDone} />
      </Suspense>
    </div>
  );
}

/** The log-in page: afterwards the person stands where they wanted to go. */
export function LoginScreen() {
  usePageTitle(text.title);
  const { tenant, demo } = useBoot();
  const search = route.useSearch();
  const enter = useEntering();
  const [email, setEmail] = useState(typedAddress.read);
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState<AskedFactor>();
  const kept = safePath(search.redirectionUrl);

  useEffect(() => {
    if (kept !== undefined) redirectionCookie.write(kept);
  }, [kept]);
  useLanding(search);
  const wanted = safePath(search.redirect_url);
  // Without them people register at the organisation, too.
  const takesPasswords = tenant.loginTypes.includes('PASSWORD');
  const remember = () => wanted !== undefined && redirectionCookie.write(wanted);

  if (asked)
    return (
      <AccountFrame title={text.secondFactor} lead={asked.isSetUp ? text.code : text.setUp}>
        <Suspense fallback={<FormSkeleton />}>
          <SecondFactorStep asked={asked} onDone={enter} onBack={() => setAsked(undefined)} />
        </Suspense>
      </AccountFrame>
    );
  return (
    <AccountFrame
      title={text.title}
      lead={text.lead(tenant.tenantName)}
      below={
        <>
          {takesPasswords && (
            <>
              <Link to="/account/registration" search={search} className={link}>
                {text.register}
              </Link>
              <Link to="/account/join" search={{ code: '' }} className={link}>
                {text.classCode}
              </Link>
            </>
          )}
          {takesPasswords && tenant.loginNameType !== 'NONE' && (
            <Link to="/account/one-time-code" className={link}>
              {text.oneTimeCode}
            </Link>
          )}
          <Link to="/account/password" className={link}>
            {text.forgotten}
          </Link>
        </>
      }
      after={
        demo && (
          <DemoAccounts
            onChoose={(chosenEmail, chosenPassword) => {
              setEmail(chosenEmail);
              setPassword(chosenPassword);
            }}
          />
        )
      }
    >
      {/* Before the app runs the browser would send what is typed in the address. */}
      <ClientOnly
        fallback={
          <>
            <FormSkeleton />
            {takesPasswords && <div className={passkeyPlace} />}
          </>
        }
      >
        {takesPasswords && (
          <>
            <LoginForm
              email={email}
              password={password}
              onEmail={(typed) => {
                typedAddress.keep(typed);
                setEmail(typed);
              }}
              onPassword={setPassword}
              onDone={enter}
              onAsked={setAsked}
            />
            <WithPasskey onDone={enter} />
          </>
        )}
        {tenant.loginTypes.length === 0 && <p>{text.noWay}</p>}
        {tenant.loginTypes.includes('OIDC') && <OtherWay isOnly={!takesPasswords} onLeave={remember} />}
      </ClientOnly>
    </AccountFrame>
  );
}
