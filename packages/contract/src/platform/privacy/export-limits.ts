/** Days that what was made to be taken along is kept. */
export const EXPORT_DAYS = 7;
/** Exports that one person may have made in 24 hours. */
export const EXPORTS_A_DAY = 3;
/** Minutes in which a download that was confirmed with the password is begun. */
export const TICKET_MINUTES = 5;
