/** Bytes of an uploaded content. */
export const MAX_CONTENT_BYTES = 50 * 1024 * 1024;
/** Characters of a text that was pasted in the place of a site that cannot be read. */
export const MAX_PASTED_TEXT = 200_000;
export const MAX_CONTENT_TITLE_LENGTH = 200;
export const MAX_CONTENT_URL_LENGTH = 2000;
