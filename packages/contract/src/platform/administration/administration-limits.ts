/** How many of one kind the overview counts; the words say that there are more. */
export const MAX_COUNTED_TASKS = 1000;
/** Days back that mail which did not leave is of concern; as long as mail is kept is too long to act on it. */
export const UNSENT_MAIL_DAYS = 7;
/** Weeks of learning on the overview, this one included. */
export const OVERVIEW_WEEKS = 10;
/** People and clubs that a search over the administration names; whoever looks for others goes on in their lists. */
export const FOUND_AT_ONCE = 5;
