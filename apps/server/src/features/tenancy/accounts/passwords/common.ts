import { MIN_PASSWORD_LENGTH } from '@dure/contract/tenancy/accounts/account-limits';
import { refuseFields } from '../../../../kernel/refusal.ts';
import { accountsText } from '../accounts.text.ts';
import { DEMO_PASSWORD } from '../demo-password.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/** Passwords that many people have, of those that are long enough. A large list, read when it is first needed. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const all = dictionary['passwords-common'] as readonly string[];
    return new Set([...all.filter(({ length }) => length >= MIN_PASSWORD_LENGTH), DEMO_PASSWORD]);
  }));

/** Refuses a password that is guessed before others: a common one, its beginning again, or what one logs in by. */
export async function refuseCommon(password: string, logIn: string, path = 'password'): Promise<void> {
  const plain = password.normalize('NFC').toLowerCase();
  const isRepeated = /^(.{1,4})\1+.{0,3}$/su.test(plain);
  if (isRepeated || plain === logIn.toLowerCase() || (await commonPasswords()).has(plain))
    refuseFields([{ path, message: accountsText.commonPassword }]);
}
