/** Control characters other than tab and line breaks, and NUL above all, never reach the database. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/**
 * Text from outside as it may be stored: NFC, line breaks as `\n`, without control characters. Half a surrogate pair is no
 * character: PostgreSQL refuses it in JSON, so it becomes the sign for one that is lost.
 */
export const cleanText = (value: string): string =>
  value.toWellFormed().normalize('NFC').replace(CONTROL, '').replace(/\r\n?/g, '\n');
