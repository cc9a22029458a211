import iconv from 'iconv-lite';

/** What stands where bytes make no character. */
const LOST = '\ufffd';

/**
 * Text in CP949, which Korean Windows writes: EUC-KR with all syllables. Node's own `euc-kr` lacks those of CP949.
 * Undefined for bytes that are none; a character cut off at the end of a `sample` is left out.
 */
export function decodeKorean(bytes: Uint8Array, isSample = false): string | undefined {
  const text = iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), 'cp949');
  const whole = isSample && text.endsWith(LOST) ? text.slice(0, -1) : text;
  return whole.includes(LOST) ? undefined : whole;
}
