/** Columns that the managers' list of members can be in the order of; by name where none is asked for. */
export const MEMBER_SORTS = ['nickname', 'lastUsedAt', 'memberSince'] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];
