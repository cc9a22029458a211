/** Why somebody takes a list with personal data along. */
export const DOWNLOAD_REASONS = ['PRIVACY_CHECK', 'PERSON_ASKED', 'INCIDENT', 'OTHER'] as const;
export type DownloadReason = (typeof DOWNLOAD_REASONS)[number];
