import { CONSENT_KINDS, CONSENT_VERSIONS, type ConsentKind } from '@dure/contract/accounts/consents';
import { useState } from 'react';
import { useTenant } from '../../kernel/session.ts';

/** What everybody says of themselves who is new here, in whatever way they come. */
export function useNewcomer(known: { readonly nickname: string }) {
  const { tenantLoginMemberTypes } = useTenant();
  const [nickname, setNickname] = useState(known.nickname);
  const [memberType, setMemberType] = useState(tenantLoginMemberTypes[0] ?? '');
  const [organization, setOrganization] = useState('');
  const [agreed, setAgreed] = useState<ReadonlySet<ConsentKind>>(new Set());
  const [isMissing, setMissing] = useState(false);
  const agree = (next: ReadonlySet<ConsentKind>) => {
    setAgreed(next);
    setMissing(false);
  };
  /** What is sent; undefined, and said, where a consent is missing. */
  const complete = () => {
    const isComplete = agreed.size === CONSENT_KINDS.length;
    setMissing(!isComplete);
    if (!isComplete) return undefined;
    return {
      nickname,
      ...(memberType !== '' && { memberType }),
      ...(organization !== '' && { organizationCode: organization }),
      consents: { ...CONSENT_VERSIONS },
    };
  };
  const fields = { nickname, setNickname, memberType, setMemberType, organization, setOrganization };
  return { ...fields, agreed, agree, isMissing, complete };
}
