import { Secret } from 'otpauth';
import { hashOf } from '../one-time-secrets.ts';

const COUNT = 10;
/** 80 bits: a plain hash of it is not tried through. */
const BYTES = 10;

const plainOf = (code: string): string => code.toLowerCase().replaceAll(/[^a-z2-7]/g, '');

/** Codes for whoever has lost the app, as they are shown. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => plainOf(new Secret({ size: BYTES }).base32).replaceAll(/(.{4})(?=.)/g, '$1-'));

/** What is kept of one; how it was typed does not matter. */
export const hashOfRecoveryCode = (memberId: string, code: string): string => hashOf(memberId, plainOf(code));
