import { OPERATOR_LIMITS } from '@dure/contract/platform/operator/operator-limits';
import { newPassword } from '@dure/contract/tenancy/accounts/password-rules';
import { z } from 'zod';
import {
  listOperators,
  makeOperator,
  renewOperator,
  retireOperator,
  unlockOperator,
  type Accounting,
} from '../features/platform/operator/operator.public.ts';
import { refuseCommon } from '../features/tenancy/accounts/accounts.public.ts';
import { secretsOf } from '../secret-keys.ts';
import { byShell, fail, onDatabase, text, type Command, type Given, type Options } from './arguments.ts';

const email: Options = { email: { type: 'string' } };

function emailOf({ values }: Given): string {
  const given = text(values, 'email');
  return z.email().max(OPERATOR_LIMITS.email).safeParse(given).success
    ? given
    : fail('--email must be an e-mail address.');
}

async function passwordBy(given: Given): Promise<string> {
  const password = await given.askSecret('Password of the operator');
  const isFit = newPassword.safeParse(password).success;
  const isCommon =
    isFit &&
    (await refuseCommon(password, emailOf(given), 'password').then(
      () => false,
      () => true,
    ));
  return isFit && !isCommon ? password : fail('The password must have at least 10 characters and be no common one.');
}

function onAccounts(given: Given, work: (accounting: Accounting) => Promise<string>): Promise<string> {
  return onDatabase(given.config, async (database) =>
    work({ database, secrets: await secretsOf(given.config), now: new Date(), by: byShell() }),
  );
}

const none = (address: string) => fail(`No operator has the address ${address}.`);
const toldOnce = (secret: string, address: string) =>
  `This is shown once. Put it into an app that shows codes, by hand or as a QR code:\n${secret}\n${address}`;

export const accountCreate: Command = {
  help: `account create --email EMAIL --name NAME
  an operator who logs in at /operator; asks for the password, prints the secret for their app once`,
  options: { ...email, name: { type: 'string' } },
  required: ['email', 'name'],
  run: async (given) => {
    const [address, name] = [emailOf(given), text(given.values, 'name').trim()];
    if (name.length < 1 || name.length > OPERATOR_LIMITS.name)
      fail(`--name must be 1 to ${OPERATOR_LIMITS.name} characters.`);
    const password = await passwordBy(given);
    return onAccounts(given, async (accounting) => {
      const made = await makeOperator(accounting, { email: address, name, password });
      return made
        ? `${name} logs in at /operator with ${address}, that password and a code.\n${toldOnce(made.secret, made.address)}`
        : fail(`${address} is an operator already: "account renew" gives them another password and secret.`);
    });
  },
};

export const accountRenew: Command = {
  help: 'account renew --email EMAIL    another password and another secret; ends their sessions',
  options: email,
  required: ['email'],
  run: async (given) => {
    const [address, password] = [emailOf(given), await passwordBy(given)];
    return onAccounts(given, async (accounting) => {
      const made = await renewOperator(accounting, address, password);
      return made ? toldOnce(made.secret, made.address) : none(address);
    });
  },
};

export const accountUnlock: Command = {
  help: 'account unlock --email EMAIL',
  options: email,
  required: ['email'],
  run: (given) =>
    onAccounts(given, async (accounting) =>
      (await unlockOperator(accounting, emailOf(given))) ? `${emailOf(given)} may log in again.` : none(emailOf(given)),
    ),
};

export const accountRetire: Command = {
  help: 'account retire --email EMAIL    they log in no more; what they did stays in the log',
  options: email,
  required: ['email'],
  run: (given) =>
    onAccounts(given, async (accounting) =>
      (await retireOperator(accounting, emailOf(given)))
        ? `${emailOf(given)} is no operator any more.`
        : none(emailOf(given)),
    ),
};

export const accountList: Command = {
  help: 'account list',
  options: {},
  required: [],
  run: ({ config }) =>
    onDatabase(config, async (database) => {
      const now = new Date();
      const lines = (await database.readGlobal(listOperators))
        .filter(({ retired_at }) => retired_at === null)
        .map((one) => {
          const isLocked = one.locked_until !== null && one.locked_until > now;
          return `${one.name} <${one.email}>${isLocked ? `, locked until ${one.locked_until!.toISOString()}` : ''}`;
        });
      return lines.length === 0 ? 'There is no operator yet: account create makes one.' : lines.join('\n');
    }),
};
