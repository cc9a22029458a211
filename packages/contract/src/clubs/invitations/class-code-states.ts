/** How a class code stands. `FULL`: each of its places is taken. `CLOSED`: a manager ended it. */
export const CLASS_CODE_STATES = ['OPEN', 'FULL', 'EXPIRED', 'CLOSED'] as const;
export type ClassCodeState = (typeof CLASS_CODE_STATES)[number];
