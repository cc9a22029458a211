/** Limits of a lecture club (decisions, section 4); lengths are characters. Its studies are limited by `MAX_STUDIES`. */
export const MAX_STUDY_TITLE_LENGTH = 100;
export const MAX_STUDY_DESCRIPTION_LENGTH = 2000;
export const MAX_MATERIALS = 20;
/** Files that come along with one call of the curriculum. */
export const MAX_CURRICULUM_FILES = 20;
export const MAX_ASSISTANT_NAME_LENGTH = 20;
/** Questions that one member may ask the assistant a day. */
export const MAX_DAILY_QUESTIONS = 200;
