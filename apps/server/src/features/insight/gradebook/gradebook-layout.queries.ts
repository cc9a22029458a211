import type { GradebookLayout } from '@dure/contract/insight/gradebook/gradebook-layout';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { OfClub } from './gradebook.queries.ts';

export const findLayout = ({ tenantId, club }: OfClub) =>
  build
    .selectFrom('gradebook_layouts')
    .select([sql<GradebookLayout>`layout`.as('layout'), 'version'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club);

/** Keeps a layout over the version that its editor saw; no row is touched where another stands. */
export const saveLayout = ({ tenantId, club }: OfClub, layout: GradebookLayout, seen: number) =>
  seen === 0
    ? build
        .insertInto('gradebook_layouts')
        .values({ tenant_id: tenantId, club_sequence: club, layout: JSON.stringify(layout) })
        .onConflict((conflict) => conflict.doNothing())
    : build
        .updateTable('gradebook_layouts')
        .set((row) => ({ layout: JSON.stringify(layout), version: row('version', '+', 1) }))
        .where('tenant_id', '=', tenantId)
        .where('club_sequence', '=', club)
        .where('version', '=', seen);
