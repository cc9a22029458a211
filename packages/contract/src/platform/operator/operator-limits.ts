/** Most characters of what people of a suspended organisation read, of a reason, and of an operator's name. */
export const OPERATOR_LIMITS = { suspensionNote: 200, reason: 300, name: 40, email: 254 } as const;

/** Days between the order to delete an organisation and its deletion, in which it can be called off. */
export const DELETION_DAYS = 30;

/** Hours until an operator logs in again. */
export const OPERATOR_SESSION_HOURS = 8;

/** So many log-ins that fail, one after another, lock an operator's account for so many minutes. */
export const OPERATOR_LOCK = { failures: 10, minutes: 15 } as const;

/** Fewest characters of the passphrase that seals an archive. */
export const MIN_PASSPHRASE = 12;
