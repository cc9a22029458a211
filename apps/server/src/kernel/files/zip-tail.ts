const END_OF_DIRECTORY = Buffer.from('PK\u0005\u0006', 'latin1');
const END_BYTES = 22;
const COMMENT_LENGTH_AT = 20;

/** A ZIP without what programs and proxies append to it: Office opens such files, so people never notice. */
export function withoutTail(bytes: Buffer): Buffer {
  const at = bytes.lastIndexOf(END_OF_DIRECTORY);
  if (at < 0 || at + END_BYTES > bytes.length) return bytes;
  return bytes.subarray(0, at + END_BYTES + bytes.readUInt16LE(at + COMMENT_LENGTH_AT));
}
