import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';

/** Questions with their answers, asked before then; one that is still being answered is not. */
const old = (tenantId: string, moment: Date) =>
  build
    .selectFrom('assistant_messages as old')
    .where('old.tenant_id', '=', tenantId)
    .where('old.asked_at', '<', moment)
    .where('old.state', '<>', 'ANSWERING');

export const countMessagesBefore = (tenantId: string, moment: Date) =>
  old(tenantId, moment).select((row) => row.fn.countAll<number>().as('count'));

/** Up to `most` of them. As an array they are looked up: joined, each piece would read the whole table. */
export const deleteSomeMessagesBefore = (tenantId: string, moment: Date, most: number) => {
  const some = old(tenantId, moment)
    .select('old.message_sequence')
    .orderBy('old.asked_at')
    .limit(most)
    .forUpdate()
    .skipLocked();
  return build
    .deleteFrom('assistant_messages')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`message_sequence = any(array(${some}))`);
};
