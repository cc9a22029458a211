import type { RawSearch } from '../../kernel/search-params.ts';

/** `code`: a class code that was read from a QR code; empty for one that is to be typed. */
export const joinSearch = ({ code }: RawSearch): { readonly code?: string } =>
  code === undefined || code === null ? {} : { code: String(code as string).slice(0, 40) };
