/** Limits of resume stories: characters, unless said otherwise. */
export const MAX_RESUME_STORIES = 20;
export const MAX_RESUME_NODES = 20;
export const MAX_RESUME_HEADLINE_LENGTH = 60;
export const MAX_RESUME_TITLE_LENGTH = 80;
export const MAX_RESUME_DESCRIPTION_LENGTH = 300;
/** Of a story's description; of a node's too. */
export const MAX_RESUME_LINES = 3;
export const MAX_RESUME_NODE_LENGTH = 200;

/** Months of a year, and the widths of the fields (specification, section 5). */
export const MONTHS_A_YEAR = 12;
export const YEAR_LENGTH = 4;
export const MONTH_LENGTH = 2;

/** Days that a public link may stay open for. */
export const RESUME_LINK_DAYS = [7, 30, 90, 365] as const;
export type ResumeLinkDays = (typeof RESUME_LINK_DAYS)[number];
export const USUAL_RESUME_LINK_DAYS: ResumeLinkDays = 30;

/** Finished clubs that are offered as proof: the latest ones. */
export const MAX_RESUME_CLUBS = 50;
/** Official grades that are offered as proof: the latest ones. */
export const MAX_RESUME_GRADES = 100;

/** Of a JSON Resume that stories are made of. */
export const MAX_JSON_RESUME_BYTES = 1024 * 1024;
