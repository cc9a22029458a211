/** Characters of one line of a quiz's notes. */
export const MAX_NOTE_LENGTH = 500;
/** Lines that a quiz's notes have at most: a grader reads all of them with every answer. */
export const MAX_NOTES = 30;
