/** Most characters of what people of a suspended organisation read, of a reason, and of an operator's name. */
export const OPERATOR_LIMITS = {
  suspensionNote: 200,
  reason: 300,
  name: 40,
  email: 254,
  /** A limit of storage lies between these; most won of a month. */
  storageBytes: { min: 1024 ** 3, max: 100_000 * 1024 ** 3 },
  won: 2_000_000_000,
} as const;

/** Bytes in a gigabyte, which operators limit storage by. */
export const GIGABYTE = 1024 ** 3;

/** Days between the order to delete an organisation and its deletion, in which it can be called off. */
export const DELETION_DAYS = 30;

/** Hours until an operator logs in again. */
export const OPERATOR_SESSION_HOURS = 8;

/** So many log-ins that fail, one after another, lock an operator's account for so many minutes. */
export const OPERATOR_LOCK = { failures: 10, minutes: 15 } as const;

/** Fewest characters of the passphrase that seals an archive. */
export const MIN_PASSPHRASE = 12;
