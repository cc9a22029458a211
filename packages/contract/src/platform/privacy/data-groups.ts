/** Headings under which a member is told what is kept about them, in the order of the page. */
export const DATA_GROUPS = [
  'account',
  'clubs',
  'answers',
  'files',
  'grades',
  'community',
  'lectures',
  'friends',
  'points',
  'notices',
  'teaching',
  'looks',
  'safety',
] as const;
export type DataGroup = (typeof DATA_GROUPS)[number];
