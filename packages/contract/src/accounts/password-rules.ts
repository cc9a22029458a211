import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN } from './password-length.ts';

/** A password to be: long enough. Whether it is a common one the server says. */
export const newPassword = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);
/** A password that was chosen once. */
export const givenPassword = z.string().min(1).max(PASSWORD_MAX);
