/** Limits of a club's fields (decisions, section 4); lengths are characters. */
export const MIN_CLUB_NAME_LENGTH = 2;
export const MAX_CLUB_NAME_LENGTH = 60;
export const MAX_TAGLINE_LENGTH = 60;
export const MAX_CLUB_DESCRIPTION_LENGTH = 5000;
export const MAX_CLUB_IMAGE_MEGABYTES = 5;
export const MAX_CAPACITY = 10_000;
export const MAX_WEEKS = 52;
export const MAX_STUDIES = 200;
export const MAX_CLUB_QUIZZES = 200;
export const MAX_TOPIC_LENGTH = 40;
/** Instructors beside the creator. */
export const MAX_INSTRUCTORS = 20;
export const MIN_PARTICIPATION_CODE_LENGTH = 6;
export const MAX_PARTICIPATION_CODE_LENGTH = 20;
/** The same as people type or paste it, with spaces or hyphens between. */
export const MAX_TYPED_CODE_LENGTH = 40;
/** Why a club is rejected, put off or called off. */
export const MAX_CLUB_REASON_LENGTH = 500;
