import { useQueryClient } from '@tanstack/react-query';
import { ClientOnly, getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../../kernel/page-title.ts';
import { redirectionCookie, safePath } from '../../kernel/redirect-url.ts';
import { setSession, useBoot } from '../../kernel/session.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { landingPath } from './landing.ts';
import { LoginForm } from './LoginForm.tsx';
import { loginText as text } from './login.text.ts';

const route = getRouteApi('/account/login');

function FormSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-5">
      <Skeleton shape="block" className="h-18" />
      <Skeleton shape="block" className="h-18" />
      <Skeleton shape="block" className="h-11" />
    </SkeletonGroup>
  );
}

/** The log-in page: afterwards the person stands where they wanted to go. */
export function LoginScreen() {
  usePageTitle(text.title);
  const { tenant, session, demo } = useBoot();
  const search = route.useSearch();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const kept = safePath(search.redirectionUrl);

  useEffect(() => {
    if (kept !== undefined) redirectionCookie.write(kept);
  }, [kept]);
  useEffect(() => {
    if (!session.logged) return;
    const path = landingPath(search);
    redirectionCookie.clear();
    router.history.replace(path);
  }, [session.logged, search, router]);

  return (
    <div className="mx-auto flex w-full max-w-110 flex-1 flex-col justify-center gap-6 px-4 py-10">
      <div className="flex flex-col items-center gap-3 text-center">
        <img src={tenant.logoUrl} alt="" width={48} height={48} className="size-12" />
        <h1 className="text-2xl font-bold">{text.title}</h1>
        <p className="text-ink-2">{text.lead(tenant.tenantName)}</p>
      </div>
      <Card className="desktop:p-6">
        {/* Before the app runs the browser would send what is typed in the address. */}
        <ClientOnly fallback={<FormSkeleton />}>
          <LoginForm
            email={email}
            password={password}
            onEmail={setEmail}
            onPassword={setPassword}
            onDone={(member) => {
              queryClient.clear();
              setSession(member);
            }}
          />
        </ClientOnly>
      </Card>
      {demo && (
        <DemoAccounts
          onChoose={(chosenEmail, chosenPassword) => {
            setEmail(chosenEmail);
            setPassword(chosenPassword);
          }}
        />
      )}
    </div>
  );
}
