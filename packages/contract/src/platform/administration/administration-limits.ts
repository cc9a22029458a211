/** How many of one kind the overview counts; the words say that there are more. */
export const MAX_COUNTED_TASKS = 1000;
/** Days back that mail which did not leave is of concern; as long as mail is kept is too long to act on it. */
export const UNSENT_MAIL_DAYS = 7;
