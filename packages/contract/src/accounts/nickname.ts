/** Characters of a nickname. */
export const NICKNAME_MIN = 2;
export const NICKNAME_MAX = 20;
