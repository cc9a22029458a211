import {
  MAX_NICKNAME_LENGTH,
  MIN_NICKNAME_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '@dure/contract/tenancy/accounts/account-limits';
import { CONSENT_KINDS, type ConsentKind } from '@dure/contract/tenancy/accounts/consents';
import { nicknameFault } from '@dure/contract/tenancy/accounts/nickname';
import { NO_EMAIL, REQUIRED, tooShort } from '@dure/contract/field-messages';
import type { FormErrors } from '../../../ui/fields/Form.tsx';
import { accountsText as text } from './accounts.text.ts';

export interface Newcomer {
  /** Undefined where it is proved already. */
  readonly email?: string | undefined;
  /** Undefined where there is none. */
  readonly password?: string | undefined;
  readonly nickname: string;
  /** Undefined where there is nothing to choose from. */
  readonly organization?: string | undefined;
  readonly agreed: ReadonlySet<ConsentKind>;
}

const ofEmail = (email: string) =>
  email === '' ? REQUIRED : /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email) ? undefined : NO_EMAIL;

function ofNickname(nickname: string): string | undefined {
  if (nickname === '') return REQUIRED;
  if (nickname.length < MIN_NICKNAME_LENGTH) return tooShort(MIN_NICKNAME_LENGTH);
  return nickname.length > MAX_NICKNAME_LENGTH ? text.registration.nicknameRule : nicknameFault(nickname);
}

/**
 * What is wrong with what somebody who is new here has typed, all at once. Asked while a consent is missing alone: until then
 * nothing of it is sent, and the server judges the rest.
 */
export function newcomerFaults({ email, password, nickname, organization, agreed }: Newcomer): FormErrors {
  const found: Readonly<Record<string, string | undefined>> = {
    email: email === undefined ? undefined : ofEmail(email.trim()),
    password:
      password === undefined || password.length >= MIN_PASSWORD_LENGTH
        ? undefined
        : tooShort(password === '' ? 1 : MIN_PASSWORD_LENGTH),
    nickname: ofNickname(nickname.trim()),
    organizationCode: organization === '' ? text.organizationChoose : undefined,
    ...Object.fromEntries(
      CONSENT_KINDS.map((kind) => [`consents.${kind}`, agreed.has(kind) ? undefined : text.registration.needed]),
    ),
  };
  return Object.fromEntries(Object.entries(found).filter((fault): fault is [string, string] => fault[1] !== undefined));
}
