/** How a notice stands. It is under way until everybody has been told, quiet hours included. */
export const NOTICE_STATES = ['SCHEDULED', 'SENDING', 'SENT', 'CANCELLED'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** Where its readers find a notice. */
export const NOTICE_WAYS = ['BELL', 'MAIL', 'BANNER'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];
