/** What is taken off a cell of an import before it is judged. */
export const CLEANINGS = ['BLANKS', 'INVISIBLE', 'FULL_WIDTH'] as const;
export type Cleaning = (typeof CLEANINGS)[number];
