import { Suspense } from 'react';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { hasRole, useSession } from '../../kernel/session.ts';
import { Hero } from './Hero.tsx';
import { homeText as text } from './home.text.ts';
import { Introduction } from './Introduction.tsx';

/** Visitors do not wait for what only members see. */
const MemberHome = lazy(() => import('./MemberHome.tsx').then((module) => module.MemberHome));
const ManagerHome = lazy(() => import('./ManagerHome.tsx').then((module) => module.ManagerHome));
const InstructorHome = lazy(() => import('./InstructorHome.tsx').then((module) => module.InstructorHome));

const MessageNotices = lazy(
  () => import('../../features/clubs/club-messages/MessageNotices.tsx').then((module) => module.MessageNotices),
  { failure: 'silent' },
);

/** What waits for whoever is in, by what they do; for visitors what the service is for. */
export function HomeScreen() {
  usePageTitle(text.title);
  const session = useSession();
  if (!session.logged) {
    return (
      <>
        <Hero />
        <Introduction />
      </>
    );
  }
  const OwnHome = hasRole(session, 'ROLE_INSTRUCTOR') ? InstructorHome : MemberHome;
  const Home = hasRole(session, 'ROLE_MANAGER') ? ManagerHome : OwnHome;
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-4 pb-12 desktop:px-6 desktop:pt-6 desktop:pb-16">
      <Suspense>
        <MessageNotices />
      </Suspense>
      <Suspense fallback={<div className="h-90" />}>
        <Home />
      </Suspense>
    </div>
  );
}
