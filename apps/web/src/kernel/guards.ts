import { redirect, type ParsedLocation } from '@tanstack/react-router';
import type { Role } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import { interrupt } from './interruptions.ts';
import { kernelText } from './kernel.text.ts';
import { currentSession, hasRole } from './session.ts';

interface Entering {
  readonly location: ParsedLocation;
}

/** Lets only members in; a visitor logs in first and comes back. */
export function membersOnly({ location }: Entering): void {
  if (!currentSession().logged) throw redirect({ to: '/account/login', search: { redirect_url: location.href } });
}

/** Where a member reads and agrees to what is new since they did last. */
export const CONSENTS_PAGE = '/account/consents';
/** Open to whoever does not agree, too: what is asked, what is kept of them, the ways to take it along and to leave. */
const OPEN_TO_ALL = /^\/(?:account\/(?:consents|my\/privacy|withdrawn)|help)(?:\/|$)/;

/** Asks a member first to agree to texts that are new; then they come back. */
export function agreedOnly({ location }: Entering): void {
  if (currentSession().dueConsents.length === 0 || OPEN_TO_ALL.test(location.pathname)) return;
  throw redirect({ to: CONSENTS_PAGE, search: { redirect_url: location.href } });
}

/** Lets only these roles in; others are told and stand at home. */
export const only =
  (...roles: readonly Role[]) =>
  (entering: Entering): void => {
    membersOnly(entering);
    if (hasRole(currentSession(), ...roles)) return;
    interrupt({ kind: 'forbidden', message: kernelText.forbidden });
    throw redirect({ to: '/' });
  };
