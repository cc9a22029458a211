/** Life of a reading: `NONE` where there is no text to read (a picture). */
export const READING_STATES = ['NONE', 'WAITING', 'READING', 'READ', 'FAILED'] as const;
export type ReadingState = (typeof READING_STATES)[number];

/** What a content is counted in. */
export const CONTENT_UNITS = ['PAGE', 'SLIDE', 'ROW'] as const;
export type ContentUnit = (typeof CONTENT_UNITS)[number];
