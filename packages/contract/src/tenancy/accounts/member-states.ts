/**
 * How an account stands. `DORMANT`: unused for so long that a password alone does not open it. `LOCKED`: a manager keeps
 * everybody out of it; of an account that is both this one counts.
 */
export const MEMBER_STATES = ['ACTIVE', 'DORMANT', 'LOCKED'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];
