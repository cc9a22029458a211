import { z } from 'zod';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './account-limits.ts';

/** A password to be: long enough. Whether it is a common one the server says. */
export const newPassword = z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH);
/** A password that was chosen once. */
export const givenPassword = z.string().min(1).max(MAX_PASSWORD_LENGTH);
