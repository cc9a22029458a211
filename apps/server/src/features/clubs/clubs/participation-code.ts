import { randomInt } from 'node:crypto';

/** Without I, L, O, 0 and 1, which look alike when a code is read aloud or copied from a board. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

export const makeCode = (length = LENGTH): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
