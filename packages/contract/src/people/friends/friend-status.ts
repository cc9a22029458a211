/** How the caller stands to somebody: `REQUESTED` asked them, `WAITING` was asked by them, `BLOCKED` blocked them. */
export const FRIEND_STATUS = ['SELF', 'NONE', 'REQUESTED', 'WAITING', 'FRIENDS', 'BLOCKED'] as const;
export type FriendStatus = (typeof FRIEND_STATUS)[number];

export type FriendStep = 'ASK' | 'ACCEPT' | 'DECLINE' | 'CANCEL' | 'REMOVE' | 'BLOCK' | 'UNBLOCK';

/**
 * Which step leads from where to where (decisions, section 8). A missing entry is a refusal; a step that leads to where one
 * stands changes nothing. Whoever asks somebody who has asked them is their friend at once.
 */
export const FRIEND_STEPS: Readonly<Record<FriendStep, Partial<Record<FriendStatus, FriendStatus>>>> = {
  ASK: { NONE: 'REQUESTED', REQUESTED: 'REQUESTED', WAITING: 'FRIENDS', FRIENDS: 'FRIENDS' },
  ACCEPT: { WAITING: 'FRIENDS', FRIENDS: 'FRIENDS' },
  DECLINE: { WAITING: 'NONE', NONE: 'NONE' },
  CANCEL: { REQUESTED: 'NONE', NONE: 'NONE' },
  REMOVE: { FRIENDS: 'NONE', NONE: 'NONE' },
  BLOCK: { NONE: 'BLOCKED', REQUESTED: 'BLOCKED', WAITING: 'BLOCKED', FRIENDS: 'BLOCKED', BLOCKED: 'BLOCKED' },
  UNBLOCK: { BLOCKED: 'NONE', NONE: 'NONE' },
};
