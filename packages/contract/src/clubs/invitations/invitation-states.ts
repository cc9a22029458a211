/**
 * How an invitation stands. `PROPOSED`: an instructor asks for it, and a manager decides. `INVITED`: its link counts. `EXPIRED`:
 * nobody used it in time.
 */
export const INVITATION_STATES = ['PROPOSED', 'INVITED', 'JOINED', 'EXPIRED', 'WITHDRAWN', 'DECLINED'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Those that may be sent once more, each by another link. */
export const RENEWABLE_STATES: readonly InvitationState[] = ['INVITED', 'EXPIRED', 'WITHDRAWN', 'DECLINED'];
