import { LOOK_DAYS } from '../privacy/look-kinds.ts';

/** Days that an entry is kept (decisions, section 14); who looked at personal data is kept as long. */
export const AUDIT_DAYS = LOOK_DAYS;
