/** What an entry of the log is about: something was changed, personal data was looked at, or was taken along as a file. */
export const AUDIT_KINDS = ['CHANGE', 'LOOK', 'DOWNLOAD'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
