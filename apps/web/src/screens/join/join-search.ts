import { textIn, type RawSearch } from '../../kernel/search-params.ts';

/** `code`: a class code that was read from a QR code. */
export const joinSearch = (raw: RawSearch) => textIn(raw, 'code');
