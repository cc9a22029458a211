import { choiceIn, numberIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

/** In the order of the page; visitors see what the club is about and nothing else. */
export const CLUB_TABS = ['week', 'quizzes', 'answers', 'growth', 'members', 'about'] as const;
export type ClubTab = (typeof CLUB_TABS)[number];

/**
 * `code`: the participation code of a join link. `join`: asks to join, or `done`: has just joined. `quiz`: opened once
 * one is a member. `keyword`: of the list of members.
 */
export const clubSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...choiceIn(raw, 'tab', CLUB_TABS),
  ...textIn(raw, 'keyword'),
  ...textIn(raw, 'code'),
  ...choiceIn(raw, 'join', ['request', 'done']),
  ...numberIn(raw, 'quiz'),
});
export type ClubSearch = ReturnType<typeof clubSearch>;

/** What of a club there is to open: answers and growth have only those who take part. */
export function tabsFor(can: { enter: boolean; manage: boolean }): readonly ClubTab[] {
  if (can.enter) return CLUB_TABS;
  return can.manage ? ['quizzes', 'members', 'about'] : ['about'];
}

/** The tab that is open; the first one where the address names none that is there. */
export function tabOf({ tab }: ClubSearch, tabs: readonly ClubTab[]): ClubTab {
  return tab !== undefined && tabs.includes(tab) ? tab : tabs[0]!;
}
