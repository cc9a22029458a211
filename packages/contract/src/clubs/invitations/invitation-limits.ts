/** People of one list, bytes of its file, and characters of one of its cells. */
export const MAX_INVITEES = 1000;
export const MAX_INVITEE_SHEET_BYTES = 1024 * 1024;
export const MAX_INVITEE_CELL_LENGTH = 400;
/** Columns of a list that are shown to choose from; what stands behind them is left out. */
export const MAX_INVITEE_SHEET_COLUMNS = 12;
/** Clubs that somebody enters together with the organisation. */
export const MAX_INVITATION_CLUBS = 10;
/** How long an invitation or a class code may count. */
export const MAX_INVITATION_DAYS = 180;
/** Invitations that one call decides, renews or withdraws. */
export const MAX_INVITATIONS_AT_ONCE = 100;
export const MAX_CLASS_CODE_NAME_LENGTH = 60;
/** Class codes that a page shows. */
export const MAX_SHOWN_CLASS_CODES = 50;
