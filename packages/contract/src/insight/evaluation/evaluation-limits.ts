/** Characters of one section of a report. */
export const MAX_SECTION_LENGTH = 2000;
/** Reports that one call releases. */
export const MAX_RELEASED_REPORTS = 100;
