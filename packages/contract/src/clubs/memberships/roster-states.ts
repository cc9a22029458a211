/** What a roster says of a person. */
export const ROSTER_COLUMNS = ['email', 'name', 'studentNumber'] as const;
export type RosterColumn = (typeof ROSTER_COLUMNS)[number];

/** What becomes of a row of a roster. `UNKNOWN`: nobody of this tenant has the e-mail address. */
export const ROSTER_STATES = ['ADD', 'MEMBER', 'RUNS_CLUB', 'EXPELLED', 'UNKNOWN', 'FAULT'] as const;
export type RosterState = (typeof ROSTER_STATES)[number];

/**
 * What becomes of people of a roster whom nobody knows. `INVITED`: they get a mail. `PROPOSED`: a manager confirms first. `NONE`:
 * the organisation's own log-in lets people in.
 */
export const ROSTER_INVITING = ['INVITED', 'PROPOSED', 'NONE'] as const;
export type RosterInviting = (typeof ROSTER_INVITING)[number];
