/** Limits of a seminar: characters, unless said otherwise. */
export const MAX_PLACE_LENGTH = 100;
export const MAX_LECTURER_LENGTH = 40;
/** Places. */
export const MAX_SEMINAR_CAPACITY = 1000;
export const MAX_SEMINAR_REASON_LENGTH = 300;
/** Of the word after it was held. */
export const MAX_WORD_LENGTH = 1000;
/** Place of a banner among the others. */
export const MAX_BANNER_POSITION = 99;
/** Banners that are shown at once. */
export const MAX_SEMINAR_BANNERS = 5;

/** Hours for which an offered place is held. */
export const OFFER_HOURS = 24;
/** Hours before the beginning, from which on nobody cancels any more. */
export const CANCEL_HOURS = 24;
/** Hours before the beginning at which those who come are reminded. */
export const REMINDER_HOURS = 24;
/** Participants on a page. */
export const PARTICIPANTS_A_PAGE = 50;
/** Other cards for the same people beside a seminar. */
export const SEMINARS_BESIDE = 4;
