/** What of people's data those who teach, or run the organisation, opened or downloaded. */
export const LOOK_KINDS = [
  'roster',
  'gradebook',
  'memberPage',
  'reports',
  'conversations',
  'export',
  'answerFiles',
  'mails',
] as const;
export type LookKind = (typeof LOOK_KINDS)[number];

/** Days that it is kept who looked (decisions, section 14). */
export const LOOK_DAYS = 365;
