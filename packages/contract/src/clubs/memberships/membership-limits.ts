/** Characters of what somebody says when they ask to be let in, and of what they are told. */
export const MAX_JOIN_MESSAGE_LENGTH = 500;
export const MAX_EXPEL_REASON_LENGTH = 500;
/** Requests that one call decides. */
export const MAX_DECIDED_AT_ONCE = 100;

/** A roster: people, bytes of its file, and characters of a student number. */
export const MAX_ROSTER_ROWS = 1000;
export const MAX_ROSTER_BYTES = 1024 * 1024;
export const MAX_STUDENT_NUMBER_LENGTH = 20;
export const MAX_ROSTER_NAME_LENGTH = 60;
