import type { ByteRange } from '../files/store.ts';

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * What a header `Range` asks for of a file with so many bytes (RFC 9110, section 14): one range, cut at the file's end.
 * Undefined is the whole file: no range, several, or what is none. 'none' is a range that holds nothing of it.
 */
export function rangeOf(header: string | undefined, byteSize: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const end = byteSize - 1;
  if (from === '')
    return to === '0' || byteSize === 0 ? 'none' : { first: Math.max(0, byteSize - Number(to)), last: end };
  const first = Number(from);
  const last = to === '' ? end : Math.min(end, Number(to));
  if (to !== '' && Number(to) < first) return undefined;
  return first > end ? 'none' : { first, last };
}
