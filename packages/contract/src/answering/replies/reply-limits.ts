export const MAX_REPLY_LENGTH = 2000;
/** Why an instructor hides a reply, in characters. */
export const MAX_HIDING_REASON_LENGTH = 200;
/** Replies that one call answers. */
export const MAX_REPLIES_SHOWN = 500;
