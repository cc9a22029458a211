import type { ErrorName } from '@dure/contract/errors';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Members } from '../../../../kernel/database/schema.gen.ts';

/** An account as it is while it is held. */
export type HeldAccount = RowPart<Members, 'member_id' | 'roles' | 'status' | 'email' | 'locked_until'>;

/**
 * What keeps a manager from changing the access of a member, both held. The caller is judged anew, since whoever waited for
 * them may have lost the role meanwhile. With nobody changing their own, each change leaves one manager: the one who made it.
 */
export function accessDenial(
  callerId: string,
  memberId: string,
  held: readonly HeldAccount[],
): Extract<ErrorName, 'unauthenticated' | 'forbidden' | 'notFound' | 'ownAccess'> | undefined {
  const find = (id: string) => held.find(({ member_id }) => member_id === id);
  const [caller, member] = [find(callerId), find(memberId)];
  if (caller?.status !== 'ACTIVE') return 'unauthenticated';
  if (!caller.roles.includes('ROLE_MANAGER')) return 'forbidden';
  if (!member || !['ACTIVE', 'LOCKED'].includes(member.status)) return 'notFound';
  return callerId === memberId ? 'ownAccess' : undefined;
}
