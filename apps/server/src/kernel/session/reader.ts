import { createHash } from 'node:crypto';

/** Stands with what a browser may keep to be read without a network: whose it is. */
export const READER_HEADER = 'x-reader';

/** Names whom an answer is for, without saying who they are. */
export const readerOf = (tenantId: string, memberId: string | null): string =>
  memberId === null ? 'guest' : createHash('sha256').update(`${tenantId}/${memberId}`).digest('hex').slice(0, 24);
