import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';

/** Of how many answers it settled the likes. */
export const settleSome = (tenantId: string, most: number) =>
  build.selectNoFrom(sql<number>`settle_likes(${tenantId}::uuid, ${most}::integer)`.as('settled'));
