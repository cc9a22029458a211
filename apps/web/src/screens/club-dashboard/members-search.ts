import { choiceIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

export const MEMBER_VIEWS = ['members', 'requests'] as const;
export const MEMBER_STATUSES = ['MEMBER', 'LEFT', 'EXPELLED', 'ALL'] as const;
export const REQUEST_STATUSES = ['PENDING', 'REJECTED', 'CANCELLED', 'ALL'] as const;

/** Which people of a club, and how: what is usual is left out of the address. */
export const membersSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...textIn(raw, 'keyword'),
  ...choiceIn(raw, 'view', MEMBER_VIEWS),
  ...choiceIn(raw, 'status', [...MEMBER_STATUSES, ...REQUEST_STATUSES]),
  ...choiceIn(raw, 'sort', ['nickname']),
  ...choiceIn(raw, 'direction', ['DESC']),
});
export type MembersSearch = ReturnType<typeof membersSearch>;
