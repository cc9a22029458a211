import { z } from 'zod';

/** Fewest characters of a password (decisions, section 3). */
export const PASSWORD_MIN = 10;
/** Most characters of a password: more would only cost time to hash. */
export const PASSWORD_MAX = 200;

/** A password to be: long enough. Whether it is a common one the server says. */
export const newPassword = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);
/** A password that was chosen once. */
export const givenPassword = z.string().min(1).max(PASSWORD_MAX);
