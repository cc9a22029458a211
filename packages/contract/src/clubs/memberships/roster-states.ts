/** What a roster says of a person. */
export const ROSTER_COLUMNS = ['email', 'name', 'studentNumber'] as const;
export type RosterColumn = (typeof ROSTER_COLUMNS)[number];

/** What becomes of a row of a roster. `UNKNOWN`: nobody of this tenant has the e-mail address. */
export const ROSTER_STATES = ['ADD', 'MEMBER', 'RUNS_CLUB', 'EXPELLED', 'UNKNOWN', 'FAULT'] as const;
export type RosterState = (typeof ROSTER_STATES)[number];
