import { randomInt } from 'node:crypto';
import { hashOf } from '../one-time-secrets.ts';

/** Without I, L, O, 0 and 1, which look alike on paper. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** 59 bits: a plain hash of it is not tried through while it counts. */
const LENGTH = 12;

const plainOf = (typed: string): string => typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();

/** A code as it stands on paper. */
export const newOneTimeCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)])
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-');

/** What is kept of one; how it was typed does not matter. */
export const hashOfOneTimeCode = (memberId: string, code: string): string => hashOf(memberId, plainOf(code));
