import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { listSessions } from '../../api/tenancy/accounts/accounts.reads.ts';
import { listIdentities } from '../../api/tenancy/accounts/oidc.reads.ts';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { NoPassword } from '../../features/tenancy/accounts/NoPassword.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { SkeletonGroup, SkeletonText } from '../../ui/states/Skeleton.tsx';
import { myActivityText } from '../my-activity/my-activity.text.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { IdentitiesCard } from './IdentitiesCard.tsx';
import { SessionList } from './SessionList.tsx';

const text = accountsText.security;
const partSkeleton = (
  <Card>
    <SkeletonGroup className="flex flex-col gap-4">
      <SkeletonText lines={3} />
    </SkeletonGroup>
  </Card>
);
const PasskeysPart = lazy(() =>
  import('../../features/tenancy/accounts/passkeys/PasskeysPart.tsx').then((module) => module.PasskeysPart),
);
const SecondFactorPart = lazy(() =>
  import('../../features/tenancy/accounts/second-factor/SecondFactorPart.tsx').then(
    (module) => module.SecondFactorPart,
  ),
);
const crumb = {
  label: myActivityText.title,
  link: (parts: object) => <Link to="/account/my/activity" {...parts} />,
};

/** What keeps an account its owner's: the password, what stands beside it, and where it is logged in. */
export function SecurityScreen() {
  usePageTitle(text.title);
  const sessions = useQuery(listSessions({}));
  const { data: ways } = useQuery(listIdentities({}));
  return (
    <div className="mx-auto flex w-full max-w-180 flex-col gap-4 px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader title={text.title} lead={text.lead} crumbs={[crumb]} />
      <Card>
        <h2 className="text-lg font-bold">{text.passwordTitle}</h2>
        <p className="mb-4 text-sm text-ink-3">{text.passwordLead}</p>
        {ways?.hasPassword === false ? <NoPassword /> : <PasswordForm />}
      </Card>
      {ways && (ways.isOffered || ways.identities.length > 0) && <IdentitiesCard {...ways} />}
      <Suspense fallback={partSkeleton}>
        <SecondFactorPart />
        <PasskeysPart />
      </Suspense>
      <Card isPadded={false}>
        <Loaded
          from={sessions}
          skeleton={
            <SkeletonGroup className="flex flex-col gap-6 p-5">
              <SkeletonText lines={2} />
              <SkeletonText lines={2} />
            </SkeletonGroup>
          }
        >
          {({ sessions: list }) => <SessionList sessions={list} />}
        </Loaded>
      </Card>
    </div>
  );
}
