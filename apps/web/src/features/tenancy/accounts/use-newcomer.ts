import { CONSENT_KINDS, CONSENT_VERSIONS, type ConsentKind } from '@dure/contract/tenancy/accounts/consents';
import { useState } from 'react';
import { newcomerFaults, type Newcomer } from './newcomer-faults.ts';
import { useTenant } from '../../../kernel/session.ts';

export interface KnownOfNewcomer {
  readonly nickname: string;
  /** Whether the organisation knows where they belong, and does not ask. */
  readonly hasPlace?: boolean;
}

/** What everybody says of themselves who is new here, in whatever way they come. */
export function useNewcomer(known: KnownOfNewcomer) {
  const { tenantLoginMemberTypes, tenantOrganizationCodes } = useTenant();
  const [nickname, setNickname] = useState(known.nickname);
  const [memberType, setMemberType] = useState(tenantLoginMemberTypes[0] ?? '');
  const [organization, setOrganization] = useState('');
  const [agreed, setAgreed] = useState<ReadonlySet<ConsentKind>>(new Set());
  /** What is sent; where a consent is missing everything that is wrong by then, beside what else the form asks for. */
  const complete = (more: Pick<Newcomer, 'email' | 'password'>) => {
    const isComplete = agreed.size === CONSENT_KINDS.length;
    const asksPlace = tenantOrganizationCodes.length > 0 && known.hasPlace !== true;
    const place = asksPlace ? organization : undefined;
    if (!isComplete) return { faults: newcomerFaults({ ...more, nickname, organization: place, agreed }) };
    const person = {
      nickname,
      ...(memberType !== '' && { memberType }),
      ...(organization !== '' && { organizationCode: organization }),
      consents: { ...CONSENT_VERSIONS },
    };
    return { person };
  };
  const fields = { nickname, setNickname, memberType, setMemberType, organization, setOrganization };
  return { ...fields, hasPlace: known.hasPlace === true, agreed, agree: setAgreed, complete };
}
