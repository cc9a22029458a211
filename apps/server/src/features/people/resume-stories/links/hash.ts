import { createHash } from 'node:crypto';

/** What is kept of a link's secret to find it by. */
export const hashOf = (secret: string): string => createHash('sha256').update(`resume\n${secret}`).digest('base64url');
