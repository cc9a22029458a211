/** `Asia/Seoul`, `UTC`: no offsets and no abbreviations, which the database and browsers read differently. */
const NAME = /^(?:UTC|[A-Z][A-Za-z_]*(?:\/[A-Za-z][A-Za-z_-]*){1,2})$/;

/** Where a tenant is, unless it says otherwise. */
export const DEFAULT_TIME_ZONE = 'Asia/Seoul';

/** Whether the text names a time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
