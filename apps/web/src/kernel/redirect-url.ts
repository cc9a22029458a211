const HERE = 'https://here.invalid';

/** A path of this site to go to, or undefined for anything that could lead elsewhere (`//x`, `/\x`, `javascript:`). */
export function safePath(value: string | undefined): string | undefined {
  if (value === undefined || !/^\/(?![/\\])/.test(value)) return undefined;
  // Browsers drop tabs and line breaks from addresses: "/\t/x" would be "//x".
  if (/[\u0000-\u001F\u007F]/.test(value) || !URL.canParse(value, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  // "/..//x" climbs to "//x".
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

const COOKIE = 'redirectionUrl';
const HOUR_SECONDS = 3600;

/** The page to go to after a log-in, kept for an hour while somebody logs in by another way. */
export const redirectionCookie = {
  read(): string | undefined {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${COOKIE}=`));
    if (found === undefined) return undefined;
    try {
      return safePath(decodeURIComponent(found.slice(COOKIE.length + 1)));
    } catch {
      return undefined;
    }
  },
  write(path: string): void {
    document.cookie = `${COOKIE}=${encodeURIComponent(path)}; path=/; max-age=${HOUR_SECONDS}; samesite=lax`;
  },
  clear(): void {
    document.cookie = `${COOKIE}=; path=/; max-age=0; samesite=lax`;
  },
};
