/** Where people choose a password by a one-time code. */
export const oneTimeCodePage = (): string => `${window.location.origin}/account/one-time-code`;

/** The address that a QR code holds. What stands behind # stays in the browser and out of every log. */
export const oneTimeCodeLink = (loginName: string, code: string): string =>
  `${oneTimeCodePage()}#${encodeURIComponent(loginName)}/${encodeURIComponent(code)}`;

/** What such an address fills in. */
export function filledBy(hash: string): { readonly loginName: string; readonly code: string } {
  const [loginName = '', code = ''] = hash.split('/').map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return '';
    }
  });
  return { loginName, code };
}
