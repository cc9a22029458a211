/** Limits of an article or a video: characters, unless said otherwise. */
export const MAX_POST_TITLE_LENGTH = 100;
export const MAX_POST_DESCRIPTION_LENGTH = 300;
/** Of its text, marks of Markdown included. */
export const MAX_POST_TEXT_LENGTH = 50_000;
export const MAX_PROVIDER_LENGTH = 40;
/** In won. */
export const MAX_PRICE = 10_000_000;
/** Quizzes that it leads to. */
export const MAX_RELATED_QUIZZES = 10;
export const MAX_VIDEO_URL_LENGTH = 500;
export const MAX_VIDEO_SECONDS = 12 * 60 * 60;
export const MAX_COVER_BYTES = 5 * 1024 * 1024;
export const MAX_VIDEO_BYTES = 500 * 1024 * 1024;
export const MAX_CAPTION_BYTES = 1024 * 1024;

/** Days whose views make a post popular; who looked is forgotten after them. */
export const POPULAR_DAYS = 30;
/** Popular posts and keywords that are named at most. */
export const MAX_POPULAR = 10;
/** Cards that pages lead to, of each kind: nobody turns so many, and whoever looks for another one narrows the list. */
export const MAX_POSTS_LISTED = 1000;
/** Cards on one page, as the specification has it for seminars. */
export const POSTS_A_PAGE = 8;
