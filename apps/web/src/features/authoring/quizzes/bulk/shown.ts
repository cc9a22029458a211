/** What a row is to the filter of a table on its way in. */
export const SHOWN = ['faulty', 'mended', 'noted', 'sound', 'all'] as const;
export type Shown = (typeof SHOWN)[number];
