/** Order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const HALF_BYTES = 32;

/** Of the two signatures s and n − s, which verify alike, the lower one. */
function lower(signature: Buffer): Buffer {
  if (signature.length !== 2 * HALF_BYTES) return signature;
  const s = BigInt(`0x${signature.toString('hex', HALF_BYTES)}`);
  if (s <= ORDER / 2n || s >= ORDER) return signature;
  const other = (ORDER - s).toString(16).padStart(2 * HALF_BYTES, '0');
  return Buffer.concat([signature.subarray(0, HALF_BYTES), Buffer.from(other, 'hex')]);
}

/**
 * The one way to write a token (compact JWS, ES256): base64url without padding or loose bits, and the lower signature.
 * Without it one token could be written in many ways that verify alike.
 */
export function canonical(token: string): string {
  const parts = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  const signature = parts.pop()!;
  return [...parts, lower(signature)].map((part) => part.toString('base64url')).join('.');
}
