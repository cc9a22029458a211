import type { PersonKey } from '../people/people.content.ts';

export type FriendContent = {
  readonly who: PersonKey;
  readonly whom: PersonKey;
  readonly tie: 'ASKED' | 'FRIEND';
  /** Days before the first run, and minutes of that day. */
  readonly day: number;
  readonly minute: number;
};

/** Between the accounts of the log-in page. Friends are so for longer than notifications are kept, so none is missing. */
export const FRIENDS: readonly FriendContent[] = [
  { who: 'member1', whom: 'member3', tie: 'FRIEND', day: -58, minute: 640 },
  { who: 'member5', whom: 'member1', tie: 'FRIEND', day: -44, minute: 1105 },
  { who: 'member2', whom: 'member3', tie: 'FRIEND', day: -40, minute: 820 },
  { who: 'member4', whom: 'member1', tie: 'ASKED', day: -3, minute: 1180 },
  { who: 'member1', whom: 'member6', tie: 'ASKED', day: -5, minute: 745 },
];
