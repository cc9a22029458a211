/** Fewest characters of a password (decisions, section 3). */
export const PASSWORD_MIN = 10;
/** Most characters of a password: more would only cost time to hash. */
export const PASSWORD_MAX = 200;
