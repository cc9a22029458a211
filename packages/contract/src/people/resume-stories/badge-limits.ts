/** Signs that name a key. */
export const BADGE_KEY_ID_LENGTH = 8;
/** Of why a key is changed. */
export const MAX_KEY_REASON_LENGTH = 200;
