import { MEMBER_TYPE_LABELS } from '@dure/contract/tenancy/accounts/member-labels.text';

/** A kind of member as people read it. */
export const memberTypeLabel = (type: string): string => MEMBER_TYPE_LABELS[type] ?? type;

/** The kind that people mean by a name. */
export const memberTypeOf = (label: string): string =>
  Object.keys(MEMBER_TYPE_LABELS).find((type) => MEMBER_TYPE_LABELS[type] === label) ?? label;
