import type * as endpoints from '@dure/contract/clubs/memberships/my-memberships.endpoints';
import type { z } from 'zod';
import type { Unit } from '../../../kernel/unit.ts';
import { ownMembershipView } from './memberships.view.ts';
import { countOwn, listOwn } from './own-memberships.queries.ts';

/** How the caller stands to the clubs they ever had to do with, or to one of them. */
export async function listOwnMemberships(unit: Unit, query: z.output<(typeof endpoints.listOwnMemberships)['query']>) {
  const [rows, [count]] = await unit.read(
    listOwn(unit.tenantId, unit.memberId, query.clubSequence, query),
    countOwn(unit.tenantId, unit.memberId, query.clubSequence),
  );
  return { contents: rows.map(ownMembershipView), totalElements: count!.total };
}
