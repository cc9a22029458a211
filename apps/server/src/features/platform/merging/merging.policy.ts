import { MERGE_DAYS } from '@dure/contract/limits/merge-limits';
import { highestRole, rolesUpTo } from '@dure/contract/tenancy/accounts/member-roles';
import type { ErrorName } from '@dure/contract/errors';
import type { RowPart } from '../../../kernel/columns.ts';
import type { Members } from '../../../kernel/database/schema.gen.ts';

const DAY_MS = 24 * 60 * 60_000;

type Account = RowPart<Members, 'member_id' | 'roles' | 'status'>;

/** Merges of before this cannot be taken back. */
export const oldestMerge = (now: Date): Date => new Date(now.getTime() - MERGE_DAYS * DAY_MS);
export const undoUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + MERGE_DAYS * DAY_MS);

/** What keeps a manager from merging two accounts, all three held. */
export function mergeDenial(
  callerId: string,
  mergedId: string,
  keptId: string,
  held: readonly Account[],
): Extract<ErrorName, 'unauthenticated' | 'forbidden' | 'notFound' | 'notMergeable' | 'ownAccess'> | undefined {
  const find = (id: string) => held.find(({ member_id }) => member_id === id);
  const [caller, merged, kept] = [find(callerId), find(mergedId), find(keptId)];
  if (caller?.status !== 'ACTIVE') return 'unauthenticated';
  if (!caller.roles.includes('ROLE_MANAGER')) return 'forbidden';
  if (callerId === mergedId) return 'ownAccess';
  if (!merged || !kept) return 'notFound';
  const isReady = mergedId !== keptId && kept.status === 'ACTIVE' && ['ACTIVE', 'LOCKED'].includes(merged.status);
  return isReady ? undefined : 'notMergeable';
}

/** The roles of both: whoever was a manager by either account stays one, so the last one is never lost. */
export const rolesOfBoth = (kept: readonly string[], merged: readonly string[]) =>
  rolesUpTo(highestRole([...new Set([...kept, ...merged])]));
