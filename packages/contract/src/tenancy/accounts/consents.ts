/** What a person agrees to before they are a member (Personal Information Protection Act, articles 15, 22 and 22-2). */
export const CONSENT_KINDS = ['TERMS', 'PRIVACY', 'AGE14'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** The version of each text that stands today. A changed text gets a new one, so that it is known who agreed to what. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentKind, string>> = {
  TERMS: '2026-11-22',
  PRIVACY: '2026-11-23',
  AGE14: '2026-11-22',
};
