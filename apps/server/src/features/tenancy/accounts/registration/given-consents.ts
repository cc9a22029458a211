import { CONSENT_KINDS, CONSENT_VERSIONS, type ConsentKind } from '@dure/contract/tenancy/accounts/consents';
import { refuseFields } from '../../../../kernel/refusal.ts';
import { accountsText } from '../accounts.text.ts';

/** Refuses consents to texts that are no longer those of today. */
export function checkConsents(
  given: Readonly<Partial<Record<ConsentKind, string | undefined>>>,
  kinds = CONSENT_KINDS as readonly ConsentKind[],
): void {
  const stale = kinds.filter((kind) => given[kind] !== CONSENT_VERSIONS[kind]);
  if (stale.length === 0) return;
  refuseFields(stale.map((kind) => ({ path: `consents.${kind}`, message: accountsText.staleConsent })));
}
