import { text } from '../../../http/fields.ts';
import { MAX_LOGIN_NAME_LENGTH, MIN_LOGIN_NAME_LENGTH } from '../account-limits.ts';
import { loginNameText } from './login-name.text.ts';

/** As log-in names are compared: full-width signs, capitals and blanks around them make no other name. */
export const loginNameNormal = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();

/** Syllables of Hangul, small Latin letters and digits: no two of them look alike across scripts. */
const SIGNS = /^[\uAC00-\uD7A3a-z0-9._-]+$/;
const isEnd = (sign: string | undefined) => sign !== undefined && !'._-'.includes(sign);

/** Why a log-in name cannot be one, in Korean; undefined for a sound one. It never holds an @, which tells it from an address. */
export function loginNameFault(typed: string): string | undefined {
  const name = loginNameNormal(typed);
  if (name.includes('@')) return loginNameText.isAddress;
  if (name.length < MIN_LOGIN_NAME_LENGTH) return loginNameText.tooShort(MIN_LOGIN_NAME_LENGTH);
  if (name.length > MAX_LOGIN_NAME_LENGTH) return loginNameText.tooLong(MAX_LOGIN_NAME_LENGTH);
  return SIGNS.test(name) && isEnd(name.at(0)) && isEnd(name.at(-1)) ? undefined : loginNameText.signs;
}

/** A log-in name that somebody chooses or types. */
export const loginName = text(1, MAX_LOGIN_NAME_LENGTH * 2).check(({ value, issues }) => {
  const message = loginNameFault(value);
  if (message !== undefined) issues.push({ code: 'custom', message, input: value });
});

/** Whether what was typed into a log-in field is meant as an address. */
export const isAddress = (typed: string): boolean => typed.includes('@');

/** What was typed into a log-in field, as it is compared. */
export const logInNormal = (typed: string): string => (isAddress(typed) ? typed.toLowerCase() : loginNameNormal(typed));
