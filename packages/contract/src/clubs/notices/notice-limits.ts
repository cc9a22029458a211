/** Characters of a notice's title: one line of a banner. */
export const MAX_NOTICE_TITLE_LENGTH = 60;
/** Characters of its text, marks of Markdown included. */
export const MAX_NOTICE_TEXT_LENGTH = 1000;
/** Values of one kind that its readers are chosen by. */
export const MAX_NOTICE_CHOICES = 20;
/** Days ahead that a notice can be scheduled. */
export const MAX_NOTICE_DAYS_AHEAD = 180;
/** Days that a banner stands at most, from the sending on. */
export const MAX_BANNER_DAYS = 30;
/** Notices that one organisation sends within an hour at most, however many servers run. */
export const NOTICES_AN_HOUR = 20;
