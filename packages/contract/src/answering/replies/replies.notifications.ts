/** Told to whose answer or reply it is. */
export const REPLY_NOTIFICATIONS = ['reply', 'nestedReply'] as const;
