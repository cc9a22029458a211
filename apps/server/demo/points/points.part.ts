import type { Part } from '../part.ts';

/** What all that was told so far has earned, at the moments of the story instead of now. */
export const seedPoints: Part = async ({ transaction }) => {
  for (const table of ['point_entries', 'point_changes'])
    await transaction.execute(`delete from ${table} where tenant_id = $1`, [transaction.tenantId]);
  await transaction.execute('select derive_points($1)', [transaction.tenantId]);
  await transaction.execute('select rank_points($1)', [transaction.tenantId]);
};
