import { createHash } from 'node:crypto';
import type { Session } from './session.ts';

/** Stands with what a browser may keep to be read without a network: whose it is. */
export const READER_HEADER = 'x-reader';

/** Names whom an answer is for, without saying who they are. With other roles somebody is another reader. */
export function readerOf(tenantId: string, { memberId, roles }: Pick<Session, 'memberId' | 'roles'>): string {
  if (memberId === null) return 'guest';
  const who = [tenantId, memberId, ...roles.toSorted()].join('/');
  return createHash('sha256').update(who).digest('hex').slice(0, 24);
}
