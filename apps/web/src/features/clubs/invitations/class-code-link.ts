/** The address that a QR code holds: where people come in, with the code filled in. */
export const classCodeLink = (code: string): string =>
  `${window.location.origin}/account/join?code=${encodeURIComponent(code)}`;
