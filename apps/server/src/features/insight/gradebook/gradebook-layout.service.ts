import type * as endpoints from '@dure/contract/insight/gradebook/gradebook.endpoints';
import type { KeptLayout } from '@dure/contract/insight/gradebook/gradebook.endpoints';
import type { z } from 'zod';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import { findLayout, saveLayout } from './gradebook-layout.queries.ts';
import { layoutView } from './gradebook.view.ts';

type Saved = z.output<(typeof endpoints.saveGradebookLayout)['body']>;

/** How the club's gradebook counts and leaves as a file from now on, for all its admins. */
export function saveGradebookLayout(unit: Unit, club: number, { version, ...layout }: Saved): Promise<KeptLayout> {
  const of = { tenantId: unit.tenantId, club };
  return unit.write(async (transaction) => {
    admitClubAdmin(unit.me, await transaction.first(findClubFacts(unit.tenantId, club, unit.memberId)));
    const saved = await transaction.change(saveLayout(of, layout, version));
    const kept = layoutView(await transaction.first(findLayout(of)));
    return saved === 0 ? refuse('staleVersion', { data: kept }) : kept;
  });
}
