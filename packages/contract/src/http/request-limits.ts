/** Largest `size` a list answers. */
export const MAX_PAGE_SIZE = 100;
/** Characters of an `Idempotency-Key`. */
export const MAX_IDEMPOTENCY_KEY_LENGTH = 200;
