import { build } from '../../src/kernel/database/build.ts';
import type { Part } from '../part.ts';
import { memberIdOf } from '../people/people.part.ts';
import { FRIENDS } from './friends.content.ts';

/** Friends of the listed accounts, and a request that waits on either side of the first of them. */
export const seedFriends: Part = async ({ transaction, tenant, at }) => {
  const rows = FRIENDS.flatMap(({ who, whom, tie, day, minute }) => {
    const row = (one: string, other: string) => ({
      tenant_id: transaction.tenantId,
      member_id: memberIdOf(tenant, one),
      other_id: memberIdOf(tenant, other),
      tie,
      since: at(day, minute),
    });
    return [row(who, whom), ...(tie === 'FRIEND' ? [row(whom, who)] : [])];
  });
  await transaction.change(build.insertInto('member_ties').values(rows));
};
