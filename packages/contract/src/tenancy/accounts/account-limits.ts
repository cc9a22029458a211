/** Limits of what people type to register, to log in or to be found (decisions, section 3), in characters. */
export const MIN_NICKNAME_LENGTH = 2;
export const MAX_NICKNAME_LENGTH = 20;
export const MIN_PASSWORD_LENGTH = 10;
/** More would only cost time to hash. */
export const MAX_PASSWORD_LENGTH = 200;
export const MAX_EMAIL_LENGTH = 254;
/** Log-in names of people without an address. */
export const MIN_LOGIN_NAME_LENGTH = 2;
export const MAX_LOGIN_NAME_LENGTH = 30;
/** How long the one-time code of somebody without an address counts. */
export const ONE_TIME_CODE_DAYS = 14;
/** As it is typed, with dashes and blanks. */
export const MAX_TYPED_ONE_TIME_CODE_LENGTH = 40;
/** Digits of the code that an app or a mail shows. */
export const ONE_TIME_CODE_DIGITS = 6;
/** Passkeys of one member. */
export const MAX_PASSKEYS = 20;
export const MAX_SECRET_LENGTH = 500;
export const MAX_PASSKEY_NAME_LENGTH = 40;
export const MAX_ISSUER_LENGTH = 300;
export const MAX_CLIENT_ID_LENGTH = 200;
export const MAX_MEMBER_TYPE_LENGTH = 40;
/** Why a manager locks or unlocks an account. */
export const MAX_LOCK_REASON_LENGTH = 300;
export const MAX_SEARCHED_NICKNAME_LENGTH = 40;
export const MAX_PROFILE_IMAGE_BYTES = 5 * 1024 * 1024;

/** Places that people choose from when they register. */
export const MAX_ORGANIZATION_CODES = 100;
export const MAX_ORGANIZATION_CODE_LENGTH = 40;

/** Members that a manager changes or writes to at once, and what they write. */
export const MAX_MANAGED_AT_ONCE = 100;
export const MAX_MEMBER_MAIL_SUBJECT_LENGTH = 100;
export const MAX_MEMBER_MAIL_LENGTH = 5000;
