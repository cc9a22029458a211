import { LOOK_DAYS } from '../privacy/look-kinds.ts';

/** Days that an entry is kept (decisions, section 14); who looked at personal data is kept as long. */
export const AUDIT_DAYS = LOOK_DAYS;
/** Entries that pages lead to: more are not counted, and whoever looks for an older one narrows the list. */
export const MAX_LISTED_ENTRIES = 10_000;
