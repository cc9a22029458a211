import { MEMBER_STATES } from '@dure/contract/tenancy/accounts/member-states';
import type { FilterField } from '../../../../ui/filters/filter-fields.ts';
import { accountsText } from '../accounts.text.ts';
import { managedMembersText as text } from './managed-members.text.ts';

/** What members are found by; what an organisation has but one of narrows nothing. */
export const memberFields = (types: readonly string[], organizations: readonly string[]): readonly FilterField[] => [
  { kind: 'text', name: 'keyword', label: text.search },
  ...(types.length > 1
    ? [
        {
          kind: 'choice',
          name: 'type',
          label: text.memberType,
          options: types.map((value) => ({ value, label: accountsText.memberTypes[value] ?? value })),
        } as const,
      ]
    : []),
  ...(organizations.length > 0
    ? [
        {
          kind: 'choice',
          name: 'organization',
          label: text.organization,
          options: organizations.map((value) => ({ value, label: value })),
        } as const,
      ]
    : []),
  {
    kind: 'choice',
    name: 'state',
    label: text.state,
    options: MEMBER_STATES.map((value) => ({ value, label: text.states[value] })),
  },
];
