/** What of people's data those who teach, or run the organisation, opened or downloaded. */
export const LOOK_KINDS = [
  'roster',
  'gradebook',
  'memberPage',
  'memberAccess',
  'reports',
  'conversations',
  'export',
  'answerFiles',
  'mails',
  'memberExport',
  'auditLog',
  'wishes',
  'participants',
  'participantExport',
] as const;
export type LookKind = (typeof LOOK_KINDS)[number];

/** Of these every single one is recorded, not the first of a day: what is taken along is out of sight. */
export const DOWNLOAD_KINDS: readonly LookKind[] = [
  'export',
  'answerFiles',
  'memberExport',
  'auditLog',
  'participantExport',
];

/** Days that it is kept who looked (decisions, section 14). */
export const LOOK_DAYS = 365;
