/** What a person asked to take along is ready. */
export const PRIVACY_NOTIFICATIONS = ['exportReady'] as const;
